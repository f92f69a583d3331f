/** Takes over orphaned shards a few at a time: the broker times out if all are claimed at once. */
import type { Shard } from './log-message.ts';

/** Max shards claimed at a time. */
const MAX_CONCURRENT_TAKEOVERS = 32;

/** Failed takeovers are counted for this long before they are logged, in ms. */
const FAILURES_COALESCE_MS = 1000;

interface TakeoverQueueDeps {
  /**
   * Returns whether the shard still has no live owner: another host may have claimed it while it
   * was queued.
   */
  isOrphan(holding: Shard): boolean;
  /** Writes the claim; rejects if the broker doesn't answer. */
  claim(holding: Shard): Promise<void>;
  log(line: string): void;
}

export class TakeoverQueue {
  readonly #deps: TakeoverQueueDeps;
  readonly #now = new Set<Shard>();
  /** Shards queued until a slot is free. */
  readonly #later = new Set<Shard>();
  /** Failed takeovers by reason. */
  readonly #untaken = new Map<string, number>();

  constructor(deps: TakeoverQueueDeps) {
    this.#deps = deps;
  }

  /**
   * Queues a takeover. A failed one is dropped: it is requested again as long as nobody owns the
   * shard.
   */
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

  /** Logs one line per reason, since a thousand may fail at once. */
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
