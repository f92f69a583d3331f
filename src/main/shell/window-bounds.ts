/** Where the window was: kept between two starts in a small file, and fitted into the screens of now. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Rectangle } from 'electron';
import { z } from 'zod';

/** The smallest window that all can be done in. The page itself goes down to 320×256; a table wants some more to be a pleasure. */
export const MIN_WINDOW_SIZE = { width: 640, height: 400 };

const DEFAULT_WINDOW_SIZE = { width: 1280, height: 720 };

const keptSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The bounds are then those that it has when it is neither. */
  as: z.enum(['maximized', 'full-screen']).optional(),
});

export type KeptBounds = z.infer<typeof keptSchema>;

/** How a window is to be made. */
export interface WindowPlacement {
  /** Without a place the system finds one. */
  readonly bounds: Partial<Rectangle>;
  readonly least: { readonly width: number; readonly height: number };
  readonly as: KeptBounds['as'];
}

/** Wholly on one of these screens, as their bars leave them; the first is where it goes that was on none of them. */
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

/** How much of a rectangle lies on a screen. */
function overlapArea(screen: Rectangle, { x, y, width, height }: Rectangle): number {
  const across = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x);
  const down = Math.min(y + height, screen.y + screen.height) - Math.max(y, screen.y);
  return Math.max(0, across) * Math.max(0, down);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** What was kept; nothing where there is none yet, or what lies there is not ours to understand: no loss. */
export function readBounds(file: string): KeptBounds | undefined {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Written beside and moved over, so that a crash leaves the old bounds or the new ones. A full disk is no reason to fail. */
export function keepBounds(file: string, bounds: KeptBounds): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(bounds));
    renameSync(`${file}.new`, file);
  } catch {
    // The window opens at its usual size next time.
  }
}
