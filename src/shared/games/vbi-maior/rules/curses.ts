/** The curses and their effects (VM-9 to VM-12, VM-31). */
import { type Curse, isCurse } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';
import { knowCurseGone, knowDraw } from '../state/deck-knowledge.ts';
import { allSeats, deckOf, knownOf, recordConsequence, type State } from '../state/state.ts';
import type { BorneCurse } from '../state/table.ts';

/** What a curse does to its bearer (VM-31). */
const EFFECTS: Readonly<Record<Curse, (state: State, bearer: Seat) => void>> = {
  /** One card for every seat, clockwise from the bearer, before any other draw (VM-12). */
  barbari(state, bearer) {
    const seats = allSeats(state);
    const clockwise = [...seats.slice(bearer), ...seats.slice(0, bearer)];
    state.table.draws.unshift(...clockwise.map((seat) => ({ seat, look: false })));
  },
  /** Chance shuffles the deck if it holds a card. */
  damnatio(state, bearer) {
    if (deckOf(state, bearer).length > 0) state.table.muddling = bearer;
  },
  silentium(state) {
    state.table.inForce.push('silentium');
  },
};

/** VM-9, VM-11: the curse leaves the personal deck, takes effect and lies in the return deck. */
export function playBorne(state: State, { card, seat }: BorneCurse): void {
  const deck = deckOf(state, seat);
  const position = deck.indexOf(card);
  deck.splice(position, 1);
  knowCurseGone(knownOf(state, seat), position);
  state.table.curses = state.table.curses.filter((borne) => borne.card !== card);
  playCurse(state, card, seat);
}

function playCurse(state: State, card: Curse, bearer: Seat): void {
  recordConsequence(state, { type: 'curse', seat: bearer, card });
  state.table.returned.push(card);
  EFFECTS[card](state, bearer);
}

/** VM-12: the next card due from the common deck. A curse is played at once and never enters the personal deck. */
export function drawDue(state: State): void {
  const { table, deck } = state;
  const due = table.draws.shift();
  const card = deck.shift();
  if (!due || !card) {
    table.draws = [];
    return;
  }
  const { seat, look } = due;
  const personal = deckOf(state, seat);
  if (isCurse(card)) {
    playCurse(state, card, seat);
    return;
  }
  personal.unshift(card);
  knowDraw(knownOf(state, seat), personal.length);
  recordConsequence(state, { type: 'draw', seat });
  if (look && !table.looking.includes(seat)) table.looking.push(seat);
}
