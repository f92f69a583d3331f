/** Fits a text onto a slip: as large as possible, in as many lines as that takes. Pure, except for measuring. */

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
