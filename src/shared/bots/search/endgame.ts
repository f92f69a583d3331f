/** Solves a deal's end with open cards: alpha-beta with a transposition table. */
import { at } from '../../engine/collections.ts';
import type { GameTypes, MoveIndex, Seat } from '../../engine/rules.ts';
import type { Endgame, SearchModel } from '../../engine/search-model.ts';
import { copyState, type IndexedRules } from './playout.ts';

/** Lower and upper bound of a position. */
interface Bounds {
  least: number;
  most: number;
}

/** Each move's value for its seat under optimal play with open cards. */
export function solveMoves<G extends GameTypes>(
  rules: IndexedRules<G>,
  mind: SearchModel<G>,
  endgame: Endgame<G>,
  world: G['State'],
  seat: Seat,
  moves: readonly MoveIndex[],
): number[] {
  const known = new Map<string | number, Bounds>();
  const mine = endgame.side(world, seat);
  return moves.map((move) => {
    const after = copyState(rules, world);
    rules.indexedMoves.apply(after, seat, move);
    return solve(
      { rules, mind, endgame, mine, seat, known },
      after,
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    );
  });
}

interface Search<G extends GameTypes> {
  readonly rules: IndexedRules<G>;
  readonly mind: SearchModel<G>;
  readonly endgame: Endgame<G>;
  readonly mine: 0 | 1;
  readonly seat: Seat;
  readonly known: Map<string | number, Bounds>;
}

/** The seat's value if it is between `alpha` and `beta`; else a bound on that side. */
function solve<G extends GameTypes>(search: Search<G>, world: G['State'], alpha: number, beta: number): number {
  const { rules, mind, endgame, known } = search;
  const outcome = mind.outcome(world);
  if (outcome) return at(outcome, search.seat);
  const turn = rules.toAct(world);
  if (typeof turn === 'string') throw new Error(`${rules.id}: an end that is not over`);
  const key = endgame.key(world);
  const seen = known.get(key);
  if (seen) {
    if (seen.least >= beta || seen.least === seen.most) return seen.least;
    if (seen.most <= alpha) return seen.most;
  }
  const low = Math.max(alpha, seen?.least ?? alpha);
  const high = Math.min(beta, seen?.most ?? beta);
  const worth = bestAt(search, world, at(turn, 0), low, high);
  const bounds = seen ?? { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  if (worth > low) bounds.least = worth;
  if (worth < high) bounds.most = worth;
  if (!seen) known.set(key, bounds);
  return worth;
}

/** Tries moves until a cutoff. */
function bestAt<G extends GameTypes>(
  search: Search<G>,
  world: G['State'],
  turn: Seat,
  alpha: number,
  beta: number,
): number {
  const { rules, mind, endgame, mine } = search;
  const wants = endgame.side(world, turn) === mine;
  let best = wants ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let [low, high] = [alpha, beta];
  const legal = rules.indexedMoves.legal(world, turn);
  const moves = legal.length > 1 ? (mind.candidateMoves?.(world, turn, legal) ?? legal) : legal;
  const count = moves.length;
  for (let k = 0; k < count; k++) {
    const move = at(moves, k);
    // The last move may use the world itself: nobody needs it afterwards.
    const after = k === count - 1 ? world : copyState(rules, world);
    rules.indexedMoves.apply(after, turn, move);
    const worth = solve(search, after, low, high);
    if (wants) {
      best = Math.max(best, worth);
      low = Math.max(low, best);
    } else {
      best = Math.min(best, worth);
      high = Math.min(high, best);
    }
    if (low >= high) break;
  }
  return best;
}
