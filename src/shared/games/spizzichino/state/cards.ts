/** What a card is worth and what it beats. */

import {
  ITALIAN_DECK,
  ITALIAN_RANKS,
  type ItalianCard,
  type ItalianRank,
  type ItalianSuit,
  italianRankOf,
  italianSuitOf,
} from '../../../cards/italian.ts';
import { lookup } from '../../../engine/lookup.ts';

/** SP-3, in thirds of a point. The deck holds 32. */
const RANK_THIRDS: Readonly<Record<ItalianRank, number>> = {
  '3': 1,
  '2': 1,
  '1': 3,
  R: 1,
  C: 1,
  F: 1,
  '7': 0,
  '6': 0,
  '5': 0,
  '4': 0,
};

/** The ranks that are declared (SP-8) and may be taken from a pile (SP-17), highest first. */
export const HONOURS = ['3', '2', '1'] as const;
export type Honour = (typeof HONOURS)[number];

// Both looked up, since cards are compared and counted in every simulated deal.
/** Thirds of a point, 0 to 3 (SP-3). */
export const thirds = lookup(ITALIAN_DECK, (card) => RANK_THIRDS[italianRankOf(card)]);

/** From 0, a 4, to 9, a 3 (SP-2). */
export const strength = lookup(
  ITALIAN_DECK,
  (card) => ITALIAN_RANKS.length - 1 - ITALIAN_RANKS.indexOf(italianRankOf(card)),
);

/** Whether a card answered to another takes the trick: a higher one of the same suit (SP-15). */
export function beats(card: ItalianCard, led: ItalianCard): boolean {
  return italianSuitOf(card) === italianSuitOf(led) && strength(card) > strength(led);
}

/** A 3, a 2 or an ace. */
export function isHonour(card: ItalianCard): card is `${Honour}${ItalianSuit}` {
  return strength(card) >= ITALIAN_RANKS.length - HONOURS.length;
}
