/** For the tests of policies. */
import type { Match } from '../engine/match.ts';
import type { GameTypes, Seat } from '../engine/rules.ts';
import { isSeats, type SeenBySeat } from './policy.ts';

/** What this seat observes as the match stands. */
export function seenBy<G extends GameTypes>(
  { rules, state }: Pick<Match<G>, 'rules' | 'state'>,
  seat: Seat,
): SeenBySeat<G> {
  const observation = rules.observe(state, seat);
  if (!isSeats(observation)) throw new Error(`seat ${seat} sees what everyone does`);
  return observation;
}
