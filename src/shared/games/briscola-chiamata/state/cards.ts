/** Card points and trick order. */
import { cardIndexer } from '../../../cards/card-index.ts';
import { FRENCH_DECK, type FrenchCard, RANKS, type Rank, rankOf, SUITS, type Suit } from '../../../cards/french.ts';
import { at, lookup } from '../../../engine/collections.ts';

/**
 * A card in the state: its index in the deck, suit by suit, from the ace down to the 2. Indices
 * make simulated deals fast; names are for people.
 */
export type CardNumber = number;
/** A suit's place among the four. */
export type SuitNumber = number;

/** The index of a named card from outside. */
export const numberOf: (card: FrenchCard) => CardNumber = cardIndexer(FRENCH_DECK);

export function cardOfNumber(number: CardNumber): FrenchCard {
  return at(FRENCH_DECK, number);
}

/** BC-3: all the points of the deck: nobody can bid more (BC-8). */
export const DECK_POINTS = 120;
/** More than half of them: what a rank or a bare 2 asks for (BC-17). */
export const MIN_BID_POINTS = 61;

/** BC-3. */
const RANK_POINTS: Readonly<Record<Rank, number>> = {
  A: 11,
  '10': 10,
  K: 4,
  Q: 3,
  J: 2,
  '6': 0,
  '5': 0,
  '4': 0,
  '3': 0,
  '2': 0,
};

/** Card points, 0 to 11 (BC-3). */
export const points = lookup(FRENCH_DECK, (card) => RANK_POINTS[rankOf(card)]);

/** From 0, a 2, to 9, an ace (BC-2). */
export const strength = lookup(FRENCH_DECK, (card) => RANKS.length - 1 - RANKS.indexOf(rankOf(card)));

/** Card points of several cards. */
export function pointsOf(cards: readonly FrenchCard[]): number {
  let sum = 0;
  for (const card of cards) sum += points(card);
  return sum;
}

const POINTS: readonly number[] = FRENCH_DECK.map(points);

/** Card points of a card by number (BC-3). */
export function pointsAt(card: CardNumber): number {
  return POINTS[card] ?? 0;
}

/** The same of several (BC-3). */
export function pointsIn(cards: readonly CardNumber[]): number {
  let sum = 0;
  for (const card of cards) sum += pointsAt(card);
  return sum;
}

const SUIT_OF: readonly SuitNumber[] = FRENCH_DECK.map((_, number) => Math.floor(number / RANKS.length));

export function suitAt(card: CardNumber): SuitNumber {
  return SUIT_OF[card] ?? 0;
}

/**
 * Whether a card takes the trick from the best card before it: a higher card of the same suit, or a trump over
 * another suit (BC-14). Of a suit the lower number is the higher card (BC-2).
 */
export function beatsByNumber(card: CardNumber, best: CardNumber, trump: SuitNumber | null): boolean {
  const suit = SUIT_OF[card];
  return suit === SUIT_OF[best] ? card < best : suit === trump;
}

/** The same of cards by name (BC-14). */
export function beats(card: FrenchCard, best: FrenchCard, trump: Suit | null): boolean {
  return beatsByNumber(numberOf(card), numberOf(best), trump && SUITS.indexOf(trump));
}

/** BC-18: what each opponent wins or loses, 1 to 5, by the points to reach. */
export function stake(bid: number): number {
  return Math.min(Math.max(Math.ceil(bid / 10) - 6, 1), 5);
}
