/** Computes a curve of matches won minus lost as an SVG path. Pure: a box in, numbers out. */

export interface Point {
  /** The match's index from 0, in the order in which all were played. */
  readonly at: number;
  readonly value: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
  /** From the first match to the last. */
  readonly matches: number;
  readonly high: number;
  readonly low: number;
}

/** The box that holds all of these curves; it includes zero. */
export function boxFor(curves: readonly (readonly Point[])[], size: Pick<Box, 'width' | 'height' | 'matches'>): Box {
  const values = curves.flat().map(({ value }) => value);
  return { ...size, high: Math.max(1, ...values), low: Math.min(-1, ...values) };
}

/** From zero before the first match: a line from match to match, level where the person did not play. */
export function pathOf(points: readonly Point[], box: Box): string {
  const [first] = points;
  if (!first) return '';
  const start = `M${round(xOf(first.at - 1, box))} ${round(yOf(0, box))}`;
  return points.reduce((path, { at, value }, k) => {
    const before = points[k - 1];
    const level = before && at - before.at > 1 ? `H${round(xOf(at - 1, box))}` : '';
    return `${path}${level}L${round(xOf(at, box))} ${round(yOf(value, box))}`;
  }, start);
}

/** The x position in the box; -1 is before the first match. */
export function xOf(at: number, { width, matches }: Box): number {
  return ((at + 1) / Math.max(1, matches)) * width;
}

/** The y position in the box. */
export function yOf(value: number, { height, high, low }: Box): number {
  return ((high - value) / (high - low)) * height;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
