/** The four Italian suits: coin, cup, sword and club, each in a box of its own around the origin. */
import type { ItalianSuit } from '#shared/cards/italian.ts';
import { type Costume, fist } from '../court-figure.ts';
import { BRASS, BRASS_LIGHT, INK, STEEL } from '../palette.ts';
import { around, at, disc, dots, el, fill, line, mirrored, shape } from '../svg.ts';

// The raised right arm of every figure, and the suit's sign in its hand.

/** How far above the fist a sign's middle is, and how large it is held. */
const HOLDS: Readonly<Record<ItalianSuit, { readonly up: number; readonly scale: number }>> = {
  D: { up: 74, scale: 1.02 },
  C: { up: 52, scale: 1.06 },
  S: { up: 84, scale: 0.96 },
  B: { up: 86, scale: 0.92 },
};

/** An arm from a shoulder at the origin to a fist 88 to the right and 50 above. */
export function raisedArm(suit: ItalianSuit, { robe, linen, ink }: Costume): string {
  const { up, scale } = HOLDS[suit];
  return (
    shape('M-16 -24C16 -22 42 -12 58 6L60 -30H116C118 14 110 46 92 66C60 76 18 66 -12 46Z', robe, ink, 5) +
    italianSign(suit, 88, -50 - up, scale) +
    at(88, -50, fist(0, 0, linen), 0.8)
  );
}

/** A suit's sign around the origin, with the box it fills at scale 1. */
export interface Sign {
  readonly width: number;
  readonly height: number;
  readonly drawing: string;
}

const RED = '#b4302b';
const BLUE = '#24508c';
const LEAF = '#3d7748';
const BARK = '#9a6a3a';

function coin(): Sign {
  const petal = shape('M0 -12C11 -20 11 -32 0 -40C-11 -32 -11 -20 0 -12Z', RED, INK, 3);
  const drawing =
    disc(0, 0, 58, BRASS, INK, 5) +
    dots(50, 16, 6.5, INK) +
    disc(0, 0, 43, BRASS_LIGHT, INK, 4) +
    around(8, petal) +
    disc(0, 0, 12, BLUE, INK, 3.5);
  return { width: 121, height: 121, drawing };
}

function cup(): Sign {
  const drawing =
    shape('M-40 78C-40 62 -12 62 -9 44V20H9V44C12 62 40 62 40 78Z', BRASS, INK, 5) +
    shape('M-15 32H15V44H-15Z', RED, INK, 4) +
    shape('M-50 -60C-54 -14 -38 22 0 22C38 22 54 -14 50 -60Z', BRASS_LIGHT, INK, 5) +
    shape('M-51.5 -44C-51 -34 -50 -26 -47 -16H47C50 -26 51 -34 51.5 -44Z', BLUE, INK, 4) +
    mirrored(fill('M26 -41L34 -30L26 -19L18 -30Z', BRASS_LIGHT)) +
    fill('M0 -41L8 -30L0 -19L-8 -30Z', BRASS_LIGHT) +
    shape('M-56 -72H56V-58H-56Z', BRASS, INK, 5) +
    line('M-30 -4C-26 6 -18 12 -8 14', '#f8ecc9', 5);
  return { width: 117, height: 155, drawing };
}

/** A sword whose point is at `tip` above the origin. */
function sword(tip: number): Sign {
  const drawing =
    shape(`M-15 46V${26 - tip}L0 ${-tip}L15 ${26 - tip}V46Z`, STEEL, INK, 5) +
    fill(`M2 ${8 - tip}L12.5 ${27 - tip}V46H2Z`, '#c3cbcb') +
    line(`M0 ${32 - tip}V40`, INK, 3) +
    shape(
      'M-50 34C-44 50 -30 50 -18 48H18C30 50 44 50 50 34C62 52 52 66 34 64H-34C-52 66 -62 52 -50 34Z',
      BRASS,
      INK,
      5,
    ) +
    shape('M-9 64H9V106H-9Z', RED, INK, 5) +
    line('M-9 78H9M-9 91H9', INK, 3) +
    disc(0, 117, 13, BRASS_LIGHT, INK, 5);
  return { width: 112, height: 265, drawing };
}

function club(): Sign {
  const leaf = shape('M0 0C4 -22 20 -36 44 -36C42 -12 24 2 0 0Z', LEAF, INK, 4);
  const drawing =
    mirrored(at(14, 64, leaf, 0.9)) +
    at(20, -16, leaf, 0.95, -6) +
    at(-22, -52, `<g transform="scale(-1 1)">${leaf}</g>`, 0.95) +
    shape(
      'M-12 126C-16 86 -18 60 -20 30C-32 26 -34 12 -24 4C-26 -20 -30 -46 -32 -72C-34 -108 -20 -128 2 -128C26 -128 36 -106 32 -74C30 -54 28 -40 26 -20C38 -14 38 2 24 8C20 48 16 88 12 126Z',
      BARK,
      INK,
      5,
    ) +
    shape('M-24 -106C-14 -120 16 -120 24 -106C16 -96 -14 -96 -24 -106Z', '#e3bd83', INK, 4) +
    line('M-14 -74C-12 -46 -10 -30 -10 -12M6 -66C6 -30 4 10 2 40M-6 30C-6 60 -4 84 -2 104', INK, 3.5) +
    disc(10, -2, 7, '#7a4f28', INK, 3.5) +
    line('M-12 118H12', RED, 9);
  return { width: 104, height: 262, drawing };
}

/** What the suits are drawn as. */
export const SIGNS: Readonly<Record<ItalianSuit, Sign>> = { D: coin(), C: cup(), S: sword(130), B: club() };

/** In the corners swords are shorter and clubs stouter, so that they are as large as coins and cups. */
const SEALS: Readonly<Record<ItalianSuit, Sign>> = {
  D: { ...SIGNS.D, drawing: el('use', { href: '#D-sign' }) },
  C: { ...SIGNS.C, drawing: el('use', { href: '#C-sign' }) },
  S: { width: 112, height: 160, drawing: at(0, -52, sword(28).drawing) },
  B: { width: 150, height: 262, drawing: el('use', { href: '#B-sign', transform: 'scale(1.45 1)' }) },
};

/** The colour of a suit's rank in the corners. */
export const ITALIAN_INKS: Readonly<Record<ItalianSuit, string>> = {
  D: '#7d500c',
  C: '#ad2327',
  S: '#1c4a8c',
  B: '#1d6239',
};

/** What a sign is to fit into. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The signs a face refers to, drawn once: put it on the sheet before them. */
export function signDefinitions(suit: ItalianSuit): string {
  return el(
    'defs',
    {},
    el('g', { id: `${suit}-sign` }, SIGNS[suit].drawing),
    el('g', { id: `${suit}-seal` }, SEALS[suit].drawing),
  );
}

/** A suit's sign around a point, at a scale. */
export function italianSign(suit: ItalianSuit, x: number, y: number, scale: number): string {
  return at(x, y, el('use', { href: `#${suit}-sign` }), scale);
}

/** The sign of a corner, as large as fits a box around a point. */
export function cornerSign(suit: ItalianSuit, x: number, y: number, box: Box): string {
  return at(x, y, el('use', { href: `#${suit}-seal` }), scaleToFit(SEALS[suit], box));
}

/** The scale at which a suit's sign just fits a box. */
export function scaleFor(suit: ItalianSuit, box: Box): number {
  return scaleToFit(SIGNS[suit], box);
}

/** The scale at which a sign just fits a box. */
export function scaleToFit({ width, height }: Box, box: Box): number {
  return Math.min(box.width / width, box.height / height);
}
