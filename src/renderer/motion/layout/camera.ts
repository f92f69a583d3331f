/**
 * The camera: a seated player looking down at the whole table in a window of any shape. Nothing is scaled; the camera
 * moves nearer or further, and looks down more steeply in a narrow window. Pure.
 */
import { radians } from '../maths.ts';
import type { Inset, Scene, ScreenRect } from '../scene.ts';
import type { HandFrame } from './arrangement.ts';
import type { CardSize, Vector } from './pose.ts';
import { TALL_TABLE, type TableShape, TV_TABLE, WIDE_TABLE } from './table-geometry.ts';

// The camera leans a little towards the trick's winning card. Pure.

/** The camera moves by this share of its distance from the table's middle. */
const LEAN_SHARE = 0.03;

const MIDDLE = { x: 0, y: 0, z: 0 };

/** The side of the winning card: −1 left, 1 right, in between for front and back; undefined without one. */
export function winningSide({ zones }: Scene): number | undefined {
  const toward = zones.flatMap(({ cards }) => cards).find(({ winsTrick: leads }) => leads)?.toward;
  return toward === undefined ? undefined : Math.sin(radians(toward));
}

/**
 * A view with the camera a little to one side. The table's middle and the own hand stay in place on the screen, so that
 * nothing under a finger moves.
 */
export function leanTowards(shot: CameraView, side: number | undefined): CameraView {
  // A television has no side, since all look on together.
  if (side === undefined || shot.tv) return shot;
  const { position, free, hand } = shot;
  const across = side * LEAN_SHARE * Math.hypot(position.y, position.z);
  const middle = pixelsPerCm(shot, MIDDLE);
  return {
    ...shot,
    position: { ...position, x: position.x + across },
    free: { ...free, x: free.x + across * middle },
    hand: { ...hand, x: hand.x + across * (1 - middle / pixelsPerCm(shot, hand)) },
  };
}

/** The camera for one window. */
export interface CameraView {
  readonly window: { readonly width: number; readonly height: number };
  /** The area that panels leave free. The camera looks through its middle. */
  readonly free: ScreenRect;
  readonly shape: TableShape;
  readonly position: Vector;
  /** Degrees below the horizon. */
  readonly pitch: number;
  /** Degrees from the upper to the lower edge of `free`. */
  readonly fov: number;
  readonly hand: HandFrame;
  /** A television's view: nobody holds a hand in front of the camera. */
  readonly tv: boolean;
}

/** A point that must be visible, and how low it may be in the free area (−1 its lower edge, 1 its upper). */
interface VisiblePoint extends Vector {
  readonly lowest: number;
}

const FOV_DEG = 36;
/** Pitch in a wide window and on a phone in portrait. */
const PITCH_DEG = { wide: 41, tall: 60 };
/** On a television no hand is in the way: the camera looks down, more steeply where the table fills the picture. */
const TV_PITCH_DEG = { wide: 60, broad: 79 };
/** Minimum aspect ratio of a broad picture, such as sixteen to ten. */
const BROAD_MIN_ASPECT = 1.55;
/** The own hand: its share of the height, and the maximum card width on a narrow screen. */
const HAND_HEIGHT = 0.25;
const HAND_CARD_WIDTH = 0.26;
/** Distance from the camera to the own hand along the line of sight, as a share of the way to the cloth. */
const HAND_NEAR = 0.62;
const BACK_TILT_DEG = 6;
/** Other players' hands lean away from the line of sight by this much less than flat. */
const OTHERS_TILT_DEG = 34;
/** Maximum lean of a near-side hand from facing the camera, so that it is more than a strip from above. */
const NEAR_LEAN_DEG = 30;

/** The table's shape for a window: narrow and deep in portrait, as broad as the picture on a television. */
export function shapeFor(aspect: number, isTv = false): TableShape {
  if (aspect < 0.85) return TALL_TABLE;
  return isTv && aspect >= BROAD_MIN_ASPECT ? TV_TABLE : WIDE_TABLE;
}

