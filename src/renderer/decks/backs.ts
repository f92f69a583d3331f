/** What the backs of all games share; each is the same whichever way it is held. */
import { type Format, sheet } from './card-sheet.ts';
import type { Back } from './deck.ts';
import { BRASS, BRASS_LIGHT } from './palette.ts';
import { around, at, disc, el, fill, line, shape } from './svg.ts';

/** Backs for any deck, as alternatives to the game's own. */
type Drawing = (format: Format) => string;

const DRAWINGS = { lozenges, waves, stars } as const satisfies Readonly<Record<string, Drawing>>;

/** One for each drawing and size of card: two objects would be two backs. */
const made = new Map<string, Back>();

/** A back of such a drawing for cards of this size. */
export function backByName(drawing: keyof typeof DRAWINGS, format: Format): Back {
  const id = `${drawing} ${format.width}×${format.height}`;
  const back = made.get(id) ?? { id, draw: () => DRAWINGS[drawing](format) };
  made.set(id, back);
  return back;
}

/** Blue lozenges, as on a tile stove. */
function lozenges(format: Format): string {
  const middle = shape('M0 -34L24 0L0 34L-24 0Z', '#2f5f94', '#dfe6ee', 4) + disc(0, 0, 6, '#dfe6ee', '#dfe6ee', 1);
  return framed(
    format,
    '#183a63',
    tiled('lozenges', format, 60, 84, middle, disc(0, 0, 5, BRASS_LIGHT, BRASS_LIGHT, 1)),
  );
}

/** Red waves, as the sea on an old map. */
function waves(format: Format): string {
  const wave = line('M-40 8C-30 -14 -10 -14 0 8C10 -14 30 -14 40 8', '#e6c9b0', 5);
  return framed(format, '#7b2226', tiled('waves', format, 80, 44, wave, ''));
}

/** Stars on a dark sky. */
function stars(format: Format): string {
  const ray = fill('M0 -30L5 -6L0 0L-5 -6Z', BRASS_LIGHT);
  const small = fill('M0 -14L3 -3L0 0L-3 -3Z', '#cfd6e6');
  return framed(format, '#1a2036', tiled('stars', format, 96, 96, around(8, ray), around(4, small)));
}

/** Width of the border around a back's field. */
export const BACK_MARGIN = 26;

/** The frame all backs share; the pattern has the card's middle as its origin. */
export function framed(format: Format, ground: string, pattern: string): string {
  const { width, height } = format;
  const field = {
    x: BACK_MARGIN,
    y: BACK_MARGIN,
    width: width - 2 * BACK_MARGIN,
    height: height - 2 * BACK_MARGIN,
    rx: 26,
  };
  const edge = `field-${width}`;
  return sheet(
    format,
    el('clipPath', { id: edge }, el('rect', field)),
    el('rect', { ...field, fill: ground }),
    el('g', { 'clip-path': `url(#${edge})` }, at(width / 2, height / 2, pattern)),
    el('rect', { ...field, fill: 'none', stroke: BRASS, 'stroke-width': 7 }),
  );
}

/**
 * A field of tiles around the card's middle, each `width` × `height`: one drawing in the middle of every tile,
 * another (symmetric in itself) where four tiles meet.
 */
export function tiled(
  id: string,
  format: Format,
  width: number,
  height: number,
  middle: string,
  joint: string,
): string {
  const joints = [-1, 1].flatMap((x) => [-1, 1].map((y) => at((x * width) / 2, (y * height) / 2, joint)));
  const box = { x: -width / 2, y: -height / 2, width, height };
  const tile = el(
    'pattern',
    { id, patternUnits: 'userSpaceOnUse', ...box, viewBox: `${box.x} ${box.y} ${width} ${height}` },
    ...joints,
    middle,
  );
  const all = { x: -format.width / 2, y: -format.height / 2, width: format.width, height: format.height };
  return tile + el('rect', { ...all, fill: `url(#${id})` });
}

/** A round field with a rim in the card's middle. */
export function medallion(rim: string, field: string): string {
  return disc(0, 0, 122, rim, BRASS, 5) + disc(0, 0, 107, field, BRASS, 2.5);
}
