/** For the tests of bots. */

import { present } from '../engine/at.ts';
import type { Level } from '../engine/bot.ts';
import type { Game } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { GameTypes, Seat } from '../engine/rules.ts';
import { isSeats, type SeenBySeat } from './policy.ts';
import { type Contest, contest, type Standing } from './tournament.ts';

/** What this seat observes as the match stands. */
export function seenBy<G extends GameTypes>(
  { rules, state }: Pick<Match<G>, 'rules' | 'state'>,
  seat: Seat,
): SeenBySeat<G> {
  const observation = rules.observe(state, seat);
  if (!isSeats(observation)) throw new Error(`seat ${seat} sees what everyone does`);
  return observation;
}

/** Two levels of a game's bots against each other, on cards that are the same each time. */
export function contestOf<G extends GameTypes>(
  game: Game<G>,
  [first, second]: readonly [Level, Level],
  plan: Pick<Contest, 'seats' | 'options' | 'matches'>,
): Standing {
  const { [first]: one, [second]: other } = game.bots;
  return contest({ game, first: present(one, first), second: present(other, second), seed: 4, ...plan });
}
