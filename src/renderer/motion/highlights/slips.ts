/** Animated slips: mutable data that changes every frame, outside React. Pure, except for the list it keeps. */

import { FLAT, mixPoses, type Pose, samePose } from '../layout/pose.ts';
import type { MotionTempo, PaperSlip, Place } from '../scene.ts';

// Fits a text onto a slip: as large as possible, in as many lines as that takes. Pure, except for measuring.

/** Lines of text and their letter height, as shares of the slip's height. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Width of a text at letter height 1. */
export type MeasureText = (words: string) => number;

/** A rank fills its slip; longer text keeps a margin on both sides. */
const MAX_LETTER_HEIGHT = 0.9;
const MARGIN_SHARE = 0.06;
/** Line distance, in letter heights. */
export const LEADING = 1.06;

/** `broad`: the slip's width, in its heights. */
export function fitText(text: string, pen: MeasureText, broad: number): FittedText {
  const [one, ...others] = lineBreaks(text.split(' ')).map((lines) => ({ lines, size: sizeOf(lines, pen, broad) }));
  return others.reduce((best, next) => (next.size > best.size ? next : best), one as FittedText);
}

function sizeOf(lines: readonly string[], pen: MeasureText, broad: number): number {
  const widest = Math.max(...lines.map(pen), Number.EPSILON);
  const high = lines.length > 1 ? 1 / (lines.length * LEADING) : 1;
  return Math.min(MAX_LETTER_HEIGHT, high * (1 - MARGIN_SHARE), (broad - 2 * MARGIN_SHARE) / widest);
}

/** All ways to break a text into lines, the single line first. */
function lineBreaks([first = '', ...words]: readonly string[]): string[][] {
  let ways = [[first]];
  for (const word of words)
    ways = ways.flatMap((lines) => [
      [...lines.slice(0, -1), `${lines.at(-1)} ${word}`],
      [...lines, word],
    ]);
  return ways;
}

/** Slips use the page's font. */
export const fontOf = (px: number): string =>
  `740 ${px}px "Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif`;

/** Measured at a large size, in pixels, since small widths are rounded. */
const MEASURE_PX = 100;

/** Measures text on a canvas. */
export function measureOn(context: CanvasRenderingContext2D): MeasureText {
  return (words) => {
    context.font = fontOf(MEASURE_PX);
    return context.measureText(words).width / MEASURE_PX;
  };
}

/** A slip's current state. */
export interface SlipState {
  slip: PaperSlip;
  /** Its row in the texture of texts. */
  readonly row: number;
  from: Pose;
  to: Pose;
  pose: Pose;
  /** When its animation started, in ms of the caller's clock; height of its arc. */
  since: number;
  arc: number;
  /** It disappears on arrival. */
  leaves: boolean;
}

/** Size of a slip, in centimetres; on a television it is read from afar. */
export const SLIP_SIZE_CM = { width: 8.1, height: 5.4 };
export const TV_SLIP_SCALE = 1.5;

/** Duration of a slip's animation, in ms. */
export const SLIP_SLIDE_MS = 340;
/** Height by which a turning slip rises, in centimetres. */
const TURN_ARC_CM = 3.2;
/** Above the cloth, in centimetres. */
const SLIP_HEIGHT_CM = 0.06;
/** Scale of the emphasized one. */
const EMPHASIS_SCALE = 1.3;
/** Rows of the texture: the largest number of seats, plus slips being removed. */
export const MAX_SLIPS = 16;

/** Updates the slips, `scale` times the usual size: new ones come, others go back. */
export function updateSlips(
  lying: readonly SlipState[],
  slips: readonly PaperSlip[],
  placed: (place: Place) => Place,
  scale: number,
  { reduced }: MotionTempo,
  now: number,
): SlipState[] {
  const stay = new Map(lying.filter(({ leaves }) => !leaves).map((one) => [one.slip.key, one]));
  const used = new Set(lying.map(({ row }) => row));
  const goals = new Map(slips.map((slip) => [slip.key, slip]));
  const gone = lying
    .filter(({ slip, leaves }) => leaves || !goals.has(slip.key))
    .map((one) => (one.leaves ? one : goesBack(one)));
  return [...gone, ...slips.map(laid)];

  function laid(slip: PaperSlip): SlipState {
    const to = poseOf(placed(slip.place), slip, scale);
    const former = stay.get(slip.key);
    if (former && samePose(former.to, to)) return { ...former, slip };
    const start = former?.pose ?? { ...poseOf(placed(slip.from), slip, scale * 0.8), alpha: 0 };
    const from = reduced ? { ...to, alpha: 0 } : start;
    const row = former?.row ?? freeRow(used);
    const arc = !reduced && Math.abs(from.flip - to.flip) > 90 ? TURN_ARC_CM : 0;
    return { slip, row, from, to, pose: from, since: now, arc, leaves: false };
  }

  function goesBack({ slip, row, pose }: SlipState): SlipState {
    const back = reduced ? pose : poseOf(placed(slip.from), slip, scale * 0.8);
    return { slip, row, from: pose, to: { ...back, alpha: 0 }, pose, since: now, arc: 0, leaves: true };
  }
}

/** Advances them to `now`; returns true while one moves. */
export function moveSlips(lying: SlipState[], now: number, { speed }: MotionTempo): boolean {
  let isMoving = false;
  for (const one of lying) {
    const t = Math.min(((now - one.since) * speed) / SLIP_SLIDE_MS, 1);
    const along = mixPoses(one.from, one.to, 1 - (1 - t) ** 3);
    const turned = one.from.flip + (one.to.flip - one.from.flip) * t * t * (3 - 2 * t);
    one.pose = t < 1 ? { ...along, y: along.y + one.arc * Math.sin(Math.PI * t), flip: turned } : one.to;
    if (t < 1) isMoving = true;
  }
  return isMoving;
}

/** Without those that have gone. */
export function remainingSlips(lying: readonly SlipState[]): SlipState[] {
  return lying.filter(({ leaves, pose }) => !leaves || pose.alpha > 0);
}

function poseOf({ x, z, turn }: Place, { turned = false, emphasized: leads = false }: PaperSlip, scale: number): Pose {
  return {
    ...FLAT,
    x,
    z,
    y: SLIP_HEIGHT_CM,
    turn,
    flip: turned ? 180 : 0,
    scale: scale * (leads ? EMPHASIS_SCALE : 1),
  };
}

function freeRow(used: Set<number>): number {
  let row = 0;
  while (used.has(row)) row += 1;
  used.add(row);
  return row % MAX_SLIPS;
}
