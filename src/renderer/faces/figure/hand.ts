/** A fist that holds something upright, its cuff below. */
import { INK, SKIN } from '../palette.ts';
import { at, line, shape } from '../svg.ts';

/** A fist around what is drawn before it, at a point. */
export function fist(x: number, y: number, cuff: string): string {
  return at(
    x,
    y,
    shape('M-34 22L-40 74H40L34 22Z', cuff, INK, 5) +
      shape('M-29 -20C-30 -30 22 -32 28 -22C33 -8 32 14 26 26H-26C-31 12 -31 -6 -29 -20Z', SKIN, INK, 5) +
      line('M-28 -5H2C8 -5 8 -18 2 -19M-28 10H4C10 9 9 -4 3 -5', INK, 4),
  );
}
