import { HOUSES } from '#shared/games/viva/state/board.ts';
import { handPlace, shift } from '../../../motion/layout/table-geometry.ts';
import type { Place } from '../../../motion/scene.ts';
import type { TvLayout, ZonePosition } from '../../game.ts';

/** Ids of the zones. */
export const STOCK = 'stock';
export const CLEARED = 'cleared';
export const GENERAL = 'general';
export const OWN = 'own';

export const houseZone = (house: number): string => `house:${house}`;

export const HOUSE_ZONES: readonly string[] = HOUSES.map(houseZone);

/** A zone's house; undefined if it is none. */
export function houseOf(zone: string): number | undefined {
  const house = HOUSE_ZONES.indexOf(zone);
  return house < 0 ? undefined : house;
}

/** Scale of other players' hands. */
export const OTHERS_SCALE = 0.62;

/** Everything between the hands. */
export interface Places {
  /** Houses are the main cards. */
  house(house: number): ZonePosition;
  /** Crosswise, unlike all others, since it blocks. */
  readonly general: ZonePosition;
  readonly stock: ZonePosition;
  readonly cleared: ZonePosition;
  /** The own blocking card. */
  own(step: number, seats: number): ZonePosition;
}

/** As close as houses can be on a phone's narrow table. */
const APART = 16.8;

export const AT_TABLE: Places = {
  house: (house) => ({ place: { x: (house - 1) * APART, z: -4.5, turn: 0 }, scale: 1.6 }),
  general: { place: { x: 0, z: 13, turn: 90 }, scale: 1.15 },
  stock: { place: { x: -14, z: 14, turn: 4 }, scale: 0.9 },
  cleared: { place: { x: -22.6, z: 12, turn: -7 }, scale: 0.9 },
  own: (step, seats) => ({ place: ownPlace(step, seats), scale: 0.85 }),
};

export function placesFor(tvLayout: TvLayout | undefined): Places {
  return (tvLayout?.places as Places | undefined) ?? AT_TABLE;
}

/**
 * Crosswise to its owner's right, clear of hand and houses; to the left of the far-left seat, where there is more room.
 */
function ownPlace(step: number, seats: number): Place {
  if (step === 0) return { x: 16.5, z: 13, turn: 90 };
  const hand = handPlace(step, seats);
  const isFar = Math.abs(hand.turn) > 100 && Math.abs(hand.x) > 1;
  const place = isFar ? shift(hand, hand.x < 0 ? -11.5 : 11.5, 7) : shift(hand, 11.5, 4);
  return { ...place, turn: place.turn + 90 };
}
