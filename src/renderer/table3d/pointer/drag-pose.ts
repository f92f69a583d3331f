/** The pose of a dragged card: in front of the camera among the own cards, above the cloth beyond them. Pure. */

import type { AnimatedCard } from '../../motion/animation/animated-card.ts';
import { type CameraView, rayThrough } from '../../motion/layout/camera.ts';
import { axesOf, type CardSize, FLAT, nudge, type Pose } from '../../motion/layout/pose.ts';
import { smooth } from '../../motion/maths.ts';
import { onLevel, onPlane } from './picking.ts';

/** The pointer's position, in CSS pixels in the canvas. */
export interface PointerPosition {
  readonly x: number;
  readonly y: number;
}

/** Where it was grabbed, from the card's middle, in centimetres along its own edges. */
export interface GrabOffset {
  readonly right: number;
  readonly up: number;
}

export interface DragPose {
  readonly pose: Pose;
  /** It is held over the own hand. */
  readonly isOverHand: boolean;
}

/** Height of a dragged card above the cloth, in centimetres. */
export const DRAG_HEIGHT_CM = 3;
/** Distance in front of the hand's other cards, in centimetres. */
const DRAG_LEAD_CM = 1.6;
/** A card leaves the hand between these heights over the hand's middle, in card heights. */
const LEAVE_HAND_CARD_HEIGHTS = { from: 0.55, to: 1.35 };
/** An unplayable card resists on its way out. */
const BLOCKED_DRAG_SHARE = 0.25;

/** The pose of a card dragged at this point; `canLeave`: it can be played. */
export function dragPose(
  shot: CameraView,
  size: CardSize,
  at: PointerPosition,
  hold: GrabOffset,
  canLeave: boolean,
): DragPose | undefined {
  const ray = { from: shot.position, direction: rayThrough(shot, at.x, at.y) };
  const cloth = onLevel(ray, DRAG_HEIGHT_CM);
  const hand = inHand(shot, at);
  if (!cloth || !hand) return undefined;
  const flat: Pose = { ...FLAT, ...cloth, tilt: 14, scale: 1.15, bend: 0.35 };
  const high = hand.up / (size.height * shot.hand.scale);
  const { from, to } = LEAVE_HAND_CARD_HEIGHTS;
  const left = smooth(Math.min(1, Math.max(0, (high - from) / (to - from))));
  const out = left * (canLeave ? 1 : BLOCKED_DRAG_SHARE);
  const held = nudge(frameOf(shot), { right: hand.right - hold.right, up: hand.up - hold.up, out: DRAG_LEAD_CM });
  return { pose: between(held, flat, out), isOverHand: out < 0.5 };
}

/** Where a card of the hand is grabbed. */
export function grabOffsetOf(
  shot: CameraView,
  at: PointerPosition,
  { rest, own }: Pick<AnimatedCard, 'rest' | 'own'>,
): GrabOffset {
  const hand = own ? inHand(shot, at) : undefined;
  if (!hand) return { right: 0, up: 0 };
  const middle = along(shot, rest);
  return { right: hand.right - middle.right, up: hand.up - middle.up };
}

/** The index among the own cards nearest to a dragged one. */
export function slotAt(hand: readonly Pick<AnimatedCard, 'rest' | 'place'>[], { x }: Pose): number | undefined {
  const away = ({ rest }: Pick<AnimatedCard, 'rest'>): number => Math.abs(rest.x - x);
  return hand.toSorted((a, b) => away(a) - away(b))[0]?.place;
}

/** The middle of the own hand, oriented as its cards. */
function frameOf({ hand }: CameraView): Pose {
  const { x, y, z, tilt, scale } = hand;
  return { ...FLAT, x, y, z, tilt, scale, bend: 0.6 };
}

/** Where the pointer meets the plane of the own hand, in centimetres from its middle. */
function inHand(shot: CameraView, at: PointerPosition): GrabOffset | undefined {
  const frame = frameOf(shot);
  const spot = onPlane({ from: shot.position, direction: rayThrough(shot, at.x, at.y) }, frame, axesOf(frame).normal);
  return spot && along(shot, spot);
}

function along(shot: CameraView, { x, y, z }: Pick<Pose, 'x' | 'y' | 'z'>): GrabOffset {
  const frame = frameOf(shot);
  const { right, up } = axesOf(frame);
  const way = { x: x - frame.x, y: y - frame.y, z: z - frame.z };
  return {
    right: way.x * right.x + way.y * right.y + way.z * right.z,
    up: way.x * up.x + way.y * up.y + way.z * up.z,
  };
}

function between(a: Pose, b: Pose, t: number): Pose {
  const mix = (part: 'x' | 'y' | 'z' | 'tilt' | 'scale' | 'bend'): number => a[part] + (b[part] - a[part]) * t;
  return { ...FLAT, x: mix('x'), y: mix('y'), z: mix('z'), tilt: mix('tilt'), scale: mix('scale'), bend: mix('bend') };
}
