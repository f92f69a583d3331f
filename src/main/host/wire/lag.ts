/** How long a line's messages take: the median of its latest round trips, as people feel it. */
import type { Lag } from '#shared/protocol/table.ts';

/** So many round trips count: one slow one says nothing. */
const LATEST = 5;

/** Below these, in ms, a line is good, or at least fair. */
const GOOD = 80;
const FAIR = 250;

export class LagMeter {
  #latest: number[] = [];

  /** null while nothing was measured. */
  get lag(): Lag | null {
    const sorted = this.#latest.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    if (median === undefined) return null;
    if (median < GOOD) return 'good';
    return median < FAIR ? 'fair' : 'poor';
  }

  /** One more round trip of so many ms; whether the line feels different now. */
  measured(ms: number): boolean {
    const before = this.lag;
    this.#latest = [...this.#latest, ms].slice(-LATEST);
    return this.lag !== before;
  }
}
