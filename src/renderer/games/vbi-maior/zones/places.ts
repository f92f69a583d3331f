/** Places on the cloth, in table coordinates. */

import { handPlace, shift } from '../../../motion/layout/table-geometry.ts';
import type { Place } from '../../../motion/scene.ts';
import type { TvLayout, ZonePosition } from '../../game.ts';

const at = (x: number, z: number): Place => ({ x, z, turn: 0 });

/** Everything between the personal decks. With a `fit`, more cards than that are drawn smaller. */
export interface Places {
  /** The game area: its last cards in the middle, earlier ones smaller and further away. */
  readonly area: ZonePosition & { readonly cards: number };
  readonly earlier: ZonePosition;
  /** Shown cards: in front of the game area, towards the viewer. */
  readonly shown: ZonePosition & { readonly fit: number };
  readonly common: ZonePosition;
  readonly discard: ZonePosition;
  readonly returned: ZonePosition & { readonly fit: number };
  /** The personal deck of a seat, `step` seats clockwise from the viewer: in front of its owner. */
  deck(step: number, seats: number, isOwn: boolean): ZonePosition;
  /** That deck's face-up cards: to its right. */
  open(step: number, seats: number, isOwn: boolean): Place;
}

export const AT_TABLE: Places = {
  area: { place: at(0, -3), scale: 1.7, cards: 7 },
  earlier: { place: at(0, -14.8), scale: 0.56 },
  shown: { place: at(0, 10.2), scale: 1.1, fit: 3 },
  common: { place: at(-13.6, 11.2), scale: 0.8 },
  discard: { place: at(-24, 11.2), scale: 0.8 },
  returned: { place: at(17.8, 11.2), scale: 0.8, fit: 7 },
  deck: deckSpot,
  open: openPlace,
};

export function placesFor(tvLayout: TvLayout | undefined): Places {
  return (tvLayout?.places as Places | undefined) ?? AT_TABLE;
}

const OWN_SCALE = 1.45;
const OTHERS_SCALE = 0.8;

function deckSpot(step: number, seats: number, isOwn: boolean): ZonePosition {
  if (isOwn) return { place: at(0, 21.6), scale: OWN_SCALE };
  const hand = handPlace(step, seats);
  // Where shared cards are in front of a seat, its deck is nearer to it.
  return { place: shift(hand, 0, hand.z > 6 ? 0.6 : 2), scale: OTHERS_SCALE };
}

function openPlace(step: number, seats: number, isOwn: boolean): Place {
  const { place } = deckSpot(step, seats, isOwn);
  return isOwn ? shift(place, 12, 0) : shift(place, 6.2, 1);
}
