/** Card points and trick order. */
import { cardIndexer } from '../../../cards/card-index.ts';
import {
  ITALIAN_DECK,
  ITALIAN_RANKS,
  type ItalianCard,
  type ItalianRank,
  type ItalianSuit,
  italianRankOf,
} from '../../../cards/italian.ts';
import { at, lookup } from '../../../engine/collections.ts';

/**
 * A card in the state: its index in the deck, suit by suit, from the 3 down to the 4 (SP-2).
 * Indices make simulated deals fast; names are for people.
 */
export type CardNumber = number;
/** A suit's place among the four. */
export type SuitNumber = number;

/** The index of a named card from outside. */
export const numberOf: (card: ItalianCard) => CardNumber = cardIndexer(ITALIAN_DECK);

export function cardOfNumber(number: CardNumber): ItalianCard {
  return at(ITALIAN_DECK, number);
}

export function namesOf(cards: readonly CardNumber[]): ItalianCard[] {
  return cards.map(cardOfNumber);
}

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

/** Thirds of a point, 0 to 3 (SP-3). */
export const thirds = lookup(ITALIAN_DECK, (card) => RANK_THIRDS[italianRankOf(card)]);

/** From 0, a 4, to 9, a 3 (SP-2). */
export const strength = lookup(
  ITALIAN_DECK,
  (card) => ITALIAN_RANKS.length - 1 - ITALIAN_RANKS.indexOf(italianRankOf(card)),
);

const STRENGTHS: readonly number[] = ITALIAN_DECK.map(strength);

/** How high a card by number is (SP-2). */
export function strengthAt(card: CardNumber): number {
  return STRENGTHS[card] ?? 0;
}

const THIRDS: readonly number[] = ITALIAN_DECK.map(thirds);

/** Thirds of a point of a card by number (SP-3). */
export function thirdsAt(card: CardNumber): number {
  return THIRDS[card] ?? 0;
}

const SUIT_OF: readonly SuitNumber[] = ITALIAN_DECK.map((_, number) => Math.floor(number / ITALIAN_RANKS.length));

/** The suit of a card by number. */
export function suitAt(card: CardNumber): SuitNumber {
  return SUIT_OF[card] ?? 0;
}

/**
 * Whether a card answered to another takes the trick: a higher one of the same suit (SP-15). Of a suit the lower number is
 * the higher card (SP-2).
 */
export function beatsByNumber(card: CardNumber, led: CardNumber): boolean {
  return card < led && suitAt(card) === suitAt(led);
}

/** The same of cards by name (SP-15). */
export function beats(card: ItalianCard, led: ItalianCard): boolean {
  return beatsByNumber(numberOf(card), numberOf(led));
}

/** A 3, a 2 or an ace. */
export function isHonour(card: ItalianCard): card is `${Honour}${ItalianSuit}` {
  return HONOURS.some((rank) => rank === italianRankOf(card));
}

const IS_HONOUR: readonly boolean[] = ITALIAN_DECK.map(isHonour);

/** The same of a card by number. */
export function isHonourAt(card: CardNumber): boolean {
  return IS_HONOUR[card] ?? false;
}
