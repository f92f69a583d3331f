/** What a weak graphics card is spared, found out by how long it takes: pixels, and pictures gathered at rest. Pure. */

import type { Quality } from '../../motion/scene.ts';

/** A card that is busy with a frame for longer than this, in ms, is slow: cards in flight are seen to jump. */
const SLOW_FRAME_MS = 45;
/** So many slow frames one after another are no accident; the first ones also make shaders and load pictures. */
const MAX_SLOW_FRAMES = 4;
/** How long a frame should take at most, in ms. */
const TARGET_FRAME_MS = 25;
/** A picture of so many rows is sharp enough to be read: no window gets fewer, unless it is smaller itself. */
const MIN_ROWS = 1080;

/** How the frames until now were done. */
export interface FrameTimes {
  /** The slow ones, one after another until the last: for how long each kept the graphics card busy, in ms. */
  readonly slow: readonly number[];
  /** How many were done by the next turn, one after another until the last. */
  readonly prompt: number;
}

export const NO_FRAME_TIMES: FrameTimes = { slow: [], prompt: 0 };

/** What is known after one more frame. */
export function afterFrame({ slow, prompt }: FrameTimes, busy: number): FrameTimes {
  return { slow: busy > SLOW_FRAME_MS ? [...slow, busy] : [], prompt: busy > 0 ? 0 : prompt + 1 };
}

/** A picture of a moving table has at most so many pixels: more of them nobody sees while it moves. */
export const MAX_MOVING_PIXELS = 3_700_000;
/** One picture of a table at rest may keep the graphics card busy for so long, in ms: what is touched meanwhile waits. */
const MAX_STILL_FRAME_MS = 400;

/** A window in CSS pixels, and how many pixels its screen has for one of them. */
export interface WindowPixels {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Pixels per CSS pixel while something moves: all there are, as long as they are not too many for any eye. */
export function ratioInMotion({ width, height, ratio }: WindowPixels): number {
  return Math.min(ratio, Math.sqrt(MAX_MOVING_PIXELS / (width * height)));
}

/**
 * The same for a card that is slow: as before, or so much fewer that a frame takes as long as it should. Others may slow a
 * frame down and nothing speeds one up, so the fastest one tells.
 */
export function movingPixelRatio(before: number, { slow }: FrameTimes, rows: number): number {
  if (slow.length < MAX_SLOW_FRAMES) return before;
  const least = Math.min(before, MIN_ROWS / rows);
  return Math.max(before * Math.sqrt(TARGET_FRAME_MS / Math.min(...slow)), least);
}

/** Pixels per CSS pixel of a table at rest: all there are, or as many as a slow card draws while a hand is on its way. */
export function ratioAtRest({ ratio }: WindowPixels, moving: number, { slow }: FrameTimes): number {
  if (slow.length === 0) return ratio;
  return Math.min(ratio, Math.max(moving, moving * Math.sqrt(MAX_STILL_FRAME_MS / Math.min(...slow))));
}

/** A table at rest is gathered from so many. */
export const MAX_SAMPLES = 40;
/** A card that has kept up for so many frames keeps up. */
const MIN_PROMPT_FRAMES = 12;

/** Of how many pictures a table at rest is made: of none where a frame was late lately, and as long as nobody knows. */
export function samplesAtRest({ prompt }: FrameTimes, quality: Quality): number {
  if (quality === 'best') return MAX_SAMPLES;
  return quality === 'plain' || prompt < MIN_PROMPT_FRAMES ? 0 : MAX_SAMPLES;
}
