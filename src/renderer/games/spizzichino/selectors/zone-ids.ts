/** Ids of the zones and their cards. */
import type { Seat } from '#shared/engine/rules.ts';

export const TRICK = 'trick';
export const STOCK = 'stock';
export const DECLARED = 'declared';

/** One of the eight piles of the deal (SP-5). */
export function dealPileZone(stack: number): string {
  return `stack:${stack}`;
}

/** The pile of a card among the eight; undefined for another card. */
export function dealPileOf(key: string): number | undefined {
  const [, stack] = /^stack:(\d)/.exec(key) ?? [];
  return stack === undefined ? undefined : Number(stack);
}

/** One of the two piles turned up in front of a seat (SP-7). */
export function pileZone(seat: Seat, pile: number): string {
  return `pile:${seat}:${pile}`;
}

export function takenZone(seat: Seat): string {
  return `taken:${seat}`;
}
