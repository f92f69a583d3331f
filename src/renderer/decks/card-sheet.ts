/** A card's sheet of paper. All sizes in tenths of a millimetre, as on the printed card. */
import { PAPER, PAPER_SHADE } from './palette.ts';
import { at, el } from './svg.ts';

export interface Format {
  readonly width: number;
  readonly height: number;
  /** Radius of the corners, which who shows the card cuts. */
  readonly corner: number;
}

/** French cards, VIVA and Vbi Maior: 63 × 88 mm. */
export const POKER: Format = { width: 630, height: 880, corner: 36 };

/** Italian cards: 50 × 94 mm. */
export const LONG: Format = { width: 500, height: 940, corner: 34 };

type Size = Pick<Format, 'width' | 'height'>;

/** From one thread of the linen to the next, and how broad a thread is. */
const WEAVE = 7;
const THREAD = 2;

/**
 * The whole SVG of a face or back: paper with a hint of linen and a fine border, and the content on it.
 * The corners stay square.
 */
export function sheet({ width, height }: Size, ...content: readonly string[]): string {
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    el('rect', { width, height, fill: PAPER }),
    linen({ width, height }),
    el('rect', {
      x: 7,
      y: 7,
      width: width - 14,
      height: height - 14,
      rx: 28,
      fill: 'none',
      stroke: PAPER_SHADE,
      'stroke-width': 3,
    }),
    ...content,
  );
}

/** Warp and weft as one small tile: dashed lines over the whole card take ten times as long to draw without a graphics card. */
function linen({ width, height }: Size): string {
  const thread = { fill: PAPER_SHADE, 'fill-opacity': 0.4 };
  return (
    el(
      'pattern',
      { id: 'linen', width: WEAVE, height: WEAVE, patternUnits: 'userSpaceOnUse' },
      el('rect', { width: THREAD, height: WEAVE, ...thread }),
      el('rect', { width: WEAVE, height: THREAD, ...thread }),
    ) + el('rect', { width, height, fill: 'url(#linen)' })
  );
}

/** From afar corners are so much larger, and what is between them is smaller. */
const FAR = 1.35;
const SMALLER = 0.78;
/** Corners grow towards the edge, too. */
const OUT = -4;

/** How high something in a corner is drawn from afar, as a part of the card's height. */
export function fromAfar(high: number, { height }: Size): number {
  return (FAR * high) / height;
}

/** What stands in a corner, in its size or as it is seen from afar. */
export function cornered(size: Size, corner: string, far = false): string {
  return bothEnds(size, far ? at(OUT, OUT, corner, FAR) : corner);
}

/** What lies between the corners; from afar it makes room for them, and `corner` (its width and height) lies on bare paper. */
export function between(size: Size, middle: string, far = false, corner?: Size): string {
  if (!far) return middle;
  const { width, height } = size;
  const small = at((width * (1 - SMALLER)) / 2, (height * (1 - SMALLER)) / 2, middle, SMALLER);
  if (!corner) return small;
  return small + bothEnds(size, el('rect', { x: 12, y: 12, ...corner, rx: 24, fill: PAPER }));
}

/** A single great sign on a long card: from afar it fits between the corners. */
export function besideCorners(sign: string, far = false): string {
  if (!far) return sign;
  const { width, height } = LONG;
  return at((width * (1 - SMALLER)) / 2, (height * (1 - SMALLER)) / 2, sign, SMALLER);
}

/** Content in its place and once more as seen from the other end of the card. */
export function bothEnds({ width, height }: Size, content: string): string {
  return content + el('g', { transform: `rotate(180 ${width / 2} ${height / 2})` }, content);
}
