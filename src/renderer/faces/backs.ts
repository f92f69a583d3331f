/** The backs: one a game, each the same whichever way it is held. */
import { type Format, POKER, sheet } from './card.ts';
import { BRASS, BRASS_LIGHT } from './palette.ts';
import { around, at, disc, el, fill, shape } from './svg.ts';

const FIELD = { x: 26, y: 26, width: POKER.width - 52, height: POKER.height - 52, rx: 26 };

/** Briscola Chiamata: deep green under a lattice of brass stars, a compass in the middle. */
export function briscolaBack(): string {
  const dark = '#12382a';
  const star = shape('M0 -34L9 -9L31 0L9 9L0 34L-9 9L-31 0L-9 -9Z', '#1b4d39', BRASS, 2.5);
  return back(dark, tiled('stars', 66, 73, star, disc(0, 0, 7, BRASS)) + medallion(dark));
}

/**
 * A field of tiles around the middle, each `width` × `height`: one drawing in the middle of every tile, another
 * (symmetric in itself) where four tiles meet.
 */
function tiled(id: string, width: number, height: number, middle: string, joint: string): string {
  const joints = [-1, 1].flatMap((x) => [-1, 1].map((y) => at((x * width) / 2, (y * height) / 2, joint)));
  const box = { x: -width / 2, y: -height / 2, width, height };
  const tile = el(
    'pattern',
    { id, patternUnits: 'userSpaceOnUse', ...box, viewBox: `${box.x} ${box.y} ${width} ${height}` },
    middle,
    ...joints,
  );
  return tile + el('rect', { x: -POKER.width / 2, y: -POKER.height / 2, ...sizeOf(POKER), fill: `url(#${id})` });
}

function sizeOf({ width, height }: Format) {
  return { width, height };
}

function medallion(dark: string): string {
  const ray = fill('M0 -92L13 -26H-13Z', BRASS_LIGHT) + at(0, 0, fill('M0 -66L10 -20H-10Z', BRASS), 1, 22.5);
  return (
    disc(0, 0, 132, dark, BRASS, 5) +
    disc(0, 0, 116, '#1b4d39', BRASS, 2.5) +
    around(8, ray) +
    around(16, disc(0, -104, 4, BRASS)) +
    disc(0, 0, 22, dark, BRASS_LIGHT, 5)
  );
}

/** The frame all backs share; the pattern has the card's middle as its origin. */
function back(ground: string, pattern: string): string {
  return sheet(
    POKER,
    el('clipPath', { id: 'field' }, el('rect', FIELD)),
    el('rect', { ...FIELD, fill: ground }),
    el('g', { 'clip-path': 'url(#field)' }, at(POKER.width / 2, POKER.height / 2, pattern)),
    el('rect', { ...FIELD, fill: 'none', stroke: BRASS, 'stroke-width': 7 }),
  );
}
