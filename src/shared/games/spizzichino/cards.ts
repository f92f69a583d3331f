/** Spizzichino's cards, and how they are played; without the rules, for tables. */
import {
  ITALIAN_RANKS,
  ITALIAN_SUITS,
  type ItalianCard,
  type ItalianSuit,
  italianRankOf,
} from '../../cards/italian.ts';
import { type CardNumber, trickDeck } from '../../tricks/deck.ts';
import type { TrickBasics } from '../../tricks/definition.ts';
import { HONOURS, type Honour, type Spizzichino } from './state.ts';

/** SP-1, SP-2, SP-3: from the 3 down to the 4, in thirds of a point. */
export const DECK = trickDeck({
  suits: ITALIAN_SUITS,
  ranks: ITALIAN_RANKS,
  worth: { '1': 3, '3': 1, '2': 1, R: 1, C: 1, F: 1 },
});

export const THIRDS_A_POINT = 3;

export const BASICS: TrickBasics<Spizzichino> = {
  id: 'spizzichino',
  deck: DECK,
  scoreRule: 'SP-3',
  // SP-6: hands are chosen.
  handSize: () => 0,
  // SP-14, SP-15
  follow: 'suit',
  trump: 'none',
  worthPerPoint: THIRDS_A_POINT,
  lastTrickWorth: THIRDS_A_POINT,
};

/** A 3, a 2 or an ace. */
export function isHonour(card: ItalianCard): card is `${Honour}${ItalianSuit}` {
  return HONOURS.some((rank) => rank === italianRankOf(card));
}

const IS_HONOUR: readonly boolean[] = DECK.cards.map(isHonour);

/** The same of a card by number. */
export function isHonourAt(card: CardNumber): boolean {
  return IS_HONOUR[card] ?? false;
}

/** Thirds of a point of a card by name (SP-3). */
export function thirds(card: ItalianCard): number {
  return DECK.worthAt(DECK.numberOf(card));
}

/** Whether a card answered to another takes the trick: a higher one of the same suit (SP-15). */
export function beats(card: ItalianCard, led: ItalianCard): boolean {
  return DECK.beats(DECK.numberOf(card), DECK.numberOf(led), null);
}
