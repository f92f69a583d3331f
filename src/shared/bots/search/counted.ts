/** A search goes by the numbers of moves: names come in and go out where a choice is asked for. */
import { present } from '../../engine/at.ts';
import { numbersOf } from '../../engine/by-number.ts';
import type { ByNumber, GameTypes, MoveNumber, Rules } from '../../engine/rules.ts';
import { nameOf } from './names.ts';

/** The rules of a game whose moves have numbers. */
export interface Counted<G extends GameTypes> extends Rules<G> {
  readonly byNumber: ByNumber<G>;
}

export function counted<G extends GameTypes>(rules: Rules<G>): Counted<G> {
  if (!isCounted(rules)) throw new Error(`${rules.id} can’t be searched: its moves have no numbers`);
  return rules;
}

function isCounted<G extends GameTypes>(rules: Rules<G>): rules is Counted<G> {
  return rules.byNumber !== undefined;
}

export function numberOf<G extends GameTypes>({ byNumber: { moves } }: Counted<G>, move: G['Move']): MoveNumber {
  return present(numbersOf(moves).get(nameOf(move)), `number of ${nameOf(move)}`);
}
