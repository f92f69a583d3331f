/** Chance at a table whose deals are numbered: the same numbers at every table that plays the same deal. */
import { present } from '#shared/engine/at.ts';
import type { Duplicate, Game } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import { numberedLots } from '#shared/engine/numbered.ts';
import type { DealSource } from '#shared/protocol/deal-code.ts';
import { fromHex } from '#shared/seal/bytes.ts';
import type { Numbered } from '#shared/seal/deals.ts';
import { sealedLots } from '#shared/seal/stream.ts';
import type { Chance } from './chance.ts';

/** Chance in a match whose deal somebody knows by its code. */
export function chanceOfCode({ duplicate }: Game, { seed, deals }: DealSource): Chance {
  if (duplicate && deals.length > 0) return chanceOfDeals(duplicate, { secret: seed, deals: [...deals] });
  const lots = sealedLots(fromHex(seed));
  return {
    source: () => lots,
    repeats(match, event) {
      if (event.by === 'chance') match.rules.drawChance(match.state, lots);
    },
    happened: () => undefined,
  };
}

export function chanceOfDeals(duplicate: Duplicate, deals: Pick<Numbered, 'secret' | 'deals'>): Chance {
  const lotsOf = numberedLots(duplicate, deals);
  const lotsFor = (match: Match) => present(lotsOf(match), 'deal');
  return {
    source: lotsFor,
    repeats(match, event) {
      if (event.by === 'chance') match.rules.drawChance(match.state, lotsFor(match));
    },
    happened: () => undefined,
  };
}
