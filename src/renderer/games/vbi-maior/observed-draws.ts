/** Which cards were at which places of the common deck at a turn's start (VM-5), and random decisions. */

import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';

/** The own cards while they are first arranged in a turn: each seat drew its own at once, seat 0 first. */
export function observedDraws({ last, turn, hand, viewer }: Observation): ObservedDraw[] {
  if (last?.type === 'tie') return [{ type: 'tie', fields: { curse: last.curse } }];
  if (last?.type !== 'shuffle' || !hand || viewer === 'everyone') return [];
  const places = Array.from({ length: turn }, (_, k) => viewer * turn + k);
  // Another number of cards is no turn's start: it is a look after a deck was shuffled for Fortune (VM-18).
  return hand.length === turn ? [{ type: 'shuffle', places, cards: hand }] : [];
}
