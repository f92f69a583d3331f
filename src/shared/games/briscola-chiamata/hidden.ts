import { FRENCH_DECK } from '../../cards/french.ts';
import { type HiddenInformation, hasHappened, ownHandsOnly } from '../../engine/checks/hidden-information.ts';
import type { Viewer } from '../../engine/rules.ts';
import { namesOf, tricksOf } from './rules/tricks.ts';
import { cardOfNumber } from './state/cards.ts';
import { ALL_SEATS } from './state/observation.ts';
import { handOf, type State } from './state/state.ts';

const handsOf = (state: State) => ALL_SEATS.map((seat) => namesOf(handOf(state, seat)));

/**
 * Cards by wire name. BC-16: the called card is public, its holder isn't. BC-21: nobody sees who is
 * asked.
 */
function visibleTo(state: State, viewer: Viewer): unknown {
  const asking = state.phase === 'throw-in' && { phase: null, turn: null };
  const called = state.called === null ? null : cardOfNumber(state.called);
  const hands = ownHandsOnly(handsOf(state), viewer);
  return { ...state, ...asking, played: null, hands, tricks: tricksOf(state), called };
}

const hiddenInformation: HiddenInformation<State> = {
  game: 'briscola-chiamata',
  cards: FRENCH_DECK,
  visibleTo,
  tables: [
    {
      name: 'nobody throws in',
      level: 'normal',
      seats: 5,
      options: { deals: 2, weakHand: 'off' },
      moments: [
        { name: 'in the auction', is: ({ calls }) => calls.length === 3 },
        { name: 'in the fourth trick', is: ({ leaders }) => leaders.length === 4 },
        { name: 'in the second deal', is: ({ deals, leaders }) => deals.length === 1 && leaders.length === 2 },
      ],
    },
    {
      name: 'weak hands may be thrown in',
      level: 'random',
      seats: 5,
      options: { deals: 2, weakHand: 4 },
      moments: [
        {
          name: 'after a seat has kept a weak hand',
          is: ({ calls }, events) => hasHappened(events, 'keep') && calls.length === 2,
        },
        {
          name: 'after a seat has thrown in a weak hand',
          is: ({ calls }, events) => hasHappened(events, 'throw-in') && calls.length === 2,
        },
      ],
    },
  ],
};

export default hiddenInformation;
