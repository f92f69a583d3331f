/**
 * Lays out a television's table (`TV_TABLE`): the middle is for the cards that all look at, and each seat's cards are
 * small beside its plate along the picture's edge. Nothing is turned towards a chair, since nobody sits at the table.
 * Coordinates as in table-geometry.ts. Pure.
 */
import type { Place } from '../scene.ts';
import { TV_TABLE } from './table-geometry.ts';

/** The side of the picture a seat is at. */
type Side = 'near' | 'left' | 'far' | 'right';

/** A seat: the middle of its plate, and its direction as Place.turn. */
interface TvSeat {
  readonly side: Side;
  readonly plate: Place;
}

/** From the picture's middle to the plates at its sides and at its lower and upper edge. */
const ACROSS = TV_TABLE.halfWidth + TV_TABLE.rim / 2;
const ALONG = TV_TABLE.halfDepth + 1.8;
/** From one plate at the upper edge to the next. */
const APART = 29.2;
/** Plates at the sides stand a little below the middle, with their cards above them. */
const LOWER = 5;
/** From a plate to the middle of its cards: in front of it at the upper and lower edge, above it at the sides. */
const BEFORE = 7.6;
const ABOVE = 8;
/** At the sides a plate reaches far over the cloth, so its cards begin inside the rim. */
const INSIDE = 14;

/**
 * From a hand to the cards placed in front of it; at the sides, towards the middle, since hands lie a little left of
 * their places.
 */
const BEYOND = 8;
const INWARDS = { left: 10.5, right: 19.5 };
/** And this far above, clear of the plate. */
const CLEAR = 2.4;
/** From the near plate to its cards: right of its hand, above the text in the corner. */
const ASIDE = { right: 25, up: 14.5 };

const DIRECTIONS: Readonly<Record<Side, number>> = { near: 0, left: -90, far: 180, right: 90 };

/** `step`: seats clockwise from the near one. Two sit face to face; of more, all but three are on the far side. */
export function tvSeat(step: number, seats: number): TvSeat {
  const side = sideOf(step, seats);
  const turn = DIRECTIONS[side];
  if (side === 'near') return { side, plate: { x: 0, z: ALONG, turn } };
  if (side !== 'far') return { side, plate: { x: side === 'left' ? -ACROSS : ACROSS, z: LOWER, turn } };
  const far = Math.max(seats - 3, 1);
  const place = seats === 2 ? 0 : step - 2;
  return { side, plate: { x: (place - (far - 1) / 2) * APART, z: -ALONG, turn } };
}

function sideOf(step: number, seats: number): Side {
  if (step === 0) return 'near';
  if (seats === 2) return 'far';
  if (step === 1) return 'left';
  return step === seats - 1 ? 'right' : 'far';
}

/**
 * A place beside a seat's plate, `right` centimetres to the right in the picture, never outside it: its hand, its
 * tricks. Cards there are upright like the rest of the picture, or seen from behind.
 */
export function besidePlate(step: number, seats: number, right: number): Place {
  const { side, plate } = tvSeat(step, seats);
  if (side === 'near') return { x: plate.x + right, z: plate.z - BEFORE, turn: 0 };
  if (side === 'far') return { x: plate.x + right, z: plate.z + BEFORE, turn: 180 };
  return { x: Math.sign(plate.x) * (ACROSS - INSIDE) + right, z: plate.z - ABOVE, turn: 180 };
}

/**
 * Where a seat places cards for all to read: between its hand and the middle, clear of its plate, its cards and the
 * corners with slips; at the near edge, where the middle is close, beside its hand.
 */
export function beforeHand(step: number, seats: number): Place {
  const { side, plate } = tvSeat(step, seats);
  if (side === 'near') return { x: plate.x + ASIDE.right, z: plate.z - ASIDE.up, turn: 0 };
  if (side === 'far') return { x: plate.x, z: plate.z + BEFORE + BEYOND, turn: 0 };
  return { x: Math.sign(plate.x) * (ACROSS - INSIDE - INWARDS[side]), z: plate.z - ABOVE - CLEAR, turn: 0 };
}

/**
 * A seat's direction, as TableCard.toward uses it: on the far side it turns a little, more so further from the middle,
 * so that all cards of a trick are whole.
 */
export function tvSeatTurn(step: number, seats: number): number {
  const { side, plate } = tvSeat(step, seats);
  if (side !== 'far') return plate.turn;
  return (Math.atan2(plate.x / 2, plate.z) * 180) / Math.PI;
}
