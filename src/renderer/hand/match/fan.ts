/** How the own hand fills the room it has: as large as cards can be held so that each is told and touched. Pure. */

/** What a thumb needs of each card beside its neighbour, and of each row above the next, in CSS pixels. */
const THUMB = 44;
const STEP = 48;

/** Of a card so much is seen beside its neighbour, and in a row above another so much if there is room. */
const ASIDE = 0.42;
const ABOVE = [0.6, 0.4] as const;

/** A card is hardly smaller than another that is so many times as wide. */
const ALIKE = 0.85;

/** A card narrower than this can't be told at a glance. */
const LEAST = 50;

/** More rows than this scroll. */
const MOST_ROWS = 4;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How a hand is held: so many cards in a row at most, each so wide, and from one row to the next so far, in CSS pixels. */
export interface Fanned {
  readonly inRow: number;
  readonly card: number;
  readonly step: number;
  /** There are more than fit: the rest is scrolled to. */
  readonly scrolls: boolean;
}

/** The way of holding so many cards that makes them largest. `form`: how wide a card is for its height. */
export function fanned(count: number, room: Room, form: number): Fanned {
  for (const above of ABOVE) {
    const ways = Array.from({ length: MOST_ROWS }, (_, k) => inRows(k + 1, Math.max(1, count), room, form, above));
    const largest = Math.max(...ways.map(({ card }) => card));
    // A row more shows more of each card: for that it may be a little smaller.
    const best = ways.findLast(({ card }) => card >= LEAST && card > ALIKE * largest);
    if (best) return best;
  }
  return scrolling(room, form);
}

function inRows(rows: number, count: number, { width, height }: Room, form: number, above: number): Fanned {
  const inRow = Math.ceil(count / rows);
  const below = Math.ceil(count / inRow) - 1;
  const across = Math.min(width - (inRow - 1) * THUMB, width / (1 + (inRow - 1) * ASIDE));
  const down = Math.min(height - below * STEP, height / (1 + below * above)) * form;
  const card = Math.max(0, Math.floor(Math.min(across, down)));
  const high = card / form;
  // What is left of the height parts the rows.
  return { inRow, card, step: below > 0 ? Math.min(high, (height - high) / below) : high, scrolls: false };
}

/** So many cards that they don't all fit: each no smaller than it can be told, and the rest is scrolled to. */
function scrolling({ width }: Room, form: number): Fanned {
  const inRow = Math.max(1, Math.floor((width - LEAST) / THUMB) + 1);
  return { inRow, card: LEAST, step: Math.max(STEP, (LEAST / form) * ASIDE), scrolls: true };
}

/** The cards row by row, as even as can be. */
export function rowsOf<T>(cards: readonly T[], inRow: number): T[][] {
  const rows = Math.ceil(cards.length / inRow);
  const length = Math.ceil(cards.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, k) => cards.slice(k * length, (k + 1) * length));
}
