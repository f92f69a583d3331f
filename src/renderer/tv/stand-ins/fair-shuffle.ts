/**
 * Replaces `client/match/fair-shuffle.ts` on the television's page: seals are verified there too, by code that loads
 * after the first picture.
 */
import { loadWithRetry } from '../../lazy/load-with-retry.ts';

type Real = typeof import('../../client/match/fair-shuffle.ts');

let asked: Promise<Real> | undefined;

/** Calls made while it loads keep their order. */
function real(): Promise<Real> {
  asked ??= loadWithRetry(() => import('../../client/match/fair-shuffle.ts'));
  return asked;
}

export const subscribeFairShuffle: Real['subscribeFairShuffle'] = (table) => {
  const unfollow = real().then((sealing) => sealing.subscribeFairShuffle(table));
  return () => void unfollow.then((call) => call());
};

export const newDrawLog: Real['newDrawLog'] = (seen) => {
  const witness = real().then((sealing) => sealing.newDrawLog(seen));
  return (update) => void witness.then((see) => see(update));
};
