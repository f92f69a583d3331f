/**
 * Whose lines feel faster or slower now is told at their tables one after another. Where many change at once, it is this
 * computer that has too much to do, and telling them all would be more still.
 */

import type { Latency } from '#shared/protocol/table.ts';
import type { Cancel, Clock } from '../time/clock.ts';

// How long a line's messages take: the median of its latest round trips, as people feel it.

/** So many round trips count: one slow one says nothing. */
const SAMPLE_COUNT = 5;

/** Below these, in ms, a line is good, or at least fair. */
const GOOD_BELOW_MS = 80;
const FAIR_BELOW_MS = 250;

export class LatencyMeter {
  #latest: number[] = [];

  /** null while nothing was measured. */
  get lag(): Latency | null {
    const sorted = this.#latest.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    if (median === undefined) return null;
    if (median < GOOD_BELOW_MS) return 'good';
    return median < FAIR_BELOW_MS ? 'fair' : 'poor';
  }

  /** One more round trip of so many ms; whether the line feels different now. */
  add(ms: number): boolean {
    const before = this.lag;
    this.#latest = [...this.#latest, ms].slice(-SAMPLE_COUNT);
    return this.lag !== before;
  }
}

/** From one table to the next, in ms. */
const PUBLISH_INTERVAL_MS = 250;

export class LatencyNotifier<Table> {
  readonly #clock: Clock;
  readonly #tell: (table: Table) => void;
  readonly #due = new Set<Table>();
  #waiting: Cancel | undefined;

  constructor(clock: Clock, tell: (table: Table) => void) {
    this.#clock = clock;
    this.#tell = tell;
  }

  /** Tells it at this table: now, or when its turn has come. */
  add(table: Table): void {
    this.#due.add(table);
    if (!this.#waiting) this.#tellNext();
  }

  stop(): void {
    this.#waiting?.();
    this.#due.clear();
  }

  #tellNext(): void {
    this.#waiting = undefined;
    for (const table of this.#due) {
      this.#due.delete(table);
      this.#waiting = this.#clock.after(PUBLISH_INTERVAL_MS, () => this.#tellNext());
      this.#tell(table);
      return;
    }
  }
}
