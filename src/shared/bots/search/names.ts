import type { AnyMove } from '../../engine/rules.ts';

const MOVE_KEYS = new WeakMap<AnyMove, string>();

/** What a move is called in a tree: the same for equal moves. Games list the same objects again and again. */
export function moveKey(move: AnyMove): string {
  let name = MOVE_KEYS.get(move);
  if (name === undefined) {
    name = JSON.stringify(move);
    MOVE_KEYS.set(move, name);
  }
  return name;
}
