/** Where a phone comes in to a table, as its QR code says it; `base` is one of the table's `addresses`. */
export function phoneAddress(base: string, code: string): string {
  return `${base}/hand/#${code}`;
}
