/** Years as people count them, and what lies between them. There is no year nought: 1 BC is followed by AD 1. */

/** How many years lie from one year to a later one. */
export function yearsBetween(from: number, to: number): number {
  return to - from - (from < 0 && to > 0 ? 1 : 0);
}

/** Where a year lies on a line from the first to the last, from 0 to 1. */
export function fractionOnLine(year: number, first: number, last: number): number {
  return yearsBetween(first, year) / Math.max(1, yearsBetween(first, last));
}
