/** Perft, as in chess: the number of lines of play, which many rules affect. */
import { clone } from '../clone.ts';
import { moveEvent, seatsIn } from '../match.ts';
import { seeded } from '../random.ts';
import type { GameTypes, Rules, Seat } from '../rules.ts';

type MovesOf<G extends GameTypes> = (state: G['State'], seat: Seat) => readonly G['Move'][];

/**
 * Counts lines of so many moves (at least one) from this state, which doesn't change. Any asked
 * seat may move first, so orders count separately. Chance uses one seed and is no move. A line cut
 * short by the match's end doesn't count.
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

/** The moves found the other way: all conceivable ones that the rules don't refuse. */
export function notRefusedMoves<G extends GameTypes>(rules: Rules<G>, tried: readonly G['Move'][]): MovesOf<G> {
  return (state, seat) => tried.filter((move) => !rules.refuse(state, seat, move));
}
