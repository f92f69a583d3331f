/** Chance at a table whose deals are numbered: the same numbers at every table that plays the same deal. */
import { present } from '#shared/engine/at.ts';
import type { Duplicate } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import { numberedLots } from '#shared/engine/numbered.ts';
import type { Numbered } from '#shared/seal/deals.ts';
import type { Chance } from './chance.ts';

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
