/** How long a line's messages take: the median of its latest round trips, as people feel it. */
import type { Latency } from '#shared/protocol/table.ts';

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
