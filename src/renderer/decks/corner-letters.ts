/**
 * Letterforms of the project's own: a narrow, heavy slab serif made for corners that are read from afar.
 * An SVG used as an image has no fonts, so every letter is a path. Capitals stand from y = 0 to y = 100;
 * counters run against the outline's direction (non-zero fill).
 */
import { COURT_GLYPHS } from './messages/en/court-letters.ts';
import { fill, short } from './svg.ts';

/** The width of each letter, and its outline. Courts, by the letters that games know them by, have those of the page's language. */
const GLYPHS: Readonly<Record<string, string>> = {
  ...COURT_GLYPHS,
  A: '78 M29 0H50L71 90H78V100H43V90H51L46.3 70H22.9L18 90H26V100H0V90H8ZM34.9 22L25.3 60H44Z',
  '0': '58 M29 -1C47 -1 58 18 58 50S47 101 29 101S0 82 0 50S11 -1 29 -1ZM29 9C22 9 19.5 22 19.5 50S22 91 29 91S38.5 78 38.5 50S36 9 29 9Z',
  '1': '42 M2 16C10 14 15 9 17 0H31V90H42V100H0V90H11V25H2Z',
  '2': '58 M2 26C2 10 13 -1 30 -1C47 -1 57 10 57 27C57 42 46 53 33 66C28 71 24 76 22 80H42C46 80 48 77 49 69H58L56 100H0V90C4 74 14 62 24 50C33 40 37 34 37 25C37 15 34 9 28 9C24 9 22 11 21 13C24 15 26 18 26 23C26 30 21 35 14 35C7 35 2 31 2 26Z',
  '3': '58 M2 24C3 9 14 -1 30 -1C46 -1 56 9 56 23C56 35 50 43 41 47C52 50 58 59 58 71C58 89 46 101 29 101C12 101 0 91 0 78C0 69 6 63 13 63C20 63 25 68 25 74C25 79 23 83 19 86C22 89 25 91 28 91C35 91 38 84 38 71C38 58 34 52 24 52H18V42H24C33 42 36 36 36 24C36 14 33 9 28 9C25 9 23 10 21 12C24 14 26 17 26 22C26 28 21 33 14 33C7 33 2 29 2 24Z',
  '4': '62 M36 0H52V62H62V73H52V90H59V100H25V90H33V73H0V62ZM33 22L12 62H33Z',
  '5': '58 M6 0H52L50 19H18L17 38C21 35 26 34 31 34C47 34 58 47 58 66C58 87 46 101 28 101C12 101 0 91 0 78C0 70 5 64 12 64C19 64 24 69 24 75C24 80 21 84 18 86C20 89 23 91 27 91C34 91 38 83 38 67C38 51 34 44 27 44C22 44 19 47 17 51H5Z',
  '6': '58 M54 20C54 27 50 31 44 31C38 31 33 27 33 21C33 17 35 14 38 12C37 10 35 9 33 9C24 9 20 22 19 44C22 39 28 36 34 36C48 36 58 48 58 67C58 88 46 101 29 101C11 101 0 84 0 54C0 21 13 -1 34 -1C46 -1 54 8 54 20ZM29 46C22 46 19.5 53 19.5 68C19.5 83 22 91 29 91C36 91 38.5 83 38.5 68C38.5 53 36 46 29 46Z',
  '7': '56 M0 0H56V14C44 34 36 60 36 100H13C14 66 24 40 38 20H18C12 20 9 23 8 32H0Z',
  '8': '60 M30 -1C46 -1 56 9 56 24C56 35 51 42 44 46C53 51 60 60 60 72C60 89 47 101 30 101S0 89 0 72C0 60 7 51 16 46C9 42 4 35 4 24C4 9 14 -1 30 -1ZM30 8C24 8 21 14 21 25C21 36 24 42 30 42S39 36 39 25C39 14 36 8 30 8ZM30 52C22 52 19 60 19 72C19 84 22 92 30 92S41 84 41 72C41 60 38 52 30 52Z',
  '9': '58 M4 80C4 73 8 69 14 69C20 69 25 73 25 79C25 83 23 86 20 88C21 90 23 91 25 91C34 91 38 78 39 56C36 61 30 64 24 64C10 64 0 52 0 33C0 12 12 -1 29 -1C47 -1 58 16 58 46C58 79 45 101 24 101C12 101 4 92 4 80ZM29 54C36 54 38.5 47 38.5 32C38.5 17 36 9 29 9C22 9 19.5 17 19.5 32C19.5 47 22 54 29 54Z',
  /** One sign, set tighter than its two figures, so that it fits the corner of a fanned card. */
  '10': '78 M0 15C6 13 9 9 11 0H23V90H31V100H0V90H6V24H0ZM56 -1C70 -1 78 18 78 50S70 101 56 101S34 82 34 50S42 -1 56 -1ZM56 9C51.5 9 50 22 50 50S51.5 91 56 91S62 78 62 50S60.5 9 56 9Z',
};

const GAP = 5;

interface Glyph {
  readonly width: number;
  readonly d: string;
}

/** The signs a text is made of: `10` is one sign, everything else goes letter by letter. */
function glyphsOf(text: string): Glyph[] {
  const signs = text in GLYPHS ? [text] : [...text];
  return signs.map((sign) => {
    const glyph = GLYPHS[sign];
    if (!glyph) throw new Error(`no letterform for ${sign}`);
    const outline = glyph.indexOf('M');
    return { width: Number(glyph.slice(0, outline)), d: glyph.slice(outline) };
  });
}

/** How wide a text is at a given height of its capitals. */
function widthOf(text: string, height: number): number {
  const glyphs = glyphsOf(text);
  const units = glyphs.reduce((sum, { width }) => sum + width, 0) + GAP * (glyphs.length - 1);
  return (units * height) / 100;
}

/**
 * A text centred at `x`, its capitals from `top` down to `top + height`; drawn narrower where it would be wider
 * than `most`.
 */
export function lettering(
  text: string,
  x: number,
  top: number,
  height: number,
  colour: string,
  most = Number.POSITIVE_INFINITY,
): string {
  const tall = height / 100;
  const width = Math.min(widthOf(text, height), most);
  const wide = (tall * width) / widthOf(text, height);
  let pen = x - width / 2;
  return glyphsOf(text)
    .map(({ width, d }) => {
      const moved = `translate(${short(pen)} ${short(top)}) scale(${short(wide)} ${short(tall)})`;
      pen += (width + GAP) * wide;
      return fill(d, colour).replace('<path', `<path transform="${moved}"`);
    })
    .join('');
}
