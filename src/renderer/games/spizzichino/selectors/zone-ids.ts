/** Ids of the zones and their cards. */
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
