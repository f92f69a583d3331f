/** Chance at a table whose deals are numbered: the same numbers at every table that plays the same deal. */

import { fromHex } from '#shared/crypto/bytes.ts';
import { present } from '#shared/engine/collections.ts';
import { duplicateDealRng } from '#shared/engine/duplicate-deals.ts';
import type { Duplicate, Game } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import type { Random } from '#shared/engine/random.ts';
import type { GameEvent } from '#shared/engine/rules.ts';
import type { DuplicateDeals } from '#shared/fair-shuffle/duplicate-deals.ts';
import { rngFromSeed } from '#shared/fair-shuffle/seeded-rng.ts';
import type { DealSource } from '#shared/protocol/deal-code.ts';

/** Where a match's chance comes from. */
export interface ChanceSource {
  /** What the next event of chance is drawn from; nothing while that is being made: whoever makes it says so then. */
  source(match: Match): Random | undefined;
  /** An event of before the host started is about to be applied again. */
  onReplay(match: Match, event: GameEvent): void;
  /** An event was applied. */
  onApplied(match: Match): void;
}

/** Chance that is there at any time. */
export function chanceFrom(random: Random): ChanceSource {
  return { source: () => random, onReplay: () => undefined, onApplied: () => undefined };
}

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

export function chanceFromDuplicateDeals(
  duplicate: Duplicate,
  deals: Pick<DuplicateDeals, 'secret' | 'deals'>,
): ChanceSource {
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
