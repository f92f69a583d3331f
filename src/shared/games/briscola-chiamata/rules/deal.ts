/** Dealing. */
import { isWholeDeck } from '../../../cards/card-index.ts';
import { FRENCH_DECK, type FrenchCard } from '../../../cards/french.ts';
import { at } from '../../../engine/collections.ts';
import type { Random } from '../../../engine/random.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { shuffledFromSorted, sortedIds } from '../../../fair-shuffle/shuffle.ts';
import { numberOf } from '../state/cards.ts';
import type { Chance } from '../state/moves.ts';
import { clockwise, forehand, SEATS } from '../state/observation.ts';
import { type BeforeAuctionMove, clearTable, dealerOf, noHands, type State } from '../state/state.ts';

const IN_ORDER = sortedIds(FRENCH_DECK);

const DEALT: BeforeAuctionMove = { by: 'chance', type: 'deal' };

/** BC-4, BC-5: the first dealer once, then the cards. */
export function drawChance(state: State, random: Random): Chance {
  return state.dealer === null
    ? { type: 'dealer', seat: random.below(SEATS) }
    : { type: 'deal', cards: shuffledFromSorted(IN_ORDER, random) };
}

/** Whether every card of the deal was played: an unplayed deal goes back unseen. */
export function isFullyRevealed({ phase }: State): boolean {
  return phase === 'scored' || phase === 'over';
}

/**
 * Each deal starts a new seal, also after a pass-out or throw-in, except the first, which shares
 * its seal with the dealer's draw.
 */
export function startsNewSeal({ phase, calls, last }: State): boolean {
  return phase === 'scored' || (phase === 'dealing' && (calls.length > 0 || last?.type === 'throw-in'));
}

/** Why chance can't have done this (BC-1, BC-4, BC-5). */
export function refuseChance(state: State, chance: Chance): Refusal | undefined {
  if (chance.type === 'dealer') return state.dealer === null ? undefined : refusal('BC-4', 'dealer-known');
  if (state.dealer === null) return refusal('BC-4', 'dealer-first');
  if (isWholeDeck(chance.cards, FRENCH_DECK, numberOf)) return undefined;
  return refusal('BC-5', 'not-the-deck', { count: new Set(chance.cards).size });
}

/** BC-4: chance draws who deals first. */
export function drawDealer(state: State, dealer: Seat): void {
  state.dealer = dealer;
  state.last = { by: 'chance', type: 'dealer', seat: dealer };
}

/** BC-5: one card at a time, clockwise from the dealer's left. The table is cleared for the new deal. */
export function dealCards(state: State, cards: readonly FrenchCard[]): void {
  const first = forehand(dealerOf(state));
  const hands = noHands();
  let seat = first;
  for (const card of cards) {
    at(hands, seat).push(numberOf(card));
    seat = clockwise(seat, 1);
  }
  clearTable(state);
  state.hands = hands;
  state.last = DEALT;
}

/** The cards go back unseen: the deal was thrown in (BC-21) or passed out (BC-10). */
export function gatherHands(state: State): void {
  state.hands = noHands();
  state.phase = 'dealing';
  state.turn = null;
}

/** BC-4: the deal moves one seat clockwise. */
export function passTheDeal(state: State): void {
  state.dealer = clockwise(dealerOf(state), 1);
}
