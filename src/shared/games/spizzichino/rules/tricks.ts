/** Which cards may be played, and the tricks of a deal for display. */
import { ITALIAN_DECK } from '../../../cards/italian.ts';
import { at } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type CardNumber, type SuitNumber, suitAt } from '../state/cards.ts';
import { type Played, TRICKS, type Trick } from '../state/observation.ts';
import { OWN_PILES, SEATS } from '../state/options.ts';
import { handOf, type State, topOf } from '../state/state.ts';

// Which cards are legal.

/** SP-13, SP-18: whether the card is in the hand or on top of one of the seat's own piles. */
export function isWithinReach(state: State, seat: Seat, card: CardNumber): boolean {
  const hand = handOf(state, seat);
  for (let k = 0; k < hand.length; k++) if (hand[k] === card) return true;
  for (const pile of OWN_PILES) if (topOf(state, seat, pile) === card) return true;
  return false;
}

/** SP-13, SP-14: whether the card may be played: it follows the suit led, or nothing within reach does. */
export function isPlayable(state: State, seat: Seat, card: CardNumber): boolean {
  const led = cardLed(state);
  const isFree = led === undefined || suitAt(card) === suitAt(led) || suitToFollow(state, seat) === null;
  return isFree && isWithinReach(state, seat, card);
}

/**
 * SP-13, SP-14: the cards that a seat may play: those of the hand, then those on top of the piles; of the suit led, if there is
 * one of it.
 */
export function playable(state: State, seat: Seat): CardNumber[] {
  const led = cardLed(state);
  const following = led === undefined ? [] : withinReach(state, seat, suitAt(led));
  return following.length > 0 ? following : withinReach(state, seat, null);
}

function withinReach(state: State, seat: Seat, suit: SuitNumber | null): CardNumber[] {
  const cards: CardNumber[] = [];
  const hand = handOf(state, seat);
  for (let k = 0; k < hand.length; k++) {
    const card = at(hand, k);
    if (follows(card, suit)) cards.push(card);
  }
  for (const pile of OWN_PILES) {
    const top = topOf(state, seat, pile);
    if (top !== undefined && follows(top, suit)) cards.push(top);
  }
  return cards;
}

/** The card to be answered; nothing where the next card leads. */
export function cardLed({ played }: State): CardNumber | undefined {
  return played.length % SEATS === 0 ? undefined : played[played.length - 1];
}

/** SP-14: the suit that a seat must follow, counting hand and both tops; null where it leads, or has none of it. */
export function suitToFollow(state: State, seat: Seat): SuitNumber | null {
  const led = cardLed(state);
  if (led === undefined) return null;
  const suit = suitAt(led);
  for (const card of handOf(state, seat)) if (follows(card, suit)) return suit;
  for (const pile of OWN_PILES) {
    const top = topOf(state, seat, pile);
    if (top !== undefined && follows(top, suit)) return suit;
  }
  return null;
}

/** SP-14: whether a card may be played where this suit must be followed, or none. */
export function follows(card: CardNumber, suit: SuitNumber | null): boolean {
  return suit === null || suitAt(card) === suit;
}

/** Each play from the hand and from either pile, shared, since every event shows them again. */
const FROM_HAND: readonly Played[] = ITALIAN_DECK.map((card) => ({ card, pile: null }));
const FROM_PILE: readonly (readonly Played[])[] = OWN_PILES.map((pile) => ITALIAN_DECK.map((card) => ({ card, pile })));

/** The deal's tricks, the one being played last. */
export function tricksOf({ played, from, leaders }: State): Trick[] {
  const plays = played.map((card, k) => {
    const pile = from[k] ?? null;
    return at(pile === null ? FROM_HAND : at(FROM_PILE, pile), card);
  });
  return leaders.slice(0, TRICKS).map((leader, k) => ({
    leader,
    plays: plays.slice(k * SEATS, (k + 1) * SEATS),
    winner: leaders[k + 1] ?? null,
  }));
}
