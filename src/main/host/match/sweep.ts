import { StoreWriteError, type Store } from '../../store/store.ts';

/**
 * What was played for practice at tables that are gone, or at which something else is played by now, is deleted. Where the disk
 * fails that is left for the next start.
 */
export function deletePracticeMatches({ store, log }: { readonly store: Store; log(line: string): void }): void {
  try {
    store.sweepPractice();
  } catch (error) {
    if (!(error instanceof StoreWriteError)) throw error;
    log('what was played for practice could not be deleted');
  }
}
