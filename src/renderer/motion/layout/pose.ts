import type { Deck } from '../../decks/deck.ts';
import { radians } from '../maths.ts';

/** A card's size in centimetres. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
  /** Radius of the rounded corners. */
  readonly corner: number;
}

/** A little thicker than a real card (0.03), so that its edge shows from a chair. */
export const CARD_THICKNESS_CM = 0.045;

/** How far the upper and lower edges of a card of bend 1 lean back, in centimetres; quadratic in between. */
export const BEND_SAG_CM = 0.26;

/** Equal formats share one object, so that what is built from it is built once. */
const sizes = new WeakMap<Deck['format'], CardSize>();

/** The size of a deck's cards at scale 1; the format is in tenths of a millimetre. */
export function cardSize({ format }: Pick<Deck, 'format'>): CardSize {
  const known = sizes.get(format);
  if (known) return known;
  const size = { width: format.width / 100, height: format.height / 100, corner: format.corner / 100 };
  sizes.set(format, size);
  return size;
}

/**
 * A card's position and orientation. Angles instead of a quaternion: a hand turns, tilts and flips a card, and each
 * angle looks right when it changes evenly.
 */
export interface Pose {
  /** The card's middle, in table coordinates; y is the height above the cloth. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Degrees about the vertical, as Place.turn. */
  readonly turn: number;
  /** Degrees from lying flat (0) to standing up, its face towards its seat (90). */
  readonly tilt: number;
  /** Degrees within its own plane, counter-clockwise as seen from its face: the angle in a fan. */
  readonly spin: number;
  /** Degrees about its long axis: 0 face up, 180 face down. */
  readonly flip: number;
  readonly scale: number;
  /** Curvature of a held card: 0 flat, 1 strong. */
  readonly bend: number;
  /** Opacity: 0 invisible, 1 opaque. */
  readonly alpha: number;
}

export const FLAT: Pose = { x: 0, y: 0, z: 0, turn: 0, tilt: 0, spin: 0, flip: 0, scale: 1, bend: 0, alpha: 1 };

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The shorter way between two directions, at share `t`. */
function mixTurn(a: number, b: number, t: number): number {
  const way = ((((b - a) % 360) + 540) % 360) - 180;
  return a + way * t;
}

/** Interpolates two poses: `t` 0 is the first, 1 the second. */
export function mixPoses(a: Pose, b: Pose, t: number): Pose {
  return {
    x: mix(a.x, b.x, t),
    y: mix(a.y, b.y, t),
    z: mix(a.z, b.z, t),
    turn: mixTurn(a.turn, b.turn, t),
    tilt: mix(a.tilt, b.tilt, t),
    spin: mixTurn(a.spin, b.spin, t),
    flip: mix(a.flip, b.flip, t),
    scale: mix(a.scale, b.scale, t),
    bend: mix(a.bend, b.bend, t),
    alpha: mix(a.alpha, b.alpha, t),
  };
}

/** Whether the poses are the same within rounding. */
export function samePose(a: Pose, b: Pose): boolean {
  return (Object.keys(FLAT) as (keyof Pose)[]).every((part) => Math.abs(a[part] - b[part]) < 1e-4);
}

/** A card's axes in table coordinates, each of length 1. */
export interface Axes {
  /** To the right along its short edge. */
  readonly right: Vector;
  /** Out of its face. */
  readonly normal: Vector;
  /** Towards its upper edge. */
  readonly up: Vector;
}

export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The columns of turn · tilt · spin · flip (about y, x, y, z), for a card whose face looks up the y axis. */
export function axesOf({ turn, tilt, spin, flip }: Pose): Axes {
  const place = (v: Vector): Vector => aboutY(aboutX(aboutY(v, spin), tilt), turn);
  const f = radians(flip);
  return {
    right: place({ x: Math.cos(f), y: Math.sin(f), z: 0 }),
    normal: place({ x: -Math.sin(f), y: Math.cos(f), z: 0 }),
    up: place({ x: 0, y: 0, z: -1 }),
  };
}

function aboutY({ x, y, z }: Vector, degrees: number): Vector {
  const s = Math.sin(radians(degrees));
  const c = Math.cos(radians(degrees));
  return { x: x * c + z * s, y, z: z * c - x * s };
}

function aboutX({ x, y, z }: Vector, degrees: number): Vector {
  const s = Math.sin(radians(degrees));
  const c = Math.cos(radians(degrees));
  return { x, y: y * c - z * s, z: y * s + z * c };
}

/** Moves a pose by centimetres along its own axes. */
export function nudge(pose: Pose, by: { right?: number; up?: number; out?: number }): Pose {
  const { right, up, normal } = axesOf(pose);
  const [r, u, o] = [by.right ?? 0, by.up ?? 0, by.out ?? 0];
  return {
    ...pose,
    x: pose.x + right.x * r + up.x * u + normal.x * o,
    y: pose.y + right.y * r + up.y * u + normal.y * o,
    z: pose.z + right.z * r + up.z * u + normal.z * o,
  };
}
