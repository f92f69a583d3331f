/** What is written on a slip of paper: as large as it fits, in as many lines as that takes. Pure, but for the pen. */

/** Lines of words, and how high their letters are: in parts of the paper's height. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** How wide words are whose letters are 1 high. */
export type MeasureText = (words: string) => number;

/** A rank fills its slip; what is long leaves a margin at both sides. */
const MAX_LETTER_HEIGHT = 0.9;
const MARGIN_SHARE = 0.06;
/** From one line to the next, in heights of letters. */
export const LEADING = 1.06;

/** `broad`: how wide the paper is, in its heights. */
export function fitText(text: string, pen: MeasureText, broad: number): FittedText {
  const [one, ...others] = lineBreaks(text.split(' ')).map((lines) => ({ lines, size: sizeOf(lines, pen, broad) }));
  return others.reduce((best, next) => (next.size > best.size ? next : best), one as FittedText);
}

function sizeOf(lines: readonly string[], pen: MeasureText, broad: number): number {
  const widest = Math.max(...lines.map(pen), Number.EPSILON);
  const high = lines.length > 1 ? 1 / (lines.length * LEADING) : 1;
  return Math.min(MAX_LETTER_HEIGHT, high * (1 - MARGIN_SHARE), (broad - 2 * MARGIN_SHARE) / widest);
}

/** All ways to break words into lines, the one with a single line first. */
function lineBreaks([first = '', ...words]: readonly string[]): string[][] {
  let ways = [[first]];
  for (const word of words)
    ways = ways.flatMap((lines) => [
      [...lines.slice(0, -1), `${lines.at(-1)} ${word}`],
      [...lines, word],
    ]);
  return ways;
}

/** Slips are written in the letters of the page. */
export const fontOf = (px: number): string =>
  `740 ${px}px "Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif`;

/** In pixels: letters are measured large, since small ones are rounded. */
const MEASURE_PX = 100;

/** A pen that measures on a canvas. */
export function measureOn(context: CanvasRenderingContext2D): MeasureText {
  return (words) => {
    context.font = fontOf(MEASURE_PX);
    return context.measureText(words).width / MEASURE_PX;
  };
}
