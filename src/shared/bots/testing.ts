/** For the tests of bots. */

import { present } from '../engine/collections.ts';
import type { Game } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { GameTypes, Seat } from '../engine/rules.ts';
import { entrantOf } from './arena/entrant.ts';
import { type Matchup, playDeal } from './arena/matchup.ts';
import { matchupStanding } from './arena/standing.ts';
import type { ConfidenceInterval } from './confidence-interval.ts';
import { isSeatObservation, type SeatObservation } from './policy.ts';

/** What this seat observes as the match stands. */
export function observationOf<G extends GameTypes>(
  { rules, state }: Pick<Match<G>, 'rules' | 'state'>,
  seat: Seat,
): SeatObservation<G> {
  const observation = rules.observe(state, seat);
  if (!isSeatObservation(observation)) throw new Error(`seat ${seat} sees what everyone does`);
  return observation;
}

/** By how much the first of two of a game's entrants is ahead of the second, on cards that are the same each time. */
export function leadBetween<G extends GameTypes>(
  game: Game<G>,
  names: readonly [string, string],
  { deals, ...plan }: Pick<Matchup, 'seats' | 'options'> & { readonly deals: number },
): ConfidenceInterval {
  // A contest takes any game and asks only what is the same in all.
  const any = game as unknown as Game;
  const [first, second] = names.map((name) => present(entrantOf(any, name), name));
  const entrants: Matchup['entrants'] = [present(first, 'first'), present(second, 'second')];
  const contest = { game: any, entrants, seed: 4, ...plan };
  return matchupStanding(Array.from({ length: deals }, (_, index) => playDeal(contest, index))).lead;
}
