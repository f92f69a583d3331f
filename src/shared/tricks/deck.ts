/** The cards of a trick game by number, what they are worth, and which one beats which. */
import { cardChecker, cardIndexer } from '../cards/card-index.ts';
import { at } from '../engine/collections.ts';

/**
 * A card in a state: its place in the deck, suit by suit, from the highest card down. Numbers make
 * simulated deals fast; names are for people.
 */
export type CardNumber = number;
/** A suit's place among the deck's suits. */
export type SuitNumber = number;

interface DeckDefinition<Rank extends string, Suit extends string> {
  readonly suits: readonly Suit[];
  /** Ranks from high to low, as they take tricks. */
  readonly ranks: readonly Rank[];
  /** Worth of a rank, in points or in thirds of a point; 0 without it. */
  readonly worth: Readonly<Partial<Record<Rank, number>>>;
}

/** A deck of a trick game; cards are named by rank, then suit. */
export interface TrickDeck<Card extends string = string, Rank extends string = string, Suit extends string = string> {
  readonly suits: readonly Suit[];
  readonly ranks: readonly Rank[];
  /** All cards by number. */
  readonly cards: readonly Card[];
  /** By card number, as tables, which playouts read faster than they call: its suit, and its worth. */
  readonly suitNumbers: Uint8Array;
  readonly worths: Uint8Array;
  /** Whether this is the name of one of the cards. */
  has(name: unknown): name is Card;
  /** The number of a named card; throws for another name. */
  numberOf(card: Card): CardNumber;
  nameOf(card: CardNumber): Card;
  namesOf(cards: readonly CardNumber[]): Card[];
  rankOf(card: Card): Rank;
  suitOf(card: Card): Suit;
  suitAt(card: CardNumber): SuitNumber;
  /** From 0 for the lowest rank. */
  strengthAt(card: CardNumber): number;
  worthAt(card: CardNumber): number;
  worthIn(cards: readonly CardNumber[]): number;
  /**
   * Whether a card takes the trick from the best card before it: a higher card of the same suit, or
   * a trump over another suit. Of a suit the lower number is the higher card.
   */
  beats(card: CardNumber, best: CardNumber, trump: SuitNumber | null): boolean;
}

/** A deck by its suits, ranks and worths. */
export function trickDeck<const Rank extends string, const Suit extends string>({
  suits,
  ranks,
  worth,
}: DeckDefinition<Rank, Suit>): TrickDeck<`${Rank}${Suit}`, Rank, Suit> {
  const cards = suits.flatMap((suit) => ranks.map((rank): `${Rank}${Suit}` => `${rank}${suit}`));
  const suitNumbers = Uint8Array.from(cards.keys(), (card) => Math.floor(card / ranks.length));
  const worths = Uint8Array.from(cards.keys(), (card) => worth[at(ranks, card % ranks.length)] ?? 0);
  const numberOf = cardIndexer(cards);
  const suitAt = (card: CardNumber) => suitNumbers[card] ?? 0;
  const worthAt = (card: CardNumber) => worths[card] ?? 0;
  return {
    suits,
    ranks,
    cards,
    suitNumbers,
    worths,
    has: cardChecker(cards),
    numberOf,
    nameOf: (card) => at(cards, card),
    namesOf: (numbers) => numbers.map((card) => at(cards, card)),
    rankOf: (card) => at(ranks, numberOf(card) % ranks.length),
    suitOf: (card) => at(suits, suitAt(numberOf(card))),
    suitAt,
    strengthAt: (card) => ranks.length - 1 - (card % ranks.length),
    worthAt,
    worthIn: (numbers) => numbers.reduce((sum, card) => sum + worthAt(card), 0),
    beats: (card, best, trump) => beats(suitNumbers, card, best, trump),
  };
}

/** `TrickDeck.beats`, with the deck's table of suits. */
export function beats(suitNumbers: Uint8Array, card: CardNumber, best: CardNumber, trump: SuitNumber | null): boolean {
  const suit = suitNumbers[card];
  return suit === suitNumbers[best] ? card < best : suit === trump;
}
