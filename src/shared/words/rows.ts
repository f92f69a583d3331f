/** A table as text that a spreadsheet opens: RFC 4180, in UTF-8. */

/** Text, a number, or nothing. */
export type Cell = string | number | null;

/** Rows of cells, the head among them. */
export function inRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(inCell).join(',')}\r\n`).join('');
}

/** What a spreadsheet takes for the beginning of a formula, in Eastern letters too. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A number as it is. Text in quotes; a mark before what would be reckoned, so that a name can't do anything. */
function inCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
