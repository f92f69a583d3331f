/** What a declared combination consists of and counts (SP-8): pages say it, too. */
import { ITALIAN_SUITS, type ItalianCard } from '../../cards/italian.ts';
import type { Seat } from '../../engine/rules.ts';
import { type Combination, type Declaration, HONOURS } from './state.ts';

/** Points that a seat has declared in this deal (SP-8). */
export function declaredBy(declarations: readonly Declaration[], seat: Seat): number {
  return declarations.reduce((sum, declaration) => sum + (declaration.seat === seat ? pointsOf(declaration) : 0), 0);
}

/** SP-8. */
export function pointsOf(combination: Combination): number {
  return cardsOf(combination).length;
}

/** The cards that make it up, all of them seen by everybody once it is declared (SP-11). */
export function cardsOf(combination: Combination): ItalianCard[] {
  if (combination.kind === 'napoletana') {
    return HONOURS.map((rank): ItalianCard => `${rank}${combination.suit}`);
  }
  const { rank, missing } = combination;
  return ITALIAN_SUITS.filter((suit) => suit !== missing).map((suit): ItalianCard => `${rank}${suit}`);
}
