/** Where a trick game's cards lie, for two to six seats. Table coordinates; `step`: seats clockwise from the viewer. */
import type { TvLayout, ZonePosition } from '../games/game.ts';
import { handPlace, shift, takenPlace, trickPlace } from '../motion/layout/table-geometry.ts';
import type { SpreadOffsets } from '../motion/scene.ts';

export const OTHERS_SCALE = 0.62;
const TAKEN_SCALE = 0.55;
/** The own hand is as broad as these cards at most: the own plate stands left of it. */
const BROADEST_HAND = 9;
/** The hand opposite is in the way, so its tricks lie beside it. */
const BESIDE_HAND_CM = 11;
/** Every card lies whole in front of its player, also beside one that wins the trick, which rises and grows. */
const TRICKS = {
  2: { place: { x: 0, z: -2, turn: 0 }, scale: 1.6, offsets: { across: 0, along: 0.59, lean: 0.1, apart: 1 } },
  4: { place: shift(trickPlace(), 0, -1), scale: 1.6, offsets: { across: 1.35, along: 0.62, lean: 0.06, apart: 0.85 } },
  // Two on each side: the nearer one is further out.
  6: { place: trickPlace(), scale: 1.25, offsets: { across: 3.2, along: 0.8, lean: 0.06, apart: 3.6 } },
};
/** The stock left of the trick, the turned-up card half under it. */
const STOCK = { place: { x: -20, z: 10, turn: 0 }, scale: 1 };
const UPCARD = { place: { x: -15.5, z: 10, turn: 90 }, scale: 1 };
/** Above the left seat's cards: below its plate lies what the page says. */
const TV_STOCK = { place: { x: -43, z: -14, turn: 0 }, scale: 1.1 };
const TV_UPCARD = { place: { x: -37, z: -14, turn: 90 }, scale: 1.1 };

type SpreadPosition = Partial<ZonePosition> & Pick<ZonePosition, 'place'> & { readonly offsets?: SpreadOffsets };

/** Without a stock beside it a trick of five is as large as in other games. */
export function trickPosition(seats: number, tv: TvLayout | undefined, hasStock: boolean): SpreadPosition {
  if (tv) return tv.trick;
  if (seats === 5 && !hasStock) return { place: trickPlace() };
  return seats === 2 ? TRICKS[2] : seats < 5 ? TRICKS[4] : TRICKS[6];
}

export function takenPosition(step: number, seats: number, tv: TvLayout | undefined): ZonePosition {
  if (tv) return tv.taken(step, seats);
  const place = 2 * step === seats ? shift(handPlace(step, seats), BESIDE_HAND_CM, 0) : takenPlace(step, seats);
  return { place, scale: TAKEN_SCALE };
}

/** The scale of the own hand's cards. */
export function ownScale(count: number): number {
  return Math.min(1, BROADEST_HAND / count);
}

/** Where the stock lies. */
export function stockPosition(tv: TvLayout | undefined): ZonePosition {
  return tv ? TV_STOCK : STOCK;
}

/** Where the turned-up card lies. */
export function upcardPosition(tv: TvLayout | undefined): ZonePosition {
  return tv ? TV_UPCARD : UPCARD;
}
