/** CSV for spreadsheets: RFC 4180, UTF-8. */

import type { MessageParams } from './icu-message.ts';

export type Cell = string | number | null;

/** A cell's text by message key. */
export interface LocalizedText {
  readonly key: string;
  readonly params?: Record<string, number> | undefined;
}

/** A cell with text to translate; several names stand side by side. */
export type LocalizableCell = Cell | LocalizedText | (string | LocalizedText)[];

/** Translates rows. */
export function localizeRows(
  rows: readonly (readonly LocalizableCell[])[],
  say: (key: string, params?: MessageParams) => string,
): string {
  const text = (one: string | LocalizedText): string => (typeof one === 'string' ? one : say(one.key, one.params));
  const inOne = (cell: LocalizableCell): Cell => {
    if (cell === null || typeof cell !== 'object') return cell;
    return 'key' in cell ? text(cell) : cell.map(text).join(', ');
  };
  return toCsv(rows.map((row) => row.map(inOne)));
}

/** Rows of cells, with the header. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('');
}

/** The start of a spreadsheet formula, also in full-width characters. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Numbers unchanged, text quoted; a prefix before formula starts prevents CSV injection. */
function toCsvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