/**
 * The camera for a window of some size, so that table, seats and the own hand are all in the free area; `isTv`: a
 * television, without a hand.
 */
export function cameraViewFor(width: number, height: number, inset: Inset, size: CardSize, isTv = false): CameraView {
  const free = {
    x: inset.left,
    y: inset.top,
    width: Math.max(width - inset.left - inset.right, 64),
    height: Math.max(height - inset.top - inset.bottom, 64),
  };
  const aspect = free.width / free.height;
  const shape = shapeFor(aspect, isTv);
  const upright = Math.min(Math.max((1.5 - aspect) / 0.9, 0), 1);
  const pitch = isTv
    ? TV_PITCH_DEG[shape === TV_TABLE ? 'broad' : 'wide']
    : PITCH_DEG.wide + (PITCH_DEG.tall - PITCH_DEG.wide) * upright;
  const handHeight = Math.min(HAND_HEIGHT, (HAND_CARD_WIDTH * aspect * size.height) / size.width);
  const position = findEyePosition(visiblePoints(shape, isTv ? 0 : handHeight), pitch, aspect);
  const shot = { window: { width, height }, free, shape, position, pitch, fov: FOV_DEG, tv: isTv };
  return { ...shot, hand: handFrame(position, pitch, aspect, handHeight, size) };
}

/** Everything that must be visible: the rim with its plates, and the cloth clear of the own hand. */
function visiblePoints(shape: TableShape, handHeight: number): VisiblePoint[] {
  if (shape === TV_TABLE) return tvVisiblePoints(shape);
  const w = shape.halfWidth + shape.rim;
  const d = shape.halfDepth + shape.rim;
  const clear = -1 + 2 * handHeight;
  return [
    { x: w + 4, y: 4, z: 6, lowest: -1 },
    { x: w, y: 1, z: d - shape.corner, lowest: -1 },
    { x: w - shape.corner * 0.29, y: 1, z: d - shape.corner * 0.29, lowest: -1.02 },
    { x: w - shape.corner * 0.3, y: 6, z: -d + shape.corner * 0.3, lowest: -1 },
    { x: 0, y: 10, z: -d, lowest: -1 },
    { x: 0, y: 1, z: d, lowest: -1.06 },
    { x: 0, y: 0, z: shape.halfDepth * 0.5, lowest: clear + 0.04 },
  ];
}

/** The rim at the picture's edges, and its plates. */
function tvVisiblePoints({ halfWidth, halfDepth, rim }: TableShape): VisiblePoint[] {
  return [
    { x: halfWidth + rim, y: 0, z: 0, lowest: -1 },
    { x: 0, y: 3, z: halfDepth + 6.3, lowest: -1 },
    { x: 0, y: 7, z: -halfDepth - 5.9, lowest: -1 },
  ];
}

/** The nearest position on the middle line that shows all points, by bisection. */
function findEyePosition(points: readonly VisiblePoint[], pitch: number, aspect: number): Vector {
  const ky = 1 / Math.tan(radians(FOV_DEG / 2));
  const kx = ky / aspect;
  const sin = Math.sin(radians(pitch));
  const cos = Math.cos(radians(pitch));
  // In camera axes: `rise` up the picture, `depth` into it.
  const seen = points.map((p) => ({ ...p, rise: p.y * cos - p.z * sin, depth: -p.y * sin - p.z * cos }));
  const band = (back: number): [number, number] => [
    Math.max(...seen.map((p) => p.rise - (p.depth + back) / ky)),
    Math.min(...seen.map((p) => p.rise - (p.lowest * (p.depth + back)) / ky)),
  ];
  const fits = (back: number): boolean => {
    const [low, high] = band(back);
    return low <= high && seen.every((p) => kx * Math.abs(p.x) <= p.depth + back);
  };
  let near = 0;
  let far = 2000;
  for (let i = 0; i < 40; i++) {
    const middle = (near + far) / 2;
    if (fits(middle)) far = middle;
    else near = middle;
  }
  const [low, high] = band(far);
  const rise = low + (high - low) * 0.5;
  return { x: 0, y: rise * cos + far * sin, z: -rise * sin + far * cos };
}

