/** Sample's cards, and how they are played; without the rules, for tables. */
import { ITALIAN_SUITS } from '../../cards/italian.ts';
import { trickDeck } from '../../tricks/deck.ts';
import type { TrickBasics } from '../../tricks/definition.ts';
import type { SampleTypes } from './types.ts';

/** XX-2, XX-3 */
const DECK = trickDeck({
  suits: ITALIAN_SUITS,
  ranks: ['1', 'R', 'C', 'F', '7', '6', '5', '4', '3', '2'],
  worth: { '1': 4, R: 3, C: 2, F: 1 },
});

export const BASICS: TrickBasics<SampleTypes> = {
  id: 'sample',
  deck: DECK,
  scoreRule: 'XX-3',
  // XX-5
  handSize: () => 10,
  // XX-6, XX-7
  follow: 'suit',
  trump: 'none',
};
