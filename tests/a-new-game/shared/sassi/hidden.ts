import { type HiddenInformation, ownHandsOnly } from '../../engine/checks/hidden-information.ts';
import type { Viewer } from '../../engine/rules.ts';
import type { State } from './state.ts';
import { STONES } from './stones.ts';

/** SA-3: a hand is seen by its owner alone, and what was put aside by nobody: it is no part of the state. */
function open(state: State, viewer: Viewer): unknown {
  return { ...state, hands: ownHandsOnly(state.hands, viewer) };
}

const hidden: HiddenInformation<State> = {
  game: 'sassi',
  cards: STONES,
  visibleTo: open,
  tables: [
    {
      name: 'three seats, two rounds',
      level: 'normal',
      seats: 3,
      options: { hand: 5, rounds: 2 },
      moments: [
        { name: 'after the deal', is: ({ story }) => story.length === 1 },
        { name: 'after a heap was taken', is: ({ taken }) => taken.some((stones) => stones.length > 0) },
        { name: 'in the second round', is: ({ rounds, story }) => rounds.length === 1 && story.length === 1 },
      ],
    },
  ],
};

export default hidden;
