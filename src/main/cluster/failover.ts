/** Takes what nobody holds, some at once: all at once are more than an engine answers in time, and then none is taken. */
import type { Shard } from './log-message.ts';

/** So many. */
const MAX_CONCURRENT_TAKEOVERS = 32;

/** What could not be taken is counted so long, in ms, before it is said. */
const FAILURES_COALESCE_MS = 1000;

interface TakeoverQueueDeps {
  /** Whether it is still to be taken: somebody may have, while it waited here. */
  isOrphan(holding: Shard): boolean;
  /** Writes that it is this host's; rejects where nobody answers. */
  claim(holding: Shard): Promise<void>;
  log(line: string): void;
}

export class TakeoverQueue {
  readonly #deps: TakeoverQueueDeps;
  readonly #now = new Set<Shard>();
  /** What waits until fewer are being taken. */
  readonly #later = new Set<Shard>();
  /** How many could not be taken just now, by why. */
  readonly #untaken = new Map<string, number>();

  constructor(deps: TakeoverQueueDeps) {
    this.#deps = deps;
  }

  /** Soon. What can't be is left: it is said again as long as nobody has it. */
  request(holding: Shard): void {
    if (this.#now.has(holding)) return;
    this.#later.add(holding);
    this.#next();
  }

  #next(): void {
    for (const holding of this.#later) {
      if (this.#now.size >= MAX_CONCURRENT_TAKEOVERS) return;
      this.#later.delete(holding);
      if (this.#deps.isOrphan(holding)) this.#try(holding);
    }
  }

  #try(holding: Shard): void {
    this.#now.add(holding);
    const done = (): void => {
      this.#now.delete(holding);
      this.#next();
    };
    this.#deps.claim(holding).then(done, (error) => {
      this.#couldNot(error instanceof Error ? error.message : String(error));
      done();
    });
  }

  /** A line for all that failed for the same reason: there may be a thousand. */
  #couldNot(why: string): void {
    const count = this.#untaken.get(why) ?? 0;
    this.#untaken.set(why, count + 1);
    if (count > 0) return;
    setTimeout(() => {
      this.#deps.log(`could not take ${this.#untaken.get(why)} of the house's tables: ${why}`);
      this.#untaken.delete(why);
    }, FAILURES_COALESCE_MS).unref();
  }
}
