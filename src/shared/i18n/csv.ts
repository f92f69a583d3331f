/** A table as text that a spreadsheet opens: RFC 4180, in UTF-8. */

import type { MessageParams } from './icu-message.ts';

/** Text, a number, or nothing. */
export type Cell = string | number | null;

/** What a cell says to who reads it, in their language: by its key. */
export interface LocalizedText {
  readonly key: string;
  readonly params?: Record<string, number> | undefined;
}

/** A cell that may say something; several names stand beside each other. */
export type LocalizableCell = Cell | LocalizedText | (string | LocalizedText)[];

/** Rows that say something, in the language of who reads them. */
export function localizeRows(
  rows: readonly (readonly LocalizableCell[])[],
  say: (key: string, params?: MessageParams) => string,
): string {
  const said = (one: string | LocalizedText): string => (typeof one === 'string' ? one : say(one.key, one.params));
  const inOne = (cell: LocalizableCell): Cell => {
    if (cell === null || typeof cell !== 'object') return cell;
    return 'key' in cell ? said(cell) : cell.map(said).join(', ');
  };
  return toCsv(rows.map((row) => row.map(inOne)));
}

/** Rows of cells, the head among them. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('');
}

/** What a spreadsheet takes for the beginning of a formula, in Eastern letters too. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A number as it is. Text in quotes; a mark before what would be reckoned, so that a name can't do anything. */
function toCsvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
