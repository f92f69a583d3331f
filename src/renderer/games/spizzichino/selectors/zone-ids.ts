/** What the zones and their cards are called. */
import type { Seat } from '#shared/engine/rules.ts';

export const TRICK = 'trick';
export const STOCK = 'stock';
export const DECLARED = 'declared';

/** One of the eight piles of the deal (SP-5). */
export function dealPileZone(stack: number): string {
  return `stack:${stack}`;
}

/** The pile that a card of the eight lies in; nothing if it is another card. */
export function dealPileOf(key: string): number | undefined {
  const [, stack] = /^stack:(\d)/.exec(key) ?? [];
  return stack === undefined ? undefined : Number(stack);
}

/** One of the two piles turned up before a seat (SP-7). */
export function pileZone(seat: Seat, pile: number): string {
  return `pile:${seat}:${pile}`;
}

export function takenZone(seat: Seat): string {
  return `taken:${seat}`;
}
