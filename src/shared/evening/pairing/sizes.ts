/** How many tables, and of how many. */

/** So many people at so many tables, as evenly as can be; the larger ones first. */
export function splitEvenly(people: number, tables: number): number[] {
  return Array.from({ length: tables }, (_, k) => Math.floor(people / tables) + (k < people % tables ? 1 : 0));
}

/** Which sizes of tables there are, and which one is best. */
export interface Sizes {
  readonly seats: { readonly min: number; readonly max: number };
  readonly size: number;
}

/**
 * Tables for as many as can be seated, as near to the best size as can be, none larger or smaller than another by more
 * than one. Empty where they are too few for any table.
 */
export function tableSizesFor(people: number, { seats, size }: Sizes): number[] {
  for (let seated = people; seated >= seats.min; seated--) {
    const counts = Array.from({ length: Math.floor(seated / seats.min) }, (_, k) => k + 1);
    const best = counts
      .filter((tables) => Math.ceil(seated / tables) <= seats.max)
      .sort((one, other) => Math.abs(seated / one - size) - Math.abs(seated / other - size))[0];
    if (best) return splitEvenly(seated, best);
  }
  return [];
}
