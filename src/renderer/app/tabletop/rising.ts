/** The way of what rises from the cloth, for all that is laid over the table beside it. */
import { create } from 'zustand';
import type { ScreenRect } from '../../table/api.ts';

/** How far its middle is from where it rises, in its own heights: at first, and when it is gone. Above is below 0. */
export const RISES = { from: 0.3, to: -1.4 };
/** It swells so far on its way. */
const SWELLS = 1.08;

/** What it passes over between its first and its last moment; nothing while nothing rises. */
export const useRising = create<{ readonly way: ScreenRect | undefined }>(() => ({ way: undefined }));

/** All that something so large passes over that rises from a point (CSS pixels). */
export function wayFrom(x: number, y: number, width: number, height: number): ScreenRect {
  const wide = width * SWELLS;
  const tall = height * (RISES.from - RISES.to + SWELLS);
  return { x: x - wide / 2, y: y + height * (RISES.to - SWELLS / 2), width: wide, height: tall };
}
