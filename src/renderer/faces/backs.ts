/** The backs: one a game, each the same whichever way it is held. */
import { COLOURS } from '#shared/cards/viva.ts';
import { type Format, ITALIAN, POKER, sheet } from './card.ts';
import { BRASS, BRASS_LIGHT } from './palette.ts';
import { around, at, disc, dots, el, fill, line, mirrored, shape } from './svg.ts';
import { vivaSignPath } from './viva/colours.ts';

/** How much paper shows around a back's field. */
const MARGIN = 26;

/** Briscola Chiamata: deep green under a lattice of brass stars, a compass in the middle. */
export function briscolaBack(): string {
  const dark = '#12382a';
  const green = '#1b4d39';
  const star = shape('M0 -34L9 -9L31 0L9 9L0 34L-9 9L-31 0L-9 -9Z', green, BRASS, 2.5);
  const rays =
    around(8, at(0, 0, fill('M0 -66L10 -20H-10Z', BRASS), 1, 22.5)) +
    around(8, fill('M0 -92L13 -26H-13Z', BRASS_LIGHT));
  const compass =
    disc(0, 0, 132, dark, BRASS, 5) +
    disc(0, 0, 116, green, BRASS, 2.5) +
    rays +
    dots(104, 16, 8, BRASS) +
    disc(0, 0, 22, dark, BRASS_LIGHT, 5);
  return back(POKER, dark, tiled('stars', POKER, 66, 73, star, disc(0, 0, 7, BRASS)) + compass);
}

/** Spizzichino: oxblood, coins laid over one another, a coin of four quarters in the middle. */
export function spizzichinoBack(): string {
  const dark = '#4f1318';
  const red = '#671c22';
  const ring = disc(0, 0, 48, 'none', BRASS, 2.5);
  const neighbours = around(4, at(68, 0, ring));
  const coin = ring + neighbours + disc(0, 0, 15, red, BRASS, 2.5) + disc(0, 0, 5, BRASS);
  const quarter = fill('M0 -96C40 -96 40 -44 0 -22C-40 -44 -40 -96 0 -96Z', BRASS) + disc(0, -68, 9, dark);
  const middle =
    disc(0, 0, 124, dark, BRASS, 5) +
    disc(0, 0, 109, red, BRASS, 2.5) +
    around(4, quarter) +
    around(4, at(0, 0, fill('M0 -84L9 -34H-9Z', BRASS_LIGHT), 1, 45)) +
    disc(0, 0, 16, BRASS_LIGHT, dark, 4);
  return back(ITALIAN, dark, tiled('coins', ITALIAN, 68, 68, coin, disc(0, 0, 6, BRASS)) + middle);
}

/** VIVA: charcoal blue, rings that run into one another, the six signs around the middle. */
export function vivaBack(): string {
  const dark = '#1c2733';
  const blue = '#2a3a4b';
  const rings = disc(0, 0, 42, blue, BRASS, 2.5) + disc(0, 0, 28, dark, BRASS, 2.5) + disc(0, 0, 12, BRASS);
  const signs = [...COLOURS, ...COLOURS].map((colour, k) =>
    at(0, 0, at(0, -108, fill(vivaSignPath(colour), BRASS_LIGHT), 0.36), 1, k * 30),
  );
  const middle =
    disc(0, 0, 148, dark, BRASS, 5) +
    signs.join('') +
    disc(0, 0, 72, blue, BRASS, 3) +
    around(6, fill('M0 -60L12 -21H-12Z', BRASS_LIGHT)) +
    disc(0, 0, 16, dark, BRASS_LIGHT, 5);
  return back(POKER, dark, tiled('rings', POKER, 84, 73, rings, rings) + middle);
}

/** Vbi Maior: terracotta set like a Roman wall, between bands of travertine, a wreath in the middle. */
export function vbiBack(): string {
  const clay = '#8f4227';
  const travertine = '#e3d4b4';
  const brick = shape('M0 -25L25 0L0 25L-25 0Z', '#a85536', travertine, 3);
  const leaf = fill('M0 -104C22 -112 30 -128 26 -148C6 -142 -4 -126 0 -104Z', BRASS_LIGHT);
  const middle =
    disc(0, 0, 164, '#6d2f1b', travertine, 7) +
    around(20, leaf) +
    disc(0, 0, 88, clay, travertine, 4) +
    around(12, fill('M0 -74C12 -56 12 -38 0 -22C-12 -38 -12 -56 0 -74Z', travertine)) +
    disc(0, 0, 16, BRASS, '#6d2f1b', 4);
  const bands = meander(travertine, clay) + at(0, 0, meander(travertine, clay), 1, 180);
  return back(POKER, clay, tiled('bricks', POKER, 54, 54, brick, brick) + bands + middle);
}

/** A band with a running key along the upper end of the field. */
function meander(stone: string, clay: string): string {
  const key = 'v-34h34v22h-12v-10h10';
  const top = -POKER.height / 2 + MARGIN;
  const keys = Array.from({ length: 6 }, (_, k) => `M${k * 46} 54h46M${12 + k * 46} 54${key}`).join('');
  return at(
    0,
    top,
    fill('M-300 0H300V74H-300Z', stone) + mirrored(line(keys, clay, 7)) + line('M-300 74H300', BRASS, 5),
  );
}

/** The frame all backs share; the pattern has the card's middle as its origin. */
function back(format: Format, ground: string, pattern: string): string {
  const { width, height } = format;
  const field = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN, rx: 26 };
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
function tiled(id: string, format: Format, width: number, height: number, middle: string, joint: string): string {
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
