/** Searches use move indices; names only at the interface. */

import { clone } from '../../engine/clone.ts';
import { present } from '../../engine/collections.ts';
import { indexesByMove } from '../../engine/move-index.ts';
import type { AnyMove, GameTypes, IndexedMoves, MoveIndex, Rules } from '../../engine/rules.ts';

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
