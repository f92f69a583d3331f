/** Stands for `table/sketch/TablePlaceholder.tsx` on the television's page: its table is there at once. */
export function TablePlaceholder() {
  return null;
}
