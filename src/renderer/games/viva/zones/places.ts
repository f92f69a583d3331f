/**
 * Where things lie on the cloth of VIVA: three houses in the middle, and before them, clear of the own hand, the
 * blocking card between the stock at its left and a blocking card of the viewer's own at its right.
 */

import type { Place } from '../../../table/api.ts';
import { handPlace, shift } from '../../../table/places/geometry.ts';

/** Houses are what all look at. */
export const HOUSE_SCALE = 1.6;
export const GENERAL_SCALE = 1.15;
export const OWN_SCALE = 0.85;
export const STOCK_SCALE = 0.9;
/** Others' hands. */
export const OTHERS_SCALE = 0.62;

/** As close as houses can lie on the narrow table of a phone. */
const APART = 16.8;

export function housePlace(house: number): Place {
  return { x: (house - 1) * APART, z: -4.5, turn: 0 };
}

/** Across, as nothing else lies: it is in the way. */
export const GENERAL_PLACE: Place = { x: 0, z: 13, turn: 90 };
export const STOCK_PLACE: Place = { x: -14, z: 14, turn: 4 };
export const CLEARED_PLACE: Place = { x: -22.6, z: 12, turn: -7 };

/**
 * A blocking card of one's own: across at its owner's right, clear of hand and houses; at the left of who sits at the
 * far left, where there is more room.
 */
export function ownPlace(step: number, seats: number): Place {
  if (step === 0) return { x: 16.5, z: 13, turn: 90 };
  const hand = handPlace(step, seats);
  const isFar = Math.abs(hand.turn) > 100 && Math.abs(hand.x) > 1;
  const place = isFar ? shift(hand, hand.x < 0 ? -11.5 : 11.5, 7) : shift(hand, 11.5, 4);
  return { ...place, turn: place.turn + 90 };
}
