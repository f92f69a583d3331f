/** Chance at a table whose deals are numbered: the same numbers at every table that plays the same deal. */
import { present } from '#shared/engine/at.ts';
import type { Duplicate, Game } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import type { DealSource } from '#shared/protocol/deal-code.ts';
import { fromHex } from '#shared/seal/bytes.ts';
import { dealLots } from '#shared/seal/deals.ts';
import type { Lots } from '#shared/seal/shuffle.ts';
import { sealedLots } from '#shared/seal/stream.ts';
import type { Chance } from './chance.ts';

/** Chance in a match whose deal somebody knows by its code. */
export function chanceOfCode({ duplicate }: Game, { seed, deals }: DealSource): Chance {
  if (duplicate && deals.length > 0) return chanceOfDeals(duplicate, { secret: seed, deals });
  const lots = sealedLots(fromHex(seed));
  return {
    source: () => lots,
    repeats(match, event) {
      if (event.by === 'chance') match.rules.drawChance(match.state, lots);
    },
    happened: () => undefined,
  };
}

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