/** The own fan is in front of the camera, at the lower edge of the free area. */
function handFrame(eye: Vector, pitch: number, aspect: number, part: number, size: CardSize): HandFrame {
  const sin = Math.sin(radians(pitch));
  const cos = Math.cos(radians(pitch));
  const depth = (eye.y / sin) * HAND_NEAR;
  const half = depth * Math.tan(radians(FOV_DEG / 2));
  const height = 2 * half * part;
  // A little above the lower edge, so that the fan's lower outer cards are not cut off.
  const drop = half - height * 0.56;
  return {
    x: 0,
    y: eye.y - depth * sin - drop * cos,
    z: eye.z - depth * cos + drop * sin,
    tilt: 90 - pitch - BACK_TILT_DEG,
    othersTilt: pitch + OTHERS_TILT_DEG,
    nearTilt: Math.min(pitch + OTHERS_TILT_DEG, 90 - pitch + NEAR_LEAN_DEG),
    scale: height / size.height,
    width: 2 * half * aspect * 0.94,
  };
}

/** Whether two views are for windows of the same size. */
export function sameWindow(a: CameraView, b: CameraView): boolean {
  return a.window.width === b.window.width && a.window.height === b.window.height;
}

/** Interpolates two views of the same window: `t` 0 is the first, 1 the second. */
export function interpolateViews(a: CameraView, b: CameraView, t: number): CameraView {
  const mix = (from: number, to: number): number => from + (to - from) * t;
  return {
    ...b,
    free: {
      x: mix(a.free.x, b.free.x),
      y: mix(a.free.y, b.free.y),
      width: mix(a.free.width, b.free.width),
      height: mix(a.free.height, b.free.height),
    },
    position: {
      x: mix(a.position.x, b.position.x),
      y: mix(a.position.y, b.position.y),
      z: mix(a.position.z, b.position.z),
    },
    pitch: mix(a.pitch, b.pitch),
  };
}

/** A table point's position, in CSS pixels from the window's upper left; undefined behind the camera. */
export function project(shot: CameraView, point: Vector): { x: number; y: number } | undefined {
  const { position, free } = shot;
  const sin = Math.sin(radians(shot.pitch));
  const cos = Math.cos(radians(shot.pitch));
  const y = point.y - position.y;
  const z = point.z - position.z;
  const depth = -y * sin - z * cos;
  if (depth <= 0) return undefined;
  const unit = free.height / 2 / Math.tan(radians(shot.fov / 2)) / depth;
  return {
    x: free.x + free.width / 2 + (point.x - position.x) * unit,
    y: free.y + free.height / 2 - (y * cos - z * sin) * unit,
  };
}

/** The direction from the camera through a point of the window (CSS pixels), not normalized. */
export function rayThrough(shot: CameraView, x: number, y: number): Vector {
  const { free } = shot;
  const unit = Math.tan(radians(shot.fov / 2)) / (free.height / 2);
  const right = (x - free.x - free.width / 2) * unit;
  const up = -(y - free.y - free.height / 2) * unit;
  const sin = Math.sin(radians(shot.pitch));
  const cos = Math.cos(radians(shot.pitch));
  return { x: right, y: up * cos - sin, z: -up * sin - cos };
}

/** CSS pixels per centimetre for a surface facing the camera at a point. */
export function pixelsPerCm(shot: CameraView, at: Vector): number {
  const sin = Math.sin(radians(shot.pitch));
  const cos = Math.cos(radians(shot.pitch));
  const depth = -(at.y - shot.position.y) * sin - (at.z - shot.position.z) * cos;
  return shot.free.height / 2 / Math.tan(radians(shot.fov / 2)) / Math.max(depth, 1);
}
