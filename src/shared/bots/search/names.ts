import type { AnyMove } from '../../engine/rules.ts';

const NAMES = new WeakMap<AnyMove, string>();

/** What a move is called in a tree: the same for equal moves. Games list the same objects again and again. */
export function nameOf(move: AnyMove): string {
  let name = NAMES.get(move);
  if (name === undefined) {
    name = JSON.stringify(move);
    NAMES.set(move, name);
  }
  return name;
}
