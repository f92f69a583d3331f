/** The path of text rising from the cloth, shared with everything placed over the table. */

import type { ScreenRect } from '../../motion/scene.ts';
import { create } from '../../stores/create.ts';

/** Slips over the table whose boxes are measured, in CSS pixels. */
const PAPERS = '.hud :is(.slip, .badge, .tab, .hud-caption)';

export function panelsOver(): ScreenRect[] {
  return [...document.querySelectorAll(PAPERS)].map((paper) => {
    const { x, y, width, height } = paper.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** Where the slips beside the table begin, also those that are still to come; else the window's right edge. */
export function rightOfTable(): number {
  const column = document.querySelector('.hud-side')?.getBoundingClientRect();
  return column && column.x > window.innerWidth / 2 ? column.x : window.innerWidth;
}

/** Offset of its middle from the start, in its own heights: at first and at the end. Negative is up. */
export const RISE_HEIGHTS = { from: 0.3, to: -1.4 };
/** Its largest scale on the way. */
const SWELLS = 1.08;

/** The area it passes over; undefined while nothing rises. */
export const useRisePath = create<{ readonly way: ScreenRect | undefined }>(() => ({ way: undefined }));

/** The area that a text of this size passes over when it rises from a point (CSS pixels). */
export function risePathFrom(x: number, y: number, width: number, height: number): ScreenRect {
  const wide = width * SWELLS;
  const tall = height * (RISE_HEIGHTS.from - RISE_HEIGHTS.to + SWELLS);
  return { x: x - wide / 2, y: y + height * (RISE_HEIGHTS.to - SWELLS / 2), width: wide, height: tall };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The first of these points whose path covers nothing readable, or else the one that covers least. */
export function clearestPoint(
  from: readonly Point[],
  { width, height }: Pick<ScreenRect, 'width' | 'height'>,
  read: readonly ScreenRect[],
): Point | undefined {
  const hidden = ({ x, y }: Point): number => {
    const way = risePathFrom(x, y, width, height);
    return read.reduce((sum, one) => sum + shared(way, one), 0);
  };
  const all = from.map((point) => ({ point, hides: hidden(point) }));
  const least = Math.min(...all.map(({ hides }) => hides));
  return all.find(({ hides }) => hides === least)?.point;
}

/** The overlap of two boxes, in square pixels. */
function shared(a: ScreenRect, b: ScreenRect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const tall = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(wide, 0) * Math.max(tall, 0);
}
