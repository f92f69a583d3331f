/** Where the window was: kept between two starts in a small file. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Rectangle } from 'electron';
import { z } from 'zod';

/** The smallest window that the table fits into. */
export const SMALLEST = { width: 1024, height: 640 };

const USUAL = { width: 1280, height: 720 };

const boundsSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(SMALLEST.width),
  height: z.int().min(SMALLEST.height),
});

/** The kept bounds if their middle still lies on one of the screens, else a size alone: the system finds the place. */
export function recallBounds(file: string, screens: readonly Rectangle[]): Partial<Rectangle> {
  const kept = readBounds(file);
  return kept && screens.some((screen) => holdsMiddle(screen, kept)) ? kept : USUAL;
}

function readBounds(file: string): Rectangle | undefined {
  try {
    return boundsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // None yet, or not ours to understand: no loss.
    return undefined;
  }
}

function holdsMiddle(screen: Rectangle, { x, y, width, height }: Rectangle): boolean {
  const across = x + width / 2 - screen.x;
  const down = y + height / 2 - screen.y;
  return across >= 0 && across < screen.width && down >= 0 && down < screen.height;
}

/** Written beside and moved over, so that a crash leaves the old bounds or the new ones. A full disk is no reason to fail. */
export function keepBounds(file: string, bounds: Rectangle): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(bounds));
    renameSync(`${file}.new`, file);
  } catch {
    // The window opens at its usual size next time.
  }
}
