/** Dealing. */
import { isWholeDeck } from '../../../cards/card-index.ts';
import { ITALIAN_DECK, type ItalianCard } from '../../../cards/italian.ts';
import type { Random } from '../../../engine/random.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { shuffledFromSorted, sortedIds } from '../../../fair-shuffle/shuffle.ts';
import { numberOf } from '../state/cards.ts';
import type { Chance } from '../state/moves.ts';
import { ALL_STACKS, opposite, SEATS, STACK_SIZE } from '../state/options.ts';
import { dealerOf, emptyTable, type State } from '../state/state.ts';

const IN_ORDER = sortedIds(ITALIAN_DECK);

/** SP-4, SP-5: the first dealer once, then the cards. */
export function drawChance(state: State, random: Random): Chance {
  return state.dealer === null
    ? { type: 'dealer', seat: random.below(SEATS) }
    : { type: 'deal', cards: shuffledFromSorted(IN_ORDER, random) };
}

/** Whether every card of the deal was played openly: it is so after the last trick (SP-12). */
export function isFullyRevealed({ phase }: State): boolean {
  return phase === 'scored' || phase === 'over';
}

/** Each deal starts a new seal, except the first, which shares its seal with the dealer's draw. */
export function startsNewSeal({ phase }: State): boolean {
  return phase === 'scored';
}

/** Why chance can't have done this (SP-1, SP-4, SP-5). */
export function refuseChance(state: State, chance: Chance): Refusal | undefined {
  if (chance.type === 'dealer') return state.dealer === null ? undefined : refusal('SP-4', 'dealer-known');
  if (state.dealer === null) return refusal('SP-4', 'dealer-first');
  if (isWholeDeck(chance.cards, ITALIAN_DECK, numberOf)) return undefined;
  return refusal('SP-5', 'not-the-deck', { count: new Set(chance.cards).size });
}

/** SP-4: chance draws who deals first. */
export function drawDealer(state: State, dealer: Seat): void {
  state.dealer = dealer;
  state.last = { by: 'chance', type: 'dealer', seat: dealer };
}

/** SP-5: eight face-down piles of five; the non-dealer chooses first (SP-6). The table is cleared for the new deal. */
export function dealCards(state: State, cards: readonly ItalianCard[]): void {
  Object.assign(state, emptyTable());
  state.stacks = ALL_STACKS.map((k) => cards.slice(k * STACK_SIZE, (k + 1) * STACK_SIZE).map(numberOf));
  state.phase = 'choosing';
  state.last = { by: 'chance', type: 'deal' };
  state.turn = opposite(dealerOf(state));
}

/** SP-4: the deal alternates. */
export function passTheDeal(state: State): void {
  state.dealer = opposite(dealerOf(state));
}
