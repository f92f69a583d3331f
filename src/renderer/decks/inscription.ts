/**
 * Capitals as they are cut into stone: one line of even breadth for each stroke, so that a whole title is a single path.
 * They stand from y = 0 to y = 100 before they are scaled.
 */
import { line, short } from './svg.ts';

interface Capital {
  readonly width: number;
  readonly d: string;
}

const ROUND = 'M37 -1C-8 -1 -8 101 37 101C82 101 82 -1 37 -1Z';

const CAPITALS: Readonly<Record<string, Capital>> = {
  A: { width: 70, d: 'M2 100L35 0L68 100M14 66H56' },
  B: { width: 54, d: 'M4 0V100H28C58 100 58 50 28 48H4M28 48C52 46 50 0 26 0H4' },
  C: { width: 66, d: 'M64 18C50 -6 4 -8 4 50C4 108 50 106 64 82' },
  D: { width: 66, d: 'M4 0V100H26C78 100 78 0 26 0Z' },
  E: { width: 48, d: 'M48 0H4V100H48M4 48H40' },
  F: { width: 46, d: 'M46 0H4V100M4 48H38' },
  G: { width: 70, d: 'M64 18C50 -6 4 -8 4 50C4 108 50 106 66 88V56H44' },
  H: { width: 64, d: 'M4 0V100M60 0V100M4 48H60' },
  I: { width: 8, d: 'M4 0V100' },
  J: { width: 34, d: 'M30 0V74C30 104 4 106 0 84' },
  K: { width: 58, d: 'M4 0V100M56 0L6 56M22 40L58 100' },
  L: { width: 46, d: 'M4 0V100H46' },
  M: { width: 80, d: 'M4 100L12 0L40 76L68 0L76 100' },
  N: { width: 66, d: 'M4 100V0L62 100V0' },
  O: { width: 74, d: ROUND },
  P: { width: 50, d: 'M4 100V0H24C58 0 58 56 24 56H4' },
  Q: { width: 80, d: `${ROUND}M44 76C54 100 64 108 80 110` },
  R: { width: 58, d: 'M4 100V0H24C56 0 56 52 24 52H4M26 52L56 100' },
  S: { width: 54, d: 'M49 14C35 -8 5 -2 6 26C8 54 51 44 51 74C51 104 14 108 2 84' },
  T: { width: 58, d: 'M0 0H58M29 0V100' },
  U: { width: 62, d: 'M4 0V64C4 112 58 112 58 64V0' },
  V: { width: 68, d: 'M2 0L34 100L66 0' },
  W: { width: 96, d: 'M2 0L24 100L48 14L72 100L94 0' },
  X: { width: 62, d: 'M2 0L60 100M60 0L2 100' },
  Y: { width: 60, d: 'M2 0L30 50L58 0M30 50V100' },
  Z: { width: 56, d: 'M4 0H54L2 100H56' },
  '’': { width: 12, d: 'M10 -2C12 14 6 20 2 26' },
  ':': { width: 8, d: 'M4 34V36M4 92V94' },
  ',': { width: 10, d: 'M8 94C9 104 6 110 2 116' },
  ' ': { width: 22, d: '' },
};

const GAP = 17;

/** What stands over a capital, about its middle: titles are cut in every language. */
const MARKS: Readonly<Record<string, (middle: number) => string>> = {
  '\u0300': (middle) => `M${middle - 15} -30L${middle + 5} -16`,
  '\u0301': (middle) => `M${middle + 15} -30L${middle - 5} -16`,
  '\u0302': (middle) => `M${middle - 15} -16L${middle} -30L${middle + 15} -16`,
  '\u0303': (middle) => `M${middle - 18} -18L${middle - 6} -26L${middle + 6} -18L${middle + 18} -26`,
  '\u0308': (middle) => `M${middle - 15} -20V-18M${middle + 15} -20V-18`,
};

function capitalsOf(text: string): Capital[] {
  return [...text.toUpperCase().normalize('NFC')].map((letter) => {
    const [plain = '', ...marks] = letter.normalize('NFD');
    const capital = CAPITALS[plain];
    if (!capital || marks.some((mark) => !MARKS[mark])) throw new Error(`no capital for ${letter}`);
    const middle = Math.round(capital.width / 2);
    return { ...capital, d: capital.d + marks.map((mark) => MARKS[mark]?.(middle)).join('') };
  });
}

/** How wide a text is at a given height. */
export function breadthOf(text: string, height: number): number {
  const capitals = capitalsOf(text);
  const units = capitals.reduce((sum, { width }) => sum + width, 0) + GAP * (capitals.length - 1);
  return (units * height) / 100;
}

/** A path's numbers, moved and scaled: commands of these letters take pairs, but H and V. */
function moved(d: string, x: number, y: number, scale: number): string {
  return d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?\d+/g)?.map(Number) ?? [];
    const isY = (k: number) => command === 'V' || (command !== 'H' && k % 2 === 1);
    return command + numbers.map((n, k) => short((isY(k) ? y : x) + n * scale)).join(' ');
  });
}

/** A line of capitals about `x`, from `top` down to `top + height`; `stroke` is how broad they are cut. */
export function inscribed(
  text: string,
  x: number,
  top: number,
  height: number,
  colour: string,
  stroke: number,
): string {
  const scale = height / 100;
  let pen = x - breadthOf(text, height) / 2;
  const path = capitalsOf(text).map(({ width, d }) => {
    const cut = moved(d, pen, top, scale);
    pen += (width + GAP) * scale;
    return cut;
  });
  return line(path.join(''), colour, stroke);
}

/** Every way to break a text into that many lines of whole words. */
export function partings(text: string, count: number): string[][] {
  if (count === 1) return [[text]];
  const words = text.split(' ');
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, k) =>
      partings(words.slice(k + 1).join(' '), count - 1).map((rest) => [words.slice(0, k + 1).join(' '), ...rest]),
    );
}
