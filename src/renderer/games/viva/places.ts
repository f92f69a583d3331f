/** Where things lie on the cloth of VIVA: three houses in the middle, the blocking card at their right, the stock at their left. */
import { handPlace, shift } from '../../table/geometry.ts';
import type { Place } from '../../table/scene.ts';

/** A card in a house is what all look at. */
export const HOUSE_SCALE = 1.15;
export const GENERAL_SCALE = 1;
export const OWN_SCALE = 0.8;
export const STOCK_SCALE = 0.85;
/** Others' hands. */
export const OTHERS_SCALE = 0.62;

/** As close as houses can lie on the narrow table of a phone. */
const APART = 12.8;
const MIDDLE = -2.5;

export function housePlace(house: number): Place {
  return { x: (house - 1) * APART, z: MIDDLE, turn: 0 };
}

/** Across, as nothing else lies: it is in the way. */
export const GENERAL_PLACE: Place = { x: 24.6, z: MIDDLE, turn: 90 };
export const STOCK_PLACE: Place = { x: -24.6, z: MIDDLE - 6, turn: 4 };
export const CLEARED_PLACE: Place = { x: -24.6, z: MIDDLE + 6, turn: -7 };

/** A blocking card of one's own: across before its owner, at the right hand, clear of the houses. */
export function ownPlace(step: number, seats: number): Place {
  if (step === 0) return { x: 19.5, z: 10.5, turn: 90 };
  const place = shift(handPlace(step, seats), 8.5, 5);
  return { ...place, turn: place.turn + 90 };
}
