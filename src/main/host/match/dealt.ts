/** Chance at a table whose deals are numbered: the same numbers at every table that plays the same deal. */
import { present } from '#shared/engine/at.ts';
import type { Duplicate } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import { dealLots } from '#shared/seal/deals.ts';
import type { Lots } from '#shared/seal/shuffle.ts';
import type { Chance } from './chance.ts';

/** What a match is dealt from. */
export interface NumberedDeals {
  readonly secret: string;
  /** In the order in which they are played. */
  readonly deals: readonly number[];
}

export function chanceOfDeals(duplicate: Duplicate, { secret, deals }: NumberedDeals): Chance {
  /** By deal, as far as they have been drawn from. */
  const lots = new Map<number, Lots>();
  const lotsFor = ({ state }: Match): Lots => {
    const deal = present(deals[duplicate.deal(state)], 'deal');
    const known = lots.get(deal) ?? dealLots(secret, deal);
    lots.set(deal, known);
    return known;
  };
  return {
    source: lotsFor,
    repeats(match, event) {
      if (event.by === 'chance') match.rules.drawChance(match.state, lotsFor(match));
    },
    happened: () => undefined,
  };
}
