/** Fits the hand into its room: the largest cards that can still be told apart and touched. Pure. */

/** Minimum touch size of each card and row, in CSS pixels. */
const THUMB_PX = 44;
const MIN_ROW_STEP_PX = 48;

/** Visible share of a covered card. */
const ASIDE = 0.42;

/** Cards whose widths differ by less than this ratio look alike. */
const ALIKE = 0.85;

/** Minimum card width that is readable at a glance, in CSS pixels; a long card is, at the height of such a short one. */
const MIN_CARD_PX = 50;
const MIN_CARD_HEIGHT_PX = 69;

/** What is tried in turn before a hand scrolls: the visible share of a covered row, and whether long cards are narrow. */
const TRIES = [
  { above: 0.6, isNarrow: false },
  { above: 0.4, isNarrow: false },
  { above: 0.4, isNarrow: true },
] as const;

/** The hand's largest share of the window's height, and the steps in which it grows to it before it scrolls. */
const MOST_SHARE = 0.5;
const SHARE_STEP = 0.02;

/** Height by which a selected card rises, in CSS pixels. */
const LIFT_PX = 22;

/** Maximum number of rows before the hand scrolls. */
const MAX_ROWS = 4;

export interface HandBox {
  readonly width: number;
  readonly height: number;
}

/** A hand's layout: cards per row, card width and row distance, in CSS pixels. */
export interface HandFit {
  readonly inRow: number;
  readonly card: number;
  readonly step: number;
  /** Not all cards fit, so the hand scrolls. */
  readonly scrolls: boolean;
}

/** The layout in a window of which the hand has this share, or the least larger one in which it doesn't scroll. */
export function fitFan(count: number, { width, height }: HandBox, form: number, share: number): HandFit {
  const fit = fitHand(count, { width, height: Math.round(share * height) - LIFT_PX }, form);
  return fit.scrolls && share < MOST_SHARE ? fitFan(count, { width, height }, form, share + SHARE_STEP) : fit;
}

/** The layout with the largest cards. `form`: a card's width for its height. */
export function fitHand(count: number, room: HandBox, form: number): HandFit {
  for (const { above, isNarrow } of TRIES) {
    const least = isNarrow ? Math.max(THUMB_PX, MIN_CARD_HEIGHT_PX * form) : MIN_CARD_PX;
    const ways = Array.from({ length: MAX_ROWS }, (_, k) => inRows(k + 1, Math.max(1, count), room, form, above));
    const largest = Math.max(...ways.map(({ card }) => card));
    // One more row shows more of each card, which justifies slightly smaller cards.
    const best = ways.findLast(({ card }) => card >= least && card > ALIKE * largest);
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
  // Spare height separates the rows.
  return { inRow, card, step: below > 0 ? Math.min(high, (height - high) / below) : high, scrolls: false };
}

/** A layout for too many cards: readable ones, in a hand that scrolls. */
function scrolling({ width }: HandBox, form: number): HandFit {
  const inRow = Math.max(1, Math.floor((width - MIN_CARD_PX) / THUMB_PX) + 1);
  return { inRow, card: MIN_CARD_PX, step: Math.max(MIN_ROW_STEP_PX, (MIN_CARD_PX / form) * ASIDE), scrolls: true };
}

/** The cards row by row, as evenly as possible. */
export function rowsOf<T>(cards: readonly T[], inRow: number): T[][] {
  const rows = Math.ceil(cards.length / inRow);
  const length = Math.ceil(cards.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, k) => cards.slice(k * length, (k + 1) * length));
}
