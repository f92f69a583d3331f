/** A worker thread that chooses what is told of a finished match: started for it, and ended with it. One at a time. */
import { Worker } from 'node:worker_threads';
import type { Chapter } from '#shared/protocol/story.ts';
import type { FromStoryWorker, StoryRequest } from './worker-messages.ts';

/** Enough to search in; what wants more ends the thread, not the host. */
const WORKER_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

export interface StoryChooser {
  /** Rejects where it came to nothing. */
  choose(match: StoryRequest): Promise<readonly Chapter[]>;
}

export class StoryThread implements StoryChooser {
  readonly #script: URL;
  #worker: Worker | undefined;
  #latest: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** `script` is the bots' worker. */
  constructor(script: URL) {
    this.#script = script;
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
    const worker = new Worker(this.#script, { resourceLimits: WORKER_LIMITS });
    this.#worker = worker;
    const { promise, resolve, reject } = Promise.withResolvers<readonly Chapter[]>();
    worker.on('message', ({ story, failed }: FromStoryWorker) => (story ? resolve(story) : reject(new Error(failed))));
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the thread has ended')));
    worker.postMessage({ type: 'story', match });
    try {
      return await promise;
    } finally {
      this.#worker = undefined;
      await worker.terminate();
    }
  }
}
