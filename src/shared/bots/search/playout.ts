/** A world played on as its players would: who decides next, and how it ends. */
import { at } from '../../engine/collections.ts';
import type { Random } from '../../engine/random.ts';
import type { GameTypes, MoveIndex, Seat } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';
import type { IndexedRules } from './indexed-rules.ts';

/** A playout that is longer than this is taken as it stands: nobody has won. */
const MAX_PLAYOUT_MOVES = 2000;

/** A seat on turn, and the moves that it thinks of: good until one is made, since a state may keep the list. */
export interface Decision {
  readonly seat: Seat;
  readonly moves: readonly MoveIndex[];
}

/** Who chooses next among what; chance goes by itself, in this world. Nothing once it is decided. */
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
    // Who plays well by itself needs nobody to leave out what is not worth a thought.
    const all = rules.indexedMoves.legal(world, seat);
    return {
      seat,
      moves: all.length > 1 && !mind.usesFlatMonteCarlo ? (mind.candidateMoves?.(world, seat, all) ?? all) : all,
    };
  }
  return undefined;
}

/** What this world, which is changed by it, comes to for each seat if all go on as they would guess. */
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
