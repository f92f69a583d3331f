/** A worker thread that thinks about hints: a thread of its own, so that no bot at any table is a moment slower for it. */
import type { Hint } from '#shared/protocol/table.ts';
import type { BotThread, StartThread } from './bot-thread.ts';
import type { FromHintWorker, HintRequest, ToHintWorker } from './worker-messages.ts';

/** A question that is being thought about. */
export interface PendingHint {
  /** Nothing if it was dropped, or came to nothing. */
  readonly hint: Promise<Hint | undefined>;
  /** Nobody wants to know any more. */
  drop(): void;
}

export interface HintService {
  ask(question: HintRequest): PendingHint;
}

type Answer = (hint: Hint | undefined) => void;

export class HintThread implements HintService {
  readonly #startThread: StartThread;
  readonly #log: (line: string) => void;
  readonly #waiting = new Map<number, Answer>();
  #worker: BotThread | undefined;
  #count = 0;

  /** The thread is started with the first question, and again if it has died. */
  constructor(startThread: StartThread, log: (line: string) => void) {
    this.#startThread = startThread;
    this.#log = log;
  }

  ask(question: HintRequest): PendingHint {
    const id = this.#count++;
    const hint = new Promise<Hint | undefined>((answer) => this.#waiting.set(id, answer));
    this.#post({ type: 'ask', id, question });
    return {
      hint,
      drop: () => {
        if (!this.#waiting.has(id)) return;
        this.#post({ type: 'drop', id });
        this.#answered({ id });
      },
    };
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #post(message: ToHintWorker): void {
    this.#worker ??= this.#run();
    this.#worker.postMessage(message);
  }

  #run(): BotThread {
    const worker = this.#startThread();
    worker.listen({
      message: (message: FromHintWorker) => this.#answered(message),
      error: (why) => this.#log(`the hints' thread died: ${why}`),
      exit: () => {
        this.#worker = undefined;
        for (const id of [...this.#waiting.keys()]) this.#answered({ id });
      },
    });
    return worker;
  }

  #answered({ id, hint, failed }: FromHintWorker): void {
    if (failed !== undefined) this.#log(`a hint came to nothing: ${failed}`);
    const answer = this.#waiting.get(id);
    this.#waiting.delete(id);
    answer?.(hint);
  }
}
