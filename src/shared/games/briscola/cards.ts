/** Briscola's cards, and how they are played; without the rules, for tables. */
import { BRISCOLA_RANKS } from '../../cards/briscola-ranks.ts';
import { ITALIAN_SUITS, type ItalianCard } from '../../cards/italian.ts';
import { trickDeck } from '../../tricks/deck.ts';
import type { TrickBasics } from '../../tricks/definition.ts';
import type { Briscola } from './types.ts';

/** BR-2, BR-3 */
export const DECK = trickDeck({
  suits: ITALIAN_SUITS,
  ranks: BRISCOLA_RANKS,
  worth: { '1': 11, '3': 10, R: 4, C: 3, F: 2 },
});

const ALL_CARDS = [...DECK.cards.keys()];
/** By number of seats. */
const LEFT_OUT: Readonly<Record<number, readonly ItalianCard[]>> = { 3: ['2B'], 6: ['2D', '2C', '2S', '2B'] };

export const BASICS: TrickBasics<Briscola> = {
  id: 'briscola',
  deck: DECK,
  scoreRule: 'BR-3',
  // BR-1: so that everybody draws equally often.
  cardsInPlay: ({ seats }) => ALL_CARDS.filter((card) => !(LEFT_OUT[seats] ?? []).includes(DECK.nameOf(card))),
  // BR-6
  handSize: () => 3,
  // BR-9
  follow: 'free',
  // BR-7, BR-10
  trump: 'turned-up',
  // BR-11
  draws: 'hidden',
  // BR-12, BR-13
  countsGames: true,
  // BR-4
  sideOf: (seat, { seats }) => (seats < 4 ? seat : seat % 2),
};
