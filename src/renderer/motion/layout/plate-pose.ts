/** Poses of the plates on the rim. Pure. */
import { radians } from '../maths.ts';
import type { Place, Plate } from '../scene.ts';
import { type CameraView, pixelsPerCm } from './camera.ts';
import { platePlace, rimPlace, seatTurn, TV_TABLE } from './table-geometry.ts';
import { tvSeat } from './tv-places.ts';

/** A plate's size in centimetres. */
export const PLATE_CM = { width: 13.5, height: 4.5, depth: 0.9 };

export interface PlatePose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Degrees about the vertical; 0 faces the viewer. */
  readonly yaw: number;
  /** Degrees its face leans back from upright. */
  readonly lean: number;
  readonly scale: number;
}

/** Maximum yaw of a plate, so that its name stays readable. */
const MAX_YAW_DEG = 9;
/** Top of the rim. */
const RIM_TOP_CM = 1.5;
/** Minimum width of a plate in the page's letter heights, or as a share of a narrow window … */
const LEAST_WIDTH = 11.5;
const LEAST_PART = 0.27;
/** Minimum width of a large plate as a share of the window's height: twice ten letters of 28 in 1080 fit … */
const LARGE_PART = 0.27;
/** … and of 36 in 1080 where the table is as broad as the picture. */
const BROAD_PART = 0.37;
/** Maximum scale of a plate. */
const MAX_PLATE_SCALE = 1.6;
const MAX_LARGE_PLATE_SCALE = 2.6;
/** Centimetres between a plate and the edge of the picture. */
const MARGIN = 1.4;
/** Centimetres by which a side plate stands further from the viewer than its hand. */
const BEHIND = 8.5;
/** On a television: centimetres along the rim from its seat. */
const FURTHER = 8;
const NEARER = 11;
/** Minimum sine of a direction that counts as a side. */
const BESIDE = 0.9;

/**
 * A plate's position on the rim. On a television it is in front of every seat, also the near one; at the sides it
 * stands beyond its hand, or nearer where the seat's right hand and its cards are behind.
 */
export function plateOnRim(place: number, seats: number, { shape, tv: isTv }: Pick<CameraView, 'shape' | 'tv'>): Place {
  if (!isTv) return platePlace(place, seats, shape);
  if (shape === TV_TABLE) return tvSeat(place, seats).plate;
  const across = Math.sin(radians(seatTurn(place, seats, shape)));
  return rimPlace(place, seats, shape, across > BESIDE ? -NEARER : FURTHER * across);
}

/** A plate's pose: at its seat, turned towards the middle, but never away from the viewer nor out of sight. */
export function platePose(plate: Plate, seats: number, shot: CameraView): PlatePose {
  const { pitch, tv: isTv } = shot;
  const place = plateOnRim(plate.place, seats, shot);
  const own = plate.place === 0;
  // The lamp is behind the own plate, so it leans further to catch light.
  const lean = own ? pitch + 12 : pitch * 0.7;
  // At the sides a plate stands a little behind its seat, clear of the hand.
  const z = place.z - (own || isTv ? 0 : BEHIND) * Math.abs(Math.sin(radians(place.turn)));
  const inwards = ((((place.turn + 180) % 360) + 540) % 360) - 180;
  const yaw = own || shot.shape === TV_TABLE ? 0 : Math.max(-MAX_YAW_DEG, Math.min(MAX_YAW_DEG, inwards));
  const wide = pixelsPerCm(shot, { x: place.x, y: RIM_TOP_CM, z }) * PLATE_CM.width;
  const part = shot.shape === TV_TABLE ? BROAD_PART : LARGE_PART;
  const least = plate.large
    ? part * shot.window.height
    : Math.min(LEAST_WIDTH * lettersIn(shot.window), LEAST_PART * shot.free.width);
  const scale = Math.min(Math.max(1, least / wide), plate.large ? MAX_LARGE_PLATE_SCALE : MAX_PLATE_SCALE);
  const y = RIM_TOP_CM + (PLATE_CM.height / 2) * scale * Math.cos(radians(lean));
  const clear = shot.free.width / 2 / pixelsPerCm(shot, { x: place.x, y, z }) - (PLATE_CM.width / 2) * scale - MARGIN;
  return { x: Math.max(-clear, Math.min(clear, place.x)), y, z, yaw, lean, scale };
}

/** The page's letter height in a window, in pixels, which grows with it (`styles/base.css`). */
function lettersIn({ width, height }: CameraView['window']): number {
  return Math.max(16, Math.min(0.0125 * width, 0.0222 * height));
}
