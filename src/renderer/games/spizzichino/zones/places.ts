/** Where things lie on the cloth, in table coordinates. `step`: 0 is the viewer's side, 1 the other. */

import type { Place } from '../../../table/api.ts';
import { handPlace, shift, takenPlace } from '../../../table/places/geometry.ts';
import { SEATS } from '../reading/seats.ts';

const at = (x: number, z: number): Place => ({ x, z, turn: 0 });

/** The eight piles while they are chosen: two rows of four in the middle. */
export const STACK_SCALE = 1.1;
export function stackPlace(stack: number): Place {
  return at(((stack % 4) - 1.5) * 8.6, stack < 4 ? -9.5 : 2.5);
}

/** Where a pile goes that is meant for the hand: before the viewer. */
export function forHandPlace(place: number): Place {
  return at((place - 0.5) * 8.6, 16);
}

/** The two piles of a seat, left and right of the trick, their corners towards the viewer. */
export function pileScale(step: number): number {
  return step === 0 ? 1.25 : 1.1;
}
export function pilePlace(step: number, pile: number): Place {
  return at((pile === 0 ? -1 : 1) * 25, step === 0 ? 7 : -11.5);
}

export const TRICK_PLACE = at(0, -2);
export const TRICK_SCALE = 1.35;

/** What was just declared, before its seat: the words are written between the two sides. */
export const DECLARED_SCALE = 1.15;
export function declaredPlace(step: number): Place {
  return at(0, step === 0 ? 9.5 : -12);
}

export const OTHERS_SCALE = 0.7;
export const TAKEN_SCALE = 0.62;

/** Beside the other's hand: before it lies what it declares. */
export function takenAt(step: number): Place {
  return step === 0 ? takenPlace(0, SEATS.length) : shift(handAt(step), 11, 0);
}

function handAt(step: number): Place {
  return handPlace(step, SEATS.length);
}
