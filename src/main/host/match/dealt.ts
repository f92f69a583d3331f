/** Chance at a table whose deals are numbered: the same numbers at every table that plays the same deal. */
import { present } from '#shared/engine/at.ts';
import type { Duplicate, Game } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import { duplicateDealRng } from '#shared/engine/numbered.ts';
import type { DealSource } from '#shared/protocol/deal-code.ts';
import { fromHex } from '#shared/seal/bytes.ts';
import type { DuplicateDeals } from '#shared/seal/deals.ts';
import { rngFromSeed } from '#shared/seal/stream.ts';
import type { ChanceSource } from './chance.ts';

/** Chance in a match whose deal somebody knows by its code. */
export function chanceFromDealCode({ duplicate }: Game, { seed, deals }: DealSource): ChanceSource {
  if (duplicate && deals.length > 0) return chanceFromDuplicateDeals(duplicate, { secret: seed, deals: [...deals] });
  const lots = rngFromSeed(fromHex(seed));
  return {
    source: () => lots,
    onReplay(match, event) {
      if (event.by === 'chance') match.rules.drawChance(match.state, lots);
    },
    onApplied: () => undefined,
  };
}

export function chanceFromDuplicateDeals(duplicate: Duplicate, deals: Pick<DuplicateDeals, 'secret' | 'deals'>): ChanceSource {
  const lotsOf = duplicateDealRng(duplicate, deals);
  const lotsFor = (match: Match) => present(lotsOf(match), 'deal');
  return {
    source: lotsFor,
    onReplay(match, event) {
      if (event.by === 'chance') match.rules.drawChance(match.state, lotsFor(match));
    },
    onApplied: () => undefined,
  };
}
