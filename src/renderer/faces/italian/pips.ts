/** The number cards 2 to 7: two or three rows of signs, all upright. */
import type { ItalianRank, ItalianSuit } from '#shared/cards/italian.ts';
import { LONG } from '../card.ts';
import { type Box, heightOf, italianSign, scaleFor } from './signs.ts';

/** How many signs lie in each row, from above. */
const ROWS: Readonly<Partial<Record<ItalianRank, readonly number[]>>> = {
  '2': [1, 1],
  '3': [1, 1, 1],
  '4': [2, 2],
  '5': [2, 1, 2],
  '6': [2, 2, 2],
  '7': [2, 3, 2],
};

const TOP = 36;
const AREA = { width: 344, height: LONG.height - 2 * TOP };
/** The row of three has no corner beside it. */
const WIDE = 430;
/** The most that lies between two rows: few signs stay together. */
const LOOSE = 130;
/** Rows beside a corner move away from it. */
const ASIDE = 46;

/** The signs of a number card; nothing for aces and figures. */
export function italianPips(rank: ItalianRank, suit: ItalianSuit): string {
  const rows = ROWS[rank] ?? [];
  const scale = scaleFor(suit, boxFor(rows));
  const step = Math.min(AREA.height / rows.length, heightOf(suit) * scale + LOOSE);
  return rows
    .flatMap((count, row) => {
      const y = LONG.height / 2 + (row - (rows.length - 1) / 2) * step;
      const middle = LONG.width / 2 + aside(row, rows.length);
      const gap = count === 3 ? WIDE / 3 : AREA.width / 2;
      return Array.from({ length: count }, (_, column) =>
        italianSign(suit, middle + (column - (count - 1) / 2) * gap, y, scale),
      );
    })
    .join('');
}

/** The room for one sign: all signs of a card are of one size. */
function boxFor(rows: readonly number[]): Box {
  const most = Math.max(...rows);
  return { width: most === 3 ? 128 : most === 2 ? 150 : 190, height: Math.min(AREA.height / rows.length - 16, 340) };
}

/** How far a row lies to the right of the card's middle. */
function aside(row: number, rows: number): number {
  if (row === 0) return ASIDE;
  return row === rows - 1 ? -ASIDE : 0;
}
