/** Saves the window's bounds between starts and fits them to the present screens. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Rectangle } from 'electron';
import { z } from 'zod';

/** Min window size: the page works down to 320×256, but a table needs more to be comfortable. */
export const MIN_WINDOW_SIZE = { width: 640, height: 400 };

const DEFAULT_WINDOW_SIZE = { width: 1280, height: 720 };

const keptSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The bounds are those of the normal state. */
  as: z.enum(['maximized', 'full-screen']).optional(),
});

export type KeptBounds = z.infer<typeof keptSchema>;

/** How to create the window. */
export interface WindowPlacement {
  /** Without x and y the system places it. */
  readonly bounds: Partial<Rectangle>;
  readonly least: { readonly width: number; readonly height: number };
  readonly as: KeptBounds['as'];
}

/** Fits the window into a screen's work area; the first screen is the fallback. */
export function placeWindow(
  screens: readonly [Rectangle, ...Rectangle[]],
  kept: KeptBounds | undefined,
): WindowPlacement {
  const best = kept && screens.toSorted((one, other) => overlapArea(other, kept) - overlapArea(one, kept))[0];
  const isThere = best && overlapArea(best, kept) > 0;
  const screen = isThere ? best : screens[0];
  const least = {
    width: Math.min(MIN_WINDOW_SIZE.width, screen.width),
    height: Math.min(MIN_WINDOW_SIZE.height, screen.height),
  };
  const { width, height } = kept ?? DEFAULT_WINDOW_SIZE;
  const size = {
    width: clamp(width, least.width, screen.width),
    height: clamp(height, least.height, screen.height),
  };
  const spot = isThere && {
    x: clamp(kept.x, screen.x, screen.x + screen.width - size.width),
    y: clamp(kept.y, screen.y, screen.y + screen.height - size.height),
  };
  return { bounds: { ...size, ...spot }, least, as: kept?.as };
}

/** Whether at least half of a window is on the screens. */
export function isVisible(screens: readonly Rectangle[], window: Rectangle): boolean {
  const seen = screens.reduce((area, screen) => area + overlapArea(screen, window), 0);
  return 2 * seen >= window.width * window.height;
}

/** The overlap of a rectangle with a screen. */
function overlapArea(screen: Rectangle, { x, y, width, height }: Rectangle): number {
  const across = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x);
  const down = Math.min(y + height, screen.y + screen.height) - Math.max(y, screen.y);
  return Math.max(0, across) * Math.max(0, down);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The saved bounds; undefined where missing or unreadable. */
export function readBounds(file: string): KeptBounds | undefined {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Written to a temporary file and renamed, so that a crash leaves old or new bounds. A write error
 * is ignored.
 */
export function keepBounds(file: string, bounds: KeptBounds): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(bounds));
    renameSync(`${file}.new`, file);
  } catch {
    // The window opens at its default size next time.
  }
}
