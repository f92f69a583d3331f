/** How the own hand fills the room it has: as large as cards can be held so that each is told and touched. Pure. */

/** What a thumb needs of each card beside its neighbour, and of each row above the next, in CSS pixels. */
const THUMB_PX = 44;
const MIN_ROW_STEP_PX = 48;

/** Of a card so much is seen beside its neighbour, and in a row above another so much if there is room. */
const ASIDE = 0.42;
const ABOVE = [0.6, 0.4] as const;

/** A card is hardly smaller than another that is so many times as wide. */
const ALIKE = 0.85;

/** A card narrower than this can't be told at a glance. */
const MIN_CARD_PX = 50;

/** More rows than this scroll. */
const MAX_ROWS = 4;

export interface HandBox {
  readonly width: number;
  readonly height: number;
}

/** How a hand is held: so many cards in a row at most, each so wide, and from one row to the next so far, in CSS pixels. */
export interface HandFit {
  readonly inRow: number;
  readonly card: number;
  readonly step: number;
  /** There are more than fit: the rest is scrolled to. */
  readonly scrolls: boolean;
}

/** The way of holding so many cards that makes them largest. `form`: how wide a card is for its height. */
export function fitHand(count: number, room: HandBox, form: number): HandFit {
  for (const above of ABOVE) {
    const ways = Array.from({ length: MAX_ROWS }, (_, k) => inRows(k + 1, Math.max(1, count), room, form, above));
    const largest = Math.max(...ways.map(({ card }) => card));
    // A row more shows more of each card: for that it may be a little smaller.
    const best = ways.findLast(({ card }) => card >= MIN_CARD_PX && card > ALIKE * largest);
    if (best) return best;
  }
  return scrolling(room, form);
}

function inRows(rows: number, count: number, { width, height }: HandBox, form: number, above: number): HandFit {
  const inRow = Math.ceil(count / rows);
  const below = Math.ceil(count / inRow) - 1;
  const across = Math.min(width - (inRow - 1) * THUMB_PX, width / (1 + (inRow - 1) * ASIDE));
  const down = Math.min(height - below * MIN_ROW_STEP_PX, height / (1 + below * above)) * form;
  const card = Math.max(0, Math.floor(Math.min(across, down)));
  const high = card / form;
  // What is left of the height parts the rows.
  return { inRow, card, step: below > 0 ? Math.min(high, (height - high) / below) : high, scrolls: false };
}

/** So many cards that they don't all fit: each no smaller than it can be told, and the rest is scrolled to. */
function scrolling({ width }: HandBox, form: number): HandFit {
  const inRow = Math.max(1, Math.floor((width - MIN_CARD_PX) / THUMB_PX) + 1);
  return { inRow, card: MIN_CARD_PX, step: Math.max(MIN_ROW_STEP_PX, (MIN_CARD_PX / form) * ASIDE), scrolls: true };
}

/** The cards row by row, as even as can be. */
export function rowsOf<T>(cards: readonly T[], inRow: number): T[][] {
  const rows = Math.ceil(cards.length / inRow);
  const length = Math.ceil(cards.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, k) => cards.slice(k * length, (k + 1) * length));
}
