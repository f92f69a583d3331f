/** Which stones lay in which places when a round was dealt (SA-3). */

import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import type { Observation } from '#shared/games/sassi/observation.ts';

/** The own hand, and the stone that begins the heap. */
export function observedDraws(observation: Observation): ObservedDraw[] {
  const { last, heap, handSizes, options } = observation;
  if (last?.type !== 'deal') return [];
  const open = handSizes.length * options.hand;
  const heaped: ObservedDraw = { type: 'deal', nth: 0, places: [open], cards: heap };
  if (observation.viewer === 'everyone') return [heaped];
  const { viewer, hand } = observation;
  const places = hand.map((_, k) => viewer * options.hand + k);
  return [heaped, { type: 'deal', nth: 0, places, cards: hand }];
}
