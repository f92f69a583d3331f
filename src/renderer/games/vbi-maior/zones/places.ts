/** Where things lie on the cloth, in table coordinates. */

import type { Place } from '../../../table/api.ts';
import { handPlace, shift } from '../../../table/places/geometry.ts';

const at = (x: number, z: number): Place => ({ x, z, turn: 0 });

/** The game area: its last cards in the middle, those before them smaller and further away. */
export const AREA = { place: at(0, -3), scale: 1.5, cards: 8 };
export const EARLIER = { place: at(0, -13.8), scale: 0.62 };
/** What all look at for a moment: before the game area, towards the viewer. */
export const SHOWN = { place: at(0, 9.2), scale: 1.15, fit: 3 };
export const COMMON = { place: at(-16.6, 10), scale: 0.8 };
export const DISCARD = { place: at(-23.4, 9.8), scale: 0.8 };
export const RETURNED = { place: at(18, 10), scale: 0.8, fit: 7 };

const OWN_SCALE = 1.45;
const OTHERS_SCALE = 0.8;

/** How large a personal deck is drawn. */
export function deckScale(isOwn: boolean): number {
  return isOwn ? OWN_SCALE : OTHERS_SCALE;
}

/** The personal deck of a seat, `step` seats clockwise from the viewer: before its owner. */
export function deckPlace(step: number, seats: number, isOwn: boolean): Place {
  return isOwn ? at(0, 21.6) : shift(handPlace(step, seats), 0, 2);
}

/** Cards of that deck that lie face up: at its right hand. */
export function openPlace(step: number, seats: number, isOwn: boolean): Place {
  const deck = deckPlace(step, seats, isOwn);
  return isOwn ? shift(deck, 12, 0) : shift(deck, 6.2, 1);
}
