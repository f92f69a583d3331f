/** Worker threads that bots think in, so that the host never waits for one. A thread that dies is replaced. */
import type { Update } from '#shared/engine/view.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { BotThread, StartThread } from './bot-thread.ts';
import type { BotSpec, FromWorker, ToWorker } from './worker-messages.ts';

/** A thread that died is replaced after this, in ms: one that dies over and over must not keep the machine busy. */
const REPLACE_AFTER_MS = 1000;

/** A bot as the match sees it. */
export interface PooledBot {
  see(update: Update): void;
  leave(): void;
}

/** What the match does for its bot. */
export interface BotOwner {
  /** The bot's answer to an update. */
  answer(message: FromWorker): void;
  /** Every update of the seat so far: a bot on a new thread lives through them again. */
  history(): Update[];
}

/** Where bots come from. */
export interface Bots {
  seat(who: Omit<BotSpec, 'id'>, owner: BotOwner): PooledBot;
}

interface PooledBotEntry {
  readonly card: BotSpec;
  readonly owner: BotOwner;
}

interface Thread {
  worker: BotThread | undefined;
  readonly members: Map<number, PooledBotEntry>;
  replacing: Cancel | undefined;
}

export class BotPool implements Bots {
  readonly #startThread: StartThread;
  readonly #clock: Clock;
  readonly #log: (line: string) => void;
  readonly #threads: Thread[];
  #count = 0;
  #closed = false;

  /** Threads are started when the first bot sits down. */
  constructor(startThread: StartThread, clock: Clock, log: (line: string) => void) {
    this.#startThread = startThread;
    this.#clock = clock;
    this.#log = log;
    // An older Node says nothing of it.
    const cores = globalThis.navigator?.hardwareConcurrency ?? 2;
    const size = Math.max(1, Math.min(4, cores - 1));
    this.#threads = Array.from({ length: size }, () => ({
      worker: undefined,
      members: new Map(),
      replacing: undefined,
    }));
  }

  /** A new bot, on the thread with the fewest; it is shown its history first. */
  seat(who: Omit<BotSpec, 'id'>, owner: BotOwner): PooledBot {
    const card: BotSpec = { ...who, id: this.#count++ };
    const thread = this.#threads.reduce((least, next) => (next.members.size < least.members.size ? next : least));
    const member = { card, owner };
    thread.members.set(card.id, member);
    if (thread.worker) introduce(thread, member);
    else if (!thread.replacing) this.#run(thread);
    return {
      see: (update) => post(thread, { type: 'see', id: card.id, update }),
      leave: () => {
        thread.members.delete(card.id);
        post(thread, { type: 'leave', id: card.id });
      },
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { replacing } of this.#threads) replacing?.();
    await Promise.all(this.#threads.map(({ worker }) => worker?.terminate()));
  }

  #run(thread: Thread): void {
    const worker = this.#startThread();
    thread.worker = worker;
    worker.listen({
      message: (message: FromWorker) => thread.members.get(message.id)?.owner.answer(message),
      error: (why) => this.#log(`a bots' thread died: ${why}`),
      exit: () => this.#replace(thread),
    });
    for (const member of thread.members.values()) introduce(thread, member);
  }

  #replace(thread: Thread): void {
    thread.worker = undefined;
    if (this.#closed) return;
    thread.replacing = this.#clock.after(REPLACE_AFTER_MS, () => {
      thread.replacing = undefined;
      this.#run(thread);
    });
  }
}

function introduce(thread: Thread, { card, owner }: PooledBotEntry): void {
  post(thread, { type: 'sit', bot: card });
  for (const update of owner.history()) post(thread, { type: 'see', id: card.id, update });
}

/** Lost if the thread is dead: the next one is told everything anyway. */
function post(thread: Thread, message: ToWorker): void {
  thread.worker?.postMessage(message);
}
