import { VBI_DECK } from '../../cards/rome.ts';
import type { HiddenInformation } from '../../engine/checks/hidden-information.ts';
import type { Viewer } from '../../engine/rules.ts';
import type { State } from './state/state.ts';

/** VM-6, VM-7: a seat sees its own cards only while it arranges them. VM-10: votes lie face down until all are in. */
function visibleTo(state: State, viewer: Viewer): unknown {
  const { personal, faceUp, votes } = state;
  // Inferences about decks follow from the rest, so they are left out.
  const { known: _known, held: _held, ...table } = state.table;
  const arranges = (seat: number) => seat === viewer && table.phase === 'arrange' && table.looking.includes(seat);
  const counted = !votes.includes(null);
  return {
    ...state,
    table,
    deck: state.deck.length,
    personal: personal.map((deck, seat) =>
      arranges(seat) ? deck : deck.map((card) => (faceUp.includes(card) ? card : null)),
    ),
    faceUp: null,
    votes: votes.map((vote, seat) => (counted || seat === viewer ? vote : vote && 'cast')),
  };
}

const hiddenInformation: HiddenInformation<State> = {
  game: 'vbi-maior',
  cards: VBI_DECK,
  visibleTo,
  tables: [
    {
      name: 'plays are laid as they arrive',
      level: 'normal',
      seats: 4,
      options: { difficulty: 'easy', photoFinish: 'arrival' },
      moments: [
        {
          name: 'when two decks are down and two are not',
          is: ({ table }) => table.turn === 2 && table.looking.length === 2,
        },
        { name: 'with one vote to come', is: ({ votes }) => votes.filter((vote) => vote === null).length === 1 },
        { name: 'in the race', is: ({ table }) => table.turn === 3 && table.area.length === 3 },
        { name: 'while a seat looks again', is: ({ table }) => table.looking.length > 0 && table.area.length > 1 },
      ],
    },
    {
      name: 'plays are laid the lowest first',
      level: 'normal',
      seats: 3,
      options: { difficulty: 'hard', photoFinish: 'lowest-first' },
      moments: [{ name: 'in the race', is: ({ table }) => table.turn === 3 && table.area.length === 4 }],
    },
  ],
};

export default hiddenInformation;
