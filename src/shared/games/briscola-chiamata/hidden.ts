import { hasHappened } from '../../engine/checks/hidden-information.ts';
import { hiddenInTricks } from '../../tricks/hidden.ts';
import { cardOfNumber } from './cards.ts';
import { definition } from './rules.ts';

export default hiddenInTricks(
  definition,
  [
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
  // BC-16: the called card is public, its holder isn't. BC-21: nobody sees who is asked.
  (state) => ({
    called: state.called === null ? null : cardOfNumber(state.called),
    ...(state.phase === 'throw-in' && { phase: null, turn: null }),
  }),
);
