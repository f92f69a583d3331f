/** How many lines of play there are, as chess counts them (perft): one number that many rules have a part in. */

import { clone } from '../clone.ts';
import { moveEvent, seatsIn } from '../match.ts';
import { seeded } from '../random.ts';
import type { GameTypes, Rules, Seat } from '../rules.ts';

type MovesOf<G extends GameTypes> = (state: G['State'], seat: Seat) => readonly G['Move'][];

/**
 * The lines of so many moves (one at least) from this state, which stays as it is. Whoever is asked may move first, so
 * that the same moves in another order are another line. Chance does what one seed gives, and is no move. A line that the
 * match's end cuts short is not counted.
 */
export function perft<G extends GameTypes>(
  rules: Rules<G>,
  state: G['State'],
  depth: number,
  movesOf: MovesOf<G> = rules.legalMoves,
): number {
  const here = clone(state);
  while (rules.toAct(here) === 'chance') rules.apply(here, { by: 'chance', ...rules.drawChance(here, seeded(depth)) });
  let lines = 0;
  for (const seat of seatsIn(rules.toAct(here))) {
    const moves = movesOf(here, seat);
    if (depth === 1) lines += moves.length;
    else for (const move of moves) lines += perft(rules, afterMove(rules, here, seat, move), depth - 1, movesOf);
  }
  return lines;
}

function afterMove<G extends GameTypes>(rules: Rules<G>, state: G['State'], seat: Seat, move: G['Move']): G['State'] {
  const after = clone(state);
  rules.apply(after, moveEvent(seat, move));
  return after;
}

/** Another way to find the moves: of all that anybody might try, those that the rules don't refuse. */
export function notRefusedMoves<G extends GameTypes>(rules: Rules<G>, tried: readonly G['Move'][]): MovesOf<G> {
  return (state, seat) => tried.filter((move) => !rules.refuse(state, seat, move));
}
