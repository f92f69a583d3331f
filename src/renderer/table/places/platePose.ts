/** How the plates stand on the rim. Pure. */

import type { Place, Plate } from '../api.ts';
import { pixelsPerCm, type CameraView } from './camera.ts';
import { TV_TABLE, platePlace, rimPlace, seatTurn } from './geometry.ts';
import { tvSeat } from './sofa.ts';

/** A plate's measures in centimetres. */
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

/** A plate never turns further from the viewer than this, so that its name can be read. */
const MAX_YAW_DEG = 9;
/** Top of the rim. */
const RIM_TOP_CM = 1.5;
/** A plate is never shown narrower than so many of the page's letters are high, or this part of a narrow window … */
const LEAST_WIDTH = 11.5;
const LEAST_PART = 0.27;
/** A large one is as wide as this part of the window is high, or wider: twice ten letters of 28 in 1080 fit on it … */
const LARGE_PART = 0.27;
/** … and of 36 in 1080 where the table is as broad as the picture. */
const BROAD_PART = 0.37;
/** Neither if that would make it this much larger than it is. */
const MAX_PLATE_SCALE = 1.6;
const MAX_LARGE_PLATE_SCALE = 2.6;
/** Centimetres between a plate and the edge of the picture. */
const MARGIN = 1.4;
/** Centimetres that a plate at the side stands further from the viewer than its hand. */
const BEHIND = 8.5;
/** On a television: centimetres along the rim from its seat. */
const FURTHER = 8;
const NEARER = 11;
/** The sine of a direction that is one of the sides. */
const BESIDE = 0.9;

/**
 * Where on the rim the plate of a place is. From the sofa it is before every seat, also the near one; at the sides it
 * stands further from the viewer than its hand, or nearer where the seat's right hand, and what lies there, is behind.
 */
export function plateOnRim(place: number, seats: number, { shape, tv: sofa }: Pick<CameraView, 'shape' | 'tv'>): Place {
  if (!sofa) return platePlace(place, seats, shape);
  if (shape === TV_TABLE) return tvSeat(place, seats).plate;
  const across = Math.sin((seatTurn(place, seats, shape) * Math.PI) / 180);
  return rimPlace(place, seats, shape, across > BESIDE ? -NEARER : FURTHER * across);
}

/** Where a plate stands: at its seat, turned towards the middle, but never away from the viewer nor out of sight. */
export function platePose(plate: Plate, seats: number, shot: CameraView): PlatePose {
  const { pitch, tv: sofa } = shot;
  const place = plateOnRim(plate.place, seats, shot);
  const own = plate.place === 0;
  // The lamp is behind the own plate's back: it leans further, to catch some light.
  const lean = own ? pitch + 12 : pitch * 0.7;
  // At the sides a plate stands a little behind its seat, clear of the hand.
  const z = place.z - (own || sofa ? 0 : BEHIND) * Math.abs(Math.sin((place.turn * Math.PI) / 180));
  const inwards = ((((place.turn + 180) % 360) + 540) % 360) - 180;
  const yaw = own || shot.shape === TV_TABLE ? 0 : Math.max(-MAX_YAW_DEG, Math.min(MAX_YAW_DEG, inwards));
  const wide = pixelsPerCm(shot, { x: place.x, y: RIM_TOP_CM, z }) * PLATE_CM.width;
  const part = shot.shape === TV_TABLE ? BROAD_PART : LARGE_PART;
  const least = plate.large
    ? part * shot.window.height
    : Math.min(LEAST_WIDTH * lettersIn(shot.window), LEAST_PART * shot.free.width);
  const scale = Math.min(Math.max(1, least / wide), plate.large ? MAX_LARGE_PLATE_SCALE : MAX_PLATE_SCALE);
  const y = RIM_TOP_CM + (PLATE_CM.height / 2) * scale * Math.cos((lean * Math.PI) / 180);
  const clear = shot.free.width / 2 / pixelsPerCm(shot, { x: place.x, y, z }) - (PLATE_CM.width / 2) * scale - MARGIN;
  return { x: Math.max(-clear, Math.min(clear, place.x)), y, z, yaw, lean, scale };
}

/** How high the page's letters are in a window, in pixels: they grow with it (`styles/base.css`). */
function lettersIn({ width, height }: CameraView['window']): number {
  return Math.max(16, Math.min(0.0125 * width, 0.0222 * height));
}
