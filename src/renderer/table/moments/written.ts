/** What is written on a slip of paper: as large as it fits, in as many lines as that takes. Pure, but for the pen. */

/** Lines of words, and how high their letters are: in parts of the paper's height. */
export interface Written {
  readonly lines: readonly string[];
  readonly size: number;
}

/** How wide words are whose letters are 1 high. */
export type Pen = (words: string) => number;

/** A rank fills its slip; what is long leaves a margin at both sides. */
const LARGEST = 0.9;
const MARGIN = 0.06;
/** From one line to the next, in heights of letters. */
export const LEADING = 1.06;

/** `broad`: how wide the paper is, in its heights. */
export function written(text: string, pen: Pen, broad: number): Written {
  const [one, ...others] = brokenUp(text.split(' ')).map((lines) => ({ lines, size: sizeOf(lines, pen, broad) }));
  return others.reduce((best, next) => (next.size > best.size ? next : best), one as Written);
}

function sizeOf(lines: readonly string[], pen: Pen, broad: number): number {
  const widest = Math.max(...lines.map(pen), Number.EPSILON);
  const high = lines.length > 1 ? 1 / (lines.length * LEADING) : 1;
  return Math.min(LARGEST, high * (1 - MARGIN), (broad - 2 * MARGIN) / widest);
}

/** All ways to break words into lines, the one with a single line first. */
function brokenUp([first = '', ...words]: readonly string[]): string[][] {
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
const MEASURED = 100;

/** A pen that measures on a canvas. */
export function penOn(context: CanvasRenderingContext2D): Pen {
  return (words) => {
    context.font = fontOf(MEASURED);
    return context.measureText(words).width / MEASURED;
  };
}
