/** The cards of Briscola Chiamata by name and number, its tricks, and the five seats. */
import { type FrenchCard, RANKS, SUITS, type Suit } from '../../cards/french.ts';
import type { Seat } from '../../engine/rules.ts';
import { trickDeck } from '../../tricks/deck.ts';
import type { TrickBasics } from '../../tricks/definition.ts';
import * as tricks from '../../tricks/play.ts';
import type { Chiamata, Trick } from './state.ts';

/** BC-1 to BC-3. */
export const DECK = trickDeck({ suits: SUITS, ranks: RANKS, worth: { A: 11, '10': 10, K: 4, Q: 3, J: 2 } });

export const {
  numberOf,
  nameOf: cardOfNumber,
  namesOf,
  suitAt,
  worthAt: pointsAt,
  worthIn: pointsIn,
  beats: beatsByNumber,
} = DECK;

/** BC-3: all the points of the deck: nobody can bid more (BC-8). */
export const DECK_POINTS = 120;
/** More than half of them: what a rank or a bare 2 asks for (BC-17). */
export const MIN_BID_POINTS = 61;

/** BC-18: what each opponent wins or loses, 1 to 5, by the points to reach. */
export function stake(bid: number): number {
  return Math.min(Math.max(Math.ceil(bid / 10) - 6, 1), 5);
}

/** BC-15. */
export const TRICKS = 8;

export const BASICS: TrickBasics<Chiamata> = {
  id: 'briscola-chiamata',
  deck: DECK,
  scoreRule: 'BC-3',
  // BC-5
  handSize: () => TRICKS,
  // BC-13
  follow: 'free',
  // BC-11
  trump: 'own',
};

// The same of cards by name.

/** Card points, 0 to 11 (BC-3). */
export const points = (card: FrenchCard): number => pointsAt(numberOf(card));

/** From 0, a 2, to 9, an ace (BC-2). */
export const strength = (card: FrenchCard): number => DECK.strengthAt(numberOf(card));

/** Card points of several cards. */
export const pointsOf = (cards: readonly FrenchCard[]): number => pointsIn(cards.map(numberOf));

const suitNumber = (suit: Suit | null) => suit && SUITS.indexOf(suit);

/** Whether a card takes the trick from the best card before it (BC-14). */
export const beats = (card: FrenchCard, best: FrenchCard, trump: Suit | null): boolean =>
  beatsByNumber(numberOf(card), numberOf(best), suitNumber(trump));

/** BC-14: who takes the trick as it lies: the highest trump, else the highest card of the suit led. It holds a card. */
export const takerOf = (trick: Trick, trump: Suit | null): Seat =>
  tricks.takerOf(DECK, trick, suitNumber(trump), SEATS);

// Five places around the table (BC-4).

export const SEATS = 5;

export const ALL_SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

/** The seat so many places to the left. */
export function clockwise(seat: Seat, places: number): Seat {
  return (seat + places) % SEATS;
}

/** The seat left of the dealer: dealt to first (BC-5), asked first (BC-21), speaks first (BC-6). */
export function forehand(dealer: Seat): Seat {
  return clockwise(dealer, 1);
}

/** How many places after forehand a seat sits: 0 to 4, the dealer last. */
export function placesAfterForehand(dealer: Seat, seat: Seat): number {
  return (seat - forehand(dealer) + SEATS) % SEATS;
}
