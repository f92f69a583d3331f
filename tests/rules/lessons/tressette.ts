import { DECK } from '#shared/games/tressette/cards.ts';
import type { Tressette } from '#shared/games/tressette/types.ts';
import type { TrickGameTypes } from '#shared/tricks/state.ts';
import type { Claims, Names } from './claim.ts';
import { answers, hand, haveDrawn, holds, isGone, isUsedUp, leads, over, taker } from './of-tricks.ts';

type Game = TrickGameTypes<Tressette>;

export const CLAIMS: Claims<Game> = {
  cards: (seen) => hand(seen).length === 10 && seen.trump === null,
  worth: () => DECK.worthAt(DECK.numberOf('1D')) === 3 && DECK.worthAt(DECK.numberOf('FD')) === 1,
  top: (seen) => leads(seen, '3C') && DECK.ranks[0] === '3',
  taken: (seen) => haveDrawn(seen, 10),
  safe: (seen) => leads(seen, '1C') && isGone(seen, '3C') && (isGone(seen, '2C') || holds(seen, '2C')),
  low: (seen) => leads(seen, '4D') && DECK.worthAt(DECK.numberOf('4D')) === 0,
  follow: (seen) => answers(seen, 'FS', 'RS'),
  alone: () => true,
  stock: isUsedUp,
  last: (seen) => isUsedUp(seen) && over(seen).length === 19,
  score: ({ deals }) => deals.length === 1,
};

export const NAMES: Names<Game> = {
  cards: '10 2 3 4 5 6 7 A C F R',
  worth: '2 3 A',
  top: '3 coppe',
  taken: taker,
  safe: 'A coppe',
  low: '4 denari',
  follow: 'Bruna F R spade',
  alone: '',
  stock: '',
  last: '',
  score: '',
};
