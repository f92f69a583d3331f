/** What the backs of all games share; each is the same whichever way it is held. */
import { type Format, sheet } from './card.ts';
import { BRASS } from './palette.ts';
import { at, el } from './svg.ts';

/** How much paper shows around a back's field. */
export const BACK_MARGIN = 26;

/** The frame all backs share; the pattern has the card's middle as its origin. */
export function framed(format: Format, ground: string, pattern: string): string {
  const { width, height } = format;
  const field = { x: BACK_MARGIN, y: BACK_MARGIN, width: width - 2 * BACK_MARGIN, height: height - 2 * BACK_MARGIN, rx: 26 };
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
