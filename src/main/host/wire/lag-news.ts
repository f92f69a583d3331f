/**
 * Whose lines feel faster or slower now is told at their tables one after another. Where many change at once, it is this
 * computer that has too much to do, and telling them all would be more still.
 */
import type { Cancel, Clock } from '../time/clock.ts';

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
