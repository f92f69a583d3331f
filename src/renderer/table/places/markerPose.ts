/** Where the brass dart hangs that points at a plate. Pure. */
import type { Plate } from '../api.ts';
import type { CameraView } from './camera.ts';
import { TV_TABLE } from './geometry.ts';
import { PLATE_CM, platePose } from './platePose.ts';
import type { Vector } from './pose.ts';
import { tvSeat } from './sofa.ts';

/** The dart's measures in centimetres, from its point. */
const DART_CM = { width: 4.4, height: 3.4 };
/** A finger's breadth between plate and point. */
const PLATE_GAP_CM = 0.6;

export interface MarkerPose extends Vector {
  /** Degrees about the vertical, and its face back from upright, as its plate's. */
  readonly yaw: number;
  readonly lean: number;
  /** Degrees that the dart is turned in its plane, counter-clockwise; 0: it points down. */
  readonly roll: number;
  readonly scale: number;
}

/** On a television, where plates are large and stand close: this much smaller than its plate. */
const TV_DART_SCALE = 0.5;

/** There, in centimetres from the middle of a plate at the lower and upper edge: beyond what its seat holds and has taken. */
const TV_ASIDE_CM = 11.6;

/**
 * Over its plate, along the plate's face. On a television it points at its plate from where neither cards lie nor the picture
 * ends: from within the table at the lower and upper edge, from below at the sides.
 */
export function markerPose(plate: Plate, seats: number, shot: CameraView): MarkerPose {
  const { x, y, z, yaw, lean, scale } = platePose(plate, seats, shot);
  if (shot.shape !== TV_TABLE)
    return {
      ...alongFace({ x, y, z }, 0, 0.5 * PLATE_CM.height * scale + PLATE_GAP_CM * scale, lean),
      yaw,
      lean,
      roll: 0,
      scale,
    };
  const { side } = tvSeat(plate.place, seats);
  const isNear = side === 'near';
  const up = (PLATE_CM.height / 2) * scale + PLATE_GAP_CM * TV_DART_SCALE * scale;
  const at = alongFace({ x, y, z }, isNear || side === 'far' ? TV_ASIDE_CM : 0, isNear ? up : -up, lean);
  return { ...at, yaw, lean, roll: isNear ? 0 : 180, scale: scale * TV_DART_SCALE };
}

/** A point so far to the right and up on the face of a plate that leans back. */
function alongFace({ x, y, z }: Vector, right: number, up: number, lean: number): Vector {
  const slope = (lean * Math.PI) / 180;
  return { x: x + right, y: y + up * Math.cos(slope), z: z - up * Math.sin(slope) };
}

/** The box around the dart, corner by corner. */
export function markerCorners({ x, y, z, lean, roll, scale }: MarkerPose): Vector[] {
  const turn = (roll * Math.PI) / 180;
  const [half, high] = [(DART_CM.width / 2) * scale, DART_CM.height * scale];
  return [
    [-half, 0],
    [-half, high],
    [half, high],
    [half, 0],
  ].map(([a = 0, b = 0]) => {
    const [right, up] = [a * Math.cos(turn) - b * Math.sin(turn), a * Math.sin(turn) + b * Math.cos(turn)];
    return alongFace({ x, y, z }, right, up, lean);
  });
}
