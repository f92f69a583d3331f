/** Trick play, and taking honours. */
import { italianRankOf, italianSuitOf } from '../../../cards/italian.ts';
import { at, last, present } from '../../../engine/collections.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { beatsByNumber, type CardNumber, cardOfNumber, isHonourAt, thirdsAt } from '../state/cards.ts';
import { LAST_TRICK_THIRDS, TRICKS } from '../state/observation.ts';
import { opposite, SEATS } from '../state/options.ts';
import { handOf, liftTop, type State, topOf } from '../state/state.ts';
import { declare } from './combinations.ts';
import { scoreDeal } from './score.ts';

// Taking a 3, a 2 or an ace from the top of a pile into the hand (SP-17).

/** SP-17: why a seat may not take the top card of this pile; nothing if it may. */
export function refuseTake(state: State, seat: Seat, pile: number): Refusal | undefined {
  const top = topOf(state, seat, pile);
  if (top === undefined) return refusal('SP-17', 'pile-empty');
  if (isHonourAt(top)) return undefined;
  const card = cardOfNumber(top);
  return refusal('SP-17', 'no-honour', { rank: italianRankOf(card), suit: italianSuitOf(card) });
}

/** SP-17: whether an honour lies on top of this pile. */
export function canTakeHonour(state: State, seat: Seat, pile: number): boolean {
  const top = topOf(state, seat, pile);
  return top !== undefined && isHonourAt(top);
}

/** SP-17: into the hand; the card beneath shows at once, and what the card completes is declared (SP-9). */
export function takeHonour(state: State, seat: Seat, pile: number): void {
  const number = present(topOf(state, seat, pile), 'card on the pile');
  liftTop(state, seat, pile);
  handOf(state, seat).push(number);
  const card = cardOfNumber(number);
  state.taken = [...state.taken, { seat, pile, card, trick: state.leaders.length - 1 }];
  state.last = { by: seat, type: 'take', pile };
  declare(state, seat, card);
}

/** SP-12. */
export function lead(state: State, leader: Seat): void {
  state.leaders.push(leader);
  state.turn = leader;
}

/** SP-12, SP-15: the card goes to the trick, and the second one ends it. */
export function playCard(state: State, seat: Seat, card: CardNumber): void {
  state.last = null;
  state.from.push(removeFromSource(state, seat, card));
  state.played.push(card);
  if (state.played.length % SEATS === 0) endTrick(state, seat);
  else state.turn = opposite(seat);
}

/** SP-15: the highest card of the suit led takes the trick. Its taker leads the next one; the twentieth ends the deal. */
function endTrick(state: State, answered: Seat): void {
  const { played, thirds } = state;
  const [led, answer] = [at(played, played.length - SEATS), last(played)];
  const taker = beatsByNumber(answer, led) ? answered : opposite(answered);
  const isLast = played.length === TRICKS * SEATS;
  thirds[taker] = at(thirds, taker) + thirdsAt(led) + thirdsAt(answer) + (isLast ? LAST_TRICK_THIRDS : 0);
  lead(state, taker);
  if (isLast) scoreDeal(state);
}

/** Takes the card from where it lies: the number of its pile, or null for the hand. */
function removeFromSource(state: State, seat: Seat, card: CardNumber): number | null {
  if (removeFromHand(handOf(state, seat), card)) return null;
  const pile = topOf(state, seat, 0) === card ? 0 : 1;
  liftTop(state, seat, pile);
  return pile;
}

/** Takes the card out of the hand, if it is there: the others keep their order. */
function removeFromHand(hand: CardNumber[], card: CardNumber): boolean {
  const place = hand.indexOf(card);
  if (place < 0) return false;
  // A loop instead of `splice`, which allocates: this runs for every card.
  for (let k = place + 1; k < hand.length; k++) hand[k - 1] = hand[k] ?? card;
  hand.pop();
  return true;
}
