/** How many pixels a weak graphics card is spared, found out by how long it takes. Pure. */

/** A card that is busy with a frame for longer than this, in ms, is slow: cards in flight are seen to jump. */
const SLOW = 45;
/** So many slow frames one after another are no accident; the first ones also make shaders and load pictures. */
const PATIENCE = 4;
/** How long a frame should take at most, in ms. */
const WANTED = 25;
/** A picture of so many rows is sharp enough to be read: no window gets fewer, unless it is smaller itself. */
const LEAST_ROWS = 1080;

/** The slow frames until now, one after another: for how long each kept the graphics card busy, in ms. */
export type Slow = readonly number[];

/** What is known after one more frame. */
export function afterFrame(slow: Slow, busy: number): Slow {
  return busy > SLOW ? [...slow, busy] : [];
}

/**
 * Pixels per CSS pixel for a window of so many rows of CSS pixels: as before, or so much fewer that a frame takes as long
 * as it should. Others may slow a frame down and nothing speeds one up, so the fastest one tells.
 */
export function sharpness(before: number, slow: Slow, rows: number): number {
  if (slow.length < PATIENCE) return before;
  const least = Math.min(before, LEAST_ROWS / rows);
  return Math.max(before * Math.sqrt(WANTED / Math.min(...slow)), least);
}
