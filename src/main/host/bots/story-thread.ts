/** A worker thread that chooses what is told of a finished match: started for it, and ended with it. One at a time. */
import type { Chapter } from '#shared/protocol/story.ts';
import type { BotThread, StartThread } from './bot-thread.ts';
import type { FromStoryWorker, StoryRequest } from './worker-messages.ts';

export interface StoryChooser {
  /** Rejects where it came to nothing. */
  choose(match: StoryRequest): Promise<readonly Chapter[]>;
}

export class StoryThread implements StoryChooser {
  readonly #startThread: StartThread;
  #worker: BotThread | undefined;
  #latest: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(startThread: StartThread) {
    this.#startThread = startThread;
  }

  choose(match: StoryRequest): Promise<readonly Chapter[]> {
    const told = this.#latest.then(() => this.#run(match));
    this.#latest = told.catch(() => undefined);
    return told;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  async #run(match: StoryRequest): Promise<readonly Chapter[]> {
    if (this.#isClosed) throw new Error('the host has ended');
    const worker = this.#startThread();
    this.#worker = worker;
    const { promise, resolve, reject } = Promise.withResolvers<readonly Chapter[]>();
    worker.listen({
      message: ({ story, failed }: FromStoryWorker) => (story ? resolve(story) : reject(new Error(failed))),
      error: (why) => reject(new Error(why)),
      exit: () => reject(new Error('the thread has ended')),
    });
    worker.postMessage({ type: 'story', match });
    try {
      return await promise;
    } finally {
      this.#worker = undefined;
      await worker.terminate();
    }
  }
}
