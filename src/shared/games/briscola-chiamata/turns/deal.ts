/** Who deals, and how the cards come to the hands. */
import { FRENCH_DECK, type FrenchCard } from '../../../cards/french.ts';
import { at } from '../../../engine/at.ts';
import type { Random } from '../../../engine/random.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { inOrder, laidOut } from '../../../seal/shuffle.ts';
import { numberOf } from '../state/cards.ts';
import type { Chance } from '../state/moves.ts';
import { clockwise, forehand, SEATS } from '../state/seats.ts';
import { dealerOf, emptyTable, noHands, type State } from '../state/state.ts';

const IN_ORDER = inOrder(FRENCH_DECK);

/** BC-4, BC-5: the first dealer once, then the cards. */
export function drawChance(state: State, random: Random): Chance {
  return state.dealer === null
    ? { type: 'dealer', seat: random.below(SEATS) }
    : { type: 'deal', cards: laidOut(IN_ORDER, random) };
}

/** Whether every card of the deal was played openly: a deal passed out or thrown in goes back unseen. */
export function unhidden({ phase }: State): boolean {
  return phase === 'scored' || phase === 'over';
}

/** Every deal but the first is another seal's; the first one shares its seal with who deals. */
export function afresh({ phase, last }: State): boolean {
  return phase === 'scored' || (phase === 'dealing' && last !== null && last.type !== 'dealer');
}

/** Why chance can't have done this (BC-1, BC-4, BC-5). */
export function refuseChance(state: State, chance: Chance): Refusal | undefined {
  if (chance.type === 'dealer') return state.dealer === null ? undefined : refusal('BC-4', 'dealer-known');
  if (state.dealer === null) return refusal('BC-4', 'dealer-first');
  const different = countDifferent(chance.cards);
  if (chance.cards.length === FRENCH_DECK.length && different === FRENCH_DECK.length) return undefined;
  return refusal('BC-5', 'not-the-deck', { count: different });
}

/** How many different cards there are, each one of the deck. */
function countDifferent(cards: readonly FrenchCard[]): number {
  const seen: boolean[] = FRENCH_DECK.map(() => false);
  let different = 0;
  for (const card of cards) {
    const number = numberOf(card);
    if (!seen[number]) different++;
    seen[number] = true;
  }
  return different;
}

/** BC-5: one card at a time, clockwise from the dealer's left. The table is cleared for the new deal. */
export function dealCards(state: State, cards: readonly FrenchCard[]): void {
  const first = forehand(dealerOf(state));
  const hands = noHands();
  for (let k = 0; k < cards.length; k++) at(hands, clockwise(first, k)).push(numberOf(at(cards, k)));
  Object.assign(state, emptyTable(), { hands });
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
