/** Replaces the table's placeholder on the television's page, whose table is there at once. */
export function TablePlaceholder() {
  return null;
}
