/** The start of a turn (VM-5). */
import { knowledgeOfDrawnDeck } from '../state/known.ts';
import { allSeats, type State, recordConsequence } from '../state/state.ts';

/** VM-5: in turn n every seat draws n cards, seat 0 first. If there are too few, the game is lost. */
export function dealTurn(state: State): void {
  const { table, deck, seats } = state;
  const size = table.turn + 1;
  if (deck.length < size * seats) {
    table.outcome = 'deck';
    return;
  }
  table.turn = size;
  for (const seat of allSeats(state)) {
    state.personal[seat] = deck.splice(0, size);
    table.known[seat] = knowledgeOfDrawnDeck(size);
  }
  table.looking = [...allSeats(state)];
  recordConsequence(state, { type: 'deal', turn: size });
}
