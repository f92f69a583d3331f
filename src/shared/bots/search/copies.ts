import { clone } from '../../engine/plain.ts';
import type { GameTypes, Rules } from '../../engine/rules.ts';

/** A state of its own to play on in. */
export function copyState<G extends GameTypes>(rules: Rules<G>, state: G['State']): G['State'] {
  return rules.copy?.(state) ?? clone(state);
}
