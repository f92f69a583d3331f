/** Playouts of a sampled world. */
import { clone } from '../../engine/clone.ts';
import { at, present } from '../../engine/collections.ts';
import { indexesByMove } from '../../engine/move-index.ts';
import type { Random } from '../../engine/random.ts';
import type { AnyMove, GameTypes, IndexedMoves, MoveIndex, Rules, Seat } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';

// Searches use move indices; names only at the interface.

const MOVE_KEYS = new WeakMap<AnyMove, string>();

/** A move's key in a tree, cached by object, as games list the same objects. */
export function moveKey(move: AnyMove): string {
  let name = MOVE_KEYS.get(move);
  if (name === undefined) {
    name = JSON.stringify(move);
    MOVE_KEYS.set(move, name);
  }
  return name;
}

/** A copy to play on in. */
export function copyState<G extends GameTypes>(rules: Rules<G>, state: G['State']): G['State'] {
  return rules.copy?.(state) ?? clone(state);
}

/** Rules with indexed moves. */
export interface IndexedRules<G extends GameTypes> extends Rules<G> {
  readonly indexedMoves: IndexedMoves<G>;
}

export function asIndexedRules<G extends GameTypes>(rules: Rules<G>): IndexedRules<G> {
  if (!hasIndexedMoves(rules)) throw new Error(`${rules.id} can’t be searched: its moves have no numbers`);
  return rules;
}

function hasIndexedMoves<G extends GameTypes>(rules: Rules<G>): rules is IndexedRules<G> {
  return rules.indexedMoves !== undefined;
}

export function indexOfMove<G extends GameTypes>(
  { indexedMoves: { moves } }: IndexedRules<G>,
  move: G['Move'],
): MoveIndex {
  return present(indexesByMove(moves).get(moveKey(move)), `number of ${moveKey(move)}`);
}

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
