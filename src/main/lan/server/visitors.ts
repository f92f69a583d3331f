/** Who has come from the network lately, for who wants to know whether anybody can. */
import type { Clock } from '../../host/time/clock.ts';
import { isThisComputer } from '../../host/wire/own-computer.ts';

/** What was longer ago, in ms, says nothing of now. */
const RECENT_MS = 10 * 60_000;

const MAX_VISITORS = 32;

export class RecentVisitors {
  readonly #clock: Clock;
  readonly #seen = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A line came from here. */
  note(address: string | undefined): void {
    if (address === undefined || isThisComputer(address)) return;
    this.#seen.delete(address);
    this.#seen.set(address, this.#clock.now());
    for (const oldest of this.#seen.keys()) if (this.#seen.size > MAX_VISITORS) this.#seen.delete(oldest);
  }

  /** Addresses that lines came from lately, the latest first. */
  recent(): string[] {
    const since = this.#clock.now() - RECENT_MS;
    return [...this.#seen].flatMap(([address, at]) => (at >= since ? address : [])).toReversed();
  }
}
