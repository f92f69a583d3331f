/** Positions common to all games on a television. */
import type { Format } from '../decks/card-sheet.ts';
import { besidePlate } from '../motion/layout/tv-places.ts';
import type { TvLayout, ZonePosition } from './game.ts';

/** Beside a plate: the scale of a hand and of tricks, and their offset right of the plate's middle. */
const HAND = { scale: 0.5, right: -5.5 };
const TAKEN = { scale: 0.45, right: 6.5 };

/** A good quarter of the picture high, with every card whole. */
export const TV_TRICK = {
  place: { x: 0, z: 0, turn: 0 },
  scale: 2.3,
  offsets: { across: 1.7, along: 0.53, lean: 0.1, apart: 0.6 },
} as const;

export function tvHand(step: number, seats: number): ZonePosition {
  return { place: besidePlate(step, seats, HAND.right), scale: HAND.scale };
}

export function tvTaken(step: number, seats: number): ZonePosition {
  return { place: besidePlate(step, seats, TAKEN.right), scale: TAKEN.scale };
}

/** Short cards' height, which `TV_TRICK` is for, in tenths of a millimetre. */
const SHORT = 880;

/** As high with long cards as with short ones: hands and tricks lie above and below it. */
export function tvTrick({ height }: Pick<Format, 'height'> = { height: SHORT }): TvLayout['trick'] {
  return { ...TV_TRICK, scale: (TV_TRICK.scale * SHORT) / height };
}
