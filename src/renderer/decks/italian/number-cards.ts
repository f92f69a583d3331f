/** The number cards 2 to 7: two or three rows of signs, all upright. */
import type { ItalianRank, ItalianSuit } from '#shared/cards/italian.ts';
import { LONG } from '../card-sheet.ts';
import { ribbon, scrolls } from '../ornament.ts';
import { BRASS, BRASS_LIGHT, INK, LEAF } from '../palette.ts';
import { around, at, disc, line, mirrored, shape } from '../svg.ts';
import { type Box, ITALIAN_INKS, italianSign, SIGNS, scaleToFit } from './suit-signs.ts';

/** The aces: one great sign each, adorned in its own way, between two scrolls of leaves. */
const RED = '#b4302b';
const RED_SHADE = '#8a2422';

/** The middle of an ace. */
export function italianAce(suit: ItalianSuit): string {
  const ink = ITALIAN_INKS[suit];
  return at(
    LONG.width / 2,
    LONG.height / 2,
    at(0, -340, scrolls(ink), 0.84) + at(0, 340, scrolls(ink), 0.84, 180) + ADORNED[suit],
  );
}

/** A sun of gold with a face. */
function sun(): string {
  const ray = shape('M-22 -100L0 -196L22 -100Z', BRASS_LIGHT, INK, 5);
  const flame = shape('M-16 -104C-30 -140 8 -150 -4 -182C26 -160 14 -130 20 -104Z', RED, INK, 5);
  const face =
    mirrored(
      shape('M22 -22C32 -34 50 -34 60 -22C50 -12 32 -12 22 -22Z', '#fbf4e6', INK, 4) +
        disc(41, -22, 7, INK) +
        line('M16 -40C28 -54 52 -54 64 -42', INK, 5) +
        disc(50, 18, 13, '#e09a5a'),
    ) +
    line('M0 -30L-8 14C-4 22 8 22 12 16', INK, 5) +
    shape('M-28 44C-10 36 10 36 28 44C16 62 -16 62 -28 44Z', RED, INK, 4);
  return (
    around(12, ray) +
    at(0, 0, around(12, flame), 1, 15) +
    disc(0, 0, 112, BRASS, INK, 6) +
    disc(0, 0, 94, BRASS_LIGHT, INK, 4) +
    face
  );
}

/** A cup with roses rising from it. */
function bouquet(): string {
  const petal = shape('M0 2C-26 -8 -28 -42 0 -46C28 -42 26 -8 0 2Z', RED, INK, 5);
  const rose = around(5, petal) + disc(0, 0, 12, BRASS_LIGHT, INK, 4);
  const leaf = shape('M0 0C6 -36 34 -56 74 -54C70 -18 40 6 0 0Z', LEAF, INK, 5);
  const handle = shape('M112 -40C190 -60 190 60 96 62V40C150 36 150 -30 108 -18Z', BRASS, INK, 6);
  return (
    mirrored(at(44, -90, leaf, 1.1, 16) + at(20, -120, leaf, 0.9, -36)) +
    mirrored(at(70, -146, rose, 0.86)) +
    at(0, -190, rose, 1.06) +
    at(0, 62, mirrored(handle)) +
    italianSign('C', 0, 80, 2.2)
  );
}

/** A sword through a wreath of laurel, a ribbon at its foot. */
function honour(): string {
  const leaf = shape('M0 0C-6 -24 6 -48 30 -58C44 -36 34 -8 0 0Z', LEAF, INK, 4.5);
  const half = Array.from({ length: 6 }, (_, k) => {
    const angle = ((70 - k * 27) * Math.PI) / 180;
    return at(128 * Math.cos(angle), 40 + 136 * Math.sin(angle), leaf, 1.05, -62 + k * -20 + 62);
  }).join('');
  return (
    mirrored(line('M0 176C90 170 132 110 128 40C126 -20 100 -66 60 -88', '#2c5838', 8) + half) +
    italianSign('S', 0, -10, 2) +
    at(0, 186, ribbon(RED, RED_SHADE, INK), 0.78)
  );
}

/** A great club, bound with a ribbon. */
function trunk(): string {
  return italianSign('B', 0, 0, 2.02) + at(0, 112, ribbon(RED, RED_SHADE, INK), 0.86);
}

const ADORNED: Readonly<Record<ItalianSuit, string>> = { D: sun(), C: bouquet(), S: honour(), B: trunk() };

/** How many signs lie in each row, from above. */
const ROWS: Readonly<Partial<Record<ItalianRank, readonly number[]>>> = {
  '2': [1, 1],
  '3': [1, 1, 1],
  '4': [2, 2],
  '5': [2, 1, 2],
  '6': [2, 2, 2],
  '7': [2, 3, 2],
};

/** From afar corners are large: three signs lie above beside one and below beside the other, and one has the middle. */
const FAR_ROWS: typeof ROWS = { ...ROWS, '6': [3, 3], '7': [3, 1, 3] };
const FAR_ASIDE = 90;
/** From the first row to the last one. */
const FAR_APART = 650;

const TOP = 36;
const AREA = { width: 344, height: LONG.height - 2 * TOP };
/** The row of three has no corner beside it. */
const WIDE = 430;
/** The most that lies between two rows: few signs stay together. */
const LOOSE = 130;
/** Rows beside a corner move away from it. */
const ASIDE = 46;

/** The signs of a number card; nothing for aces and figures. */
export function italianPips(rank: ItalianRank, suit: ItalianSuit, far = false): string {
  return rowsOf(rank, SIGNS[suit], far)
    .map(({ x, y, scale }) => italianSign(suit, x, y, scale))
    .join('');
}

/** Where the signs of a number card lie in rows, and their scale, for a sign that is so large at scale 1. */
export function rowsOf(rank: ItalianRank, sign: Box, far = false): { x: number; y: number; scale: number }[] {
  const rows = (far ? FAR_ROWS : ROWS)[rank] ?? [];
  const scale = scaleToFit(sign, boxFor(rows));
  const near = Math.min(AREA.height / rows.length, sign.height * scale + LOOSE);
  const step = far ? FAR_APART / (rows.length - 1) : near;
  return rows.flatMap((count, row) => {
    const y = LONG.height / 2 + (row - (rows.length - 1) / 2) * step;
    const middle = LONG.width / 2 + aside(row, rows.length, far ? FAR_ASIDE : ASIDE);
    const gap = count === 3 ? WIDE / 3 : AREA.width / 2;
    return Array.from({ length: count }, (_, column) => ({
      x: middle + (column - (count - 1) / 2) * gap,
      y,
      scale,
    }));
  });
}

/** The room for one sign: all signs of a card are of one size. */
function boxFor(rows: readonly number[]): Box {
  const most = Math.max(...rows);
  return { width: most === 3 ? 128 : most === 2 ? 150 : 190, height: Math.min(AREA.height / rows.length - 16, 340) };
}

/** How far a row lies to the right of the card's middle: the first and the last one are `far` from it. */
function aside(row: number, rows: number, far: number): number {
  if (row === 0) return far;
  return row === rows - 1 ? -far : 0;
}
