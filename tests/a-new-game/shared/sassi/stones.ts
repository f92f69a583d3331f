/** SA-2: twenty-four stones, no two alike, from `s1` to `s24`. */
export type Stone = string;

export const HIGHEST = 24;

export const STONES: readonly Stone[] = Array.from({ length: HIGHEST }, (_, k) => `s${k + 1}`);

export function heightOf(stone: Stone): number {
  return Number(stone.slice(1));
}

/** From low to high. */
export function inOrder(stones: readonly Stone[]): Stone[] {
  return stones.toSorted((one, other) => heightOf(one) - heightOf(other));
}
