/** Stands for `session/match/sealing.ts` on the television's page: a seal is checked there too, by what comes after the first picture. */
import { loadWithRetry } from '../../fetch/surely.ts';

type Real = typeof import('../../session/match/sealing.ts');

let asked: Promise<Real> | undefined;

/** What waits for it goes on in order. */
function real(): Promise<Real> {
  asked ??= loadWithRetry(() => import('../../session/match/sealing.ts'));
  return asked;
}

export const followSeals: Real['subscribeFairShuffle'] = (table) => {
  const unfollow = real().then((sealing) => sealing.subscribeFairShuffle(table));
  return () => void unfollow.then((call) => call());
};

export const newWitness: Real['newDrawLog'] = (seen) => {
  const witness = real().then((sealing) => sealing.newDrawLog(seen));
  return (update) => void witness.then((see) => see(update));
};
