/** Playouts of a sampled world. */
import { at } from '../../engine/collections.ts';
import type { Random } from '../../engine/random.ts';
import type { GameTypes, MoveIndex, Seat } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';
import type { IndexedRules } from './indexed-rules.ts';

/** Max moves of a playout; a longer one has no winner. */
const MAX_PLAYOUT_MOVES = 2000;

/** A seat to move and its candidate moves, valid until a move is made. */
export interface Decision {
  readonly seat: Seat;
  readonly moves: readonly MoveIndex[];
}

/** The next decision; chance is drawn on the way. Undefined once it is decided. */
export function nextDecision<G extends GameTypes>(
  rules: IndexedRules<G>,
  mind: SearchModel<G>,
  world: G['State'],
  random: Random,
): Decision | undefined {
  while (!mind.outcome(world)) {
    const turn = rules.toAct(world);
    if (turn === 'over') return undefined;
    if (turn === 'chance') {
      rules.apply(world, { by: 'chance', ...rules.drawChance(world, random) });
      continue;
    }
    const seat = at(turn, 0);
    // A good rollout policy needs no candidate filter.
    const all = rules.indexedMoves.legal(world, seat);
    return {
      seat,
      moves: all.length > 1 && !mind.usesFlatMonteCarlo ? (mind.candidateMoves?.(world, seat, all) ?? all) : all,
    };
  }
  return undefined;
}

/** Plays the world out, changing it, and returns each seat's outcome. */
export function rollOut<G extends GameTypes>(
  rules: IndexedRules<G>,
  mind: SearchModel<G>,
  world: G['State'],
  first: Decision | undefined,
  random: Random,
): readonly number[] | undefined {
  const longest = mind.rolloutCutoff?.moves(world) ?? MAX_PLAYOUT_MOVES;
  let decides = first;
  for (let moves = 0; decides && moves < longest; moves++) {
    const { seat } = decides;
    const move =
      decides.moves.length === 1 ? at(decides.moves, 0) : mind.rolloutMove(world, seat, decides.moves, random);
    rules.indexedMoves.apply(world, seat, move);
    decides = nextDecision(rules, mind, world, random);
  }
  return mind.outcome(world) ?? mind.rolloutCutoff?.evaluate(world);
}
