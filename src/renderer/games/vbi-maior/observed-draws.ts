/** Which cards lay in which places of the common deck when a turn began (VM-5), and what chance decided. */

import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';

/** The own cards while they are arranged for the first time in a turn: each seat drew its own in one go, seat 0 first. */
export function observedDraws({ last, turn, hand, viewer }: Observation): ObservedDraw[] {
  if (last?.type === 'tie') return [{ type: 'tie', fields: { curse: last.curse } }];
  if (last?.type !== 'shuffle' || !hand || viewer === 'everyone') return [];
  const places = Array.from({ length: turn }, (_, k) => viewer * turn + k);
  // Another number of cards is no turn's beginning: a look in between, after a deck was shuffled for Fortune (VM-18).
  return hand.length === turn ? [{ type: 'shuffle', places, cards: hand }] : [];
}
