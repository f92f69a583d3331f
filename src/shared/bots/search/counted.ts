/** A search goes by the numbers of moves: names come in and go out where a choice is asked for. */
import { present } from '../../engine/at.ts';
import { indexesByMove } from '../../engine/by-number.ts';
import type { IndexedMoves, GameTypes, MoveIndex, Rules } from '../../engine/rules.ts';
import { moveKey } from './names.ts';

/** The rules of a game whose moves have numbers. */
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

export function indexOfMove<G extends GameTypes>({ indexedMoves: { moves } }: IndexedRules<G>, move: G['Move']): MoveIndex {
  return present(indexesByMove(moves).get(moveKey(move)), `number of ${moveKey(move)}`);
}
