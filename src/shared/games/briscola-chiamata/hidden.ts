import { FRENCH_DECK } from '../../cards/french.ts';
import { type Hidden, happened, ownOf } from '../../engine/checks/hidden.ts';
import type { Viewer } from '../../engine/rules.ts';
import type { State } from './state/state.ts';
import { calledCard } from './turns/bids.ts';

/** BC-16: which card is called is known, not where it is. BC-21: nobody sees who is asked. */
function open(state: State, viewer: Viewer): unknown {
  const asking = state.phase === 'throw-in' && { phase: null, turn: null };
  const called = calledCard(state.calls, state.trump);
  return { ...state, ...asking, hands: ownOf(state.hands, viewer), called };
}

const hidden: Hidden<State> = {
  game: 'briscola-chiamata',
  cards: FRENCH_DECK,
  open,
  tables: [
    {
      name: 'nobody throws in',
      level: 'normal',
      seats: 5,
      options: { deals: 2, weakHand: 'off' },
      moments: [
        { name: 'in the auction', is: ({ calls }) => calls.length === 3 },
        { name: 'in the fourth trick', is: ({ tricks }) => tricks.length === 4 },
        { name: 'in the second deal', is: ({ deals, tricks }) => deals.length === 1 && tricks.length === 2 },
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
          is: ({ calls }, events) => happened(events, 'keep') && calls.length === 2,
        },
        {
          name: 'after a seat has thrown in a weak hand',
          is: ({ calls }, events) => happened(events, 'throw-in') && calls.length === 2,
        },
      ],
    },
  ],
};

export default hidden;
