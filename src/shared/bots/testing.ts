/** Helpers for bot tests. */
import { present } from '../engine/collections.ts';
import type { Game } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { GameTypes, Seat } from '../engine/rules.ts';
import { entrantOf, type Matchup, matchupStanding, playDeal } from './arena.ts';
import type { ConfidenceInterval } from './confidence-interval.ts';
import { isSeatObservation, type SeatObservation } from './policy.ts';

/** The seat's current observation. */
export function observationOf<G extends GameTypes>(
  { rules, state }: Pick<Match<G>, 'rules' | 'state'>,
  seat: Seat,
): SeatObservation<G> {
  const observation = rules.observe(state, seat);
  if (!isSeatObservation(observation)) throw new Error(`seat ${seat} sees what everyone does`);
  return observation;
}

/** The first entrant's lead over the second, on fixed cards. */
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
