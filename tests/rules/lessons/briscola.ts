import { DECK } from '#shared/games/briscola/cards.ts';
import type { Briscola } from '#shared/games/briscola/types.ts';
import type { TrickGameTypes } from '#shared/tricks/state.ts';
import type { Claims, Names } from './claim.ts';
import { answers, hand, haveDrawn, isUsedUp, leads, taker } from './of-tricks.ts';

type Game = TrickGameTypes<Briscola>;

export const CLAIMS: Claims<Game> = {
  cards: (seen) => hand(seen).length === 3 && seen.upcard === '5S' && seen.trump === 'S',
  worth: () => DECK.worthIn([...DECK.cards.keys()]) === 120,
  low: (seen) => leads(seen, '4C') && DECK.worthAt(DECK.numberOf('4C')) === 0,
  taken: (seen) => haveDrawn(seen, 3),
  trump: (seen) => answers(seen, '1D', '7S') && seen.trump === 'S',
  alone: () => true,
  stock: isUsedUp,
  score: ({ deals }) => deals.length === 1,
};

export const NAMES: Names<Game> = {
  cards: '2 3 4 5 6 7 A C F R spade',
  worth: '2 3 4 10 11 A C F R',
  low: '4 coppe',
  taken: taker,
  trump: '7 A Bruna denari spade',
  alone: '',
  stock: '',
  score: '60 120',
};
