import { ITALIAN_DECK } from '../../cards/italian.ts';
import { type HiddenInformation, ownHandsOnly } from '../../engine/checks/hidden-information.ts';
import type { Viewer } from '../../engine/rules.ts';
import { namesOf } from './state/cards.ts';
import { cardsOf } from './state/declarations.ts';
import { BOTH_SEATS } from './state/options.ts';
import { pilesOf, type State } from './state/state.ts';

/**
 * Cards by wire name. SP-6, SP-7: piles are face down, or show the top card. SP-11: declared cards
 * are public.
 */
function visibleTo(state: State, viewer: Viewer): unknown {
  const piles = BOTH_SEATS.flatMap((seat) => pilesOf(state, seat).map(namesOf));
  return {
    ...state,
    hands: ownHandsOnly(state.hands.map(namesOf), viewer),
    stacks: state.stacks.map(({ length }) => length),
    piles: piles.map((pile) => ({ top: pile.at(-1), depth: pile.length })),
    played: namesOf(state.played),
    declared: state.declarations.flatMap(cardsOf),
  };
}

const hiddenInformation: HiddenInformation<State> = {
  game: 'spizzichino',
  cards: ITALIAN_DECK,
  visibleTo,
  tables: [
    {
      name: 'a card is declared once',
      level: 'normal',
      seats: 2,
      options: { target: 21, reuse: 'once' },
      moments: [
        { name: 'before anybody chooses piles', is: ({ phase }) => phase === 'choosing' },
        { name: 'before the second seat chooses piles', is: ({ choices }) => choices.length === 1 },
        { name: 'in the third trick', is: ({ leaders }) => leaders.length === 3 },
        { name: 'after an honour was taken', is: ({ taken, leaders }) => taken.length > 0 && leaders.length > 5 },
      ],
    },
    {
      name: 'a card is declared twice',
      level: 'normal',
      seats: 2,
      options: { target: 21, reuse: 'across-kinds' },
      moments: [{ name: 'after a declaration', is: ({ declarations }) => declarations.length > 0 }],
    },
  ],
};

export default hiddenInformation;
