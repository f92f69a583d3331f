/** Tressette's cards, and how they are played; without the rules, for tables. */
import { ITALIAN_SUITS } from '../../cards/italian.ts';
import { trickDeck } from '../../tricks/deck.ts';
import type { TrickBasics } from '../../tricks/definition.ts';
import type { Tressette } from './types.ts';

/** TS-2, TS-3: thirds of a point. */
export const DECK = trickDeck({
  suits: ITALIAN_SUITS,
  ranks: ['3', '2', '1', 'R', 'C', 'F', '7', '6', '5', '4'],
  worth: { '1': 3, '3': 1, '2': 1, R: 1, C: 1, F: 1 },
});

export const THIRDS_A_POINT = 3;

export const BASICS: TrickBasics<Tressette> = {
  id: 'tressette',
  deck: DECK,
  scoreRule: 'TS-3',
  // TS-6
  handSize: () => 10,
  // TS-8, TS-9
  follow: 'suit',
  trump: 'none',
  // TS-10
  draws: 'shown',
  // TS-4
  sideOf: (seat) => seat % 2,
  worthPerPoint: THIRDS_A_POINT,
  lastTrickWorth: THIRDS_A_POINT,
};
