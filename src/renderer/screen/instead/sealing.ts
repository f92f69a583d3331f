/** Stands for `session/match/sealing.ts` on the television's page: a seal is checked there too, by what comes after the first picture. */
import { surely } from '../../fetch/surely.ts';

type Real = typeof import('../../session/match/sealing.ts');

let asked: Promise<Real> | undefined;

/** What waits for it goes on in order. */
function real(): Promise<Real> {
  asked ??= surely(() => import('../../session/match/sealing.ts'));
  return asked;
}

export const followSeals: Real['followSeals'] = (table) => {
  const unfollow = real().then((sealing) => sealing.followSeals(table));
  return () => void unfollow.then((call) => call());
};

export const newWitness: Real['newWitness'] = (seen) => {
  const witness = real().then((sealing) => sealing.newWitness(seen));
  return (update) => void witness.then((see) => see(update));
};
