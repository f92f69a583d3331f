/** A turn: the vote, its curse, and everything automatic between two decisions. */

import { type Curse, isCurse } from '../../../cards/rome.ts';
import { present } from '../../../engine/collections.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { knowCurseGone, knowDraw } from '../state/deck-knowledge.ts';
import {
  allSeats,
  deckOf,
  holdsRome,
  knownOf,
  recordConsequence,
  recordMove,
  type State,
  seatsWithCards,
} from '../state/state.ts';
import type { BorneCurse, Outcome, Phase } from '../state/table.ts';
import { scoreTurn } from './score.ts';

// The curses and their effects (VM-9 to VM-12, VM-31).

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
function playBorne(state: State, { card, seat }: BorneCurse): void {
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
function drawDue(state: State): void {
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

// The vote on which curse comes next (VM-10).

/** All seats vote, those without cards too: curses affect everybody. */
function openVote(state: State): void {
  state.votes = allSeats(state).map(() => null);
}

export function refuseVote(state: State, seat: Seat, curse: Curse): Refusal | undefined {
  if (state.table.phase !== 'vote') return refusal('VM-10', 'no-vote');
  if (state.votes[seat] !== null) return refusal('VM-10', 'has-voted');
  if (!state.table.curses.some(({ card }) => card === curse)) return refusal('VM-10', 'curse-not-shown', { curse });
  return undefined;
}

/** A vote. The last one decides: the winner is played, or chance draws among equals. */
export function castVote(state: State, seat: Seat, curse: Curse): void {
  state.votes[seat] = curse;
  recordMove(state, { by: seat, type: 'vote' });
  const votes = state.votes.filter((vote) => vote !== null);
  if (votes.length < state.seats) return;
  recordConsequence(state, { type: 'ballot', votes });
  const [first, ...equals] = leaders(state);
  if (first && equals.length === 0) playVoted(state, first);
}

/** The curses with the most votes. */
export function leaders({ votes, table }: State): Curse[] {
  const count = (curse: Curse) => votes.filter((vote) => vote === curse).length;
  const most = Math.max(...table.curses.map(({ card }) => count(card)));
  return table.curses.map(({ card }) => card).filter((card) => count(card) === most);
}

/** Plays the curse that won, or that chance drew. */
export function playVoted(state: State, curse: Curse): void {
  state.votes = [];
  playBorne(
    state,
    present(
      state.table.curses.find(({ card }) => card === curse),
      `curse ${curse}`,
    ),
  );
}

/** Runs automatic steps up to the next decision, and returns what the table waits for. */
export function advance(state: State): void {
  let phase = nextPhase(state);
  while (!phase) phase = nextPhase(state);
  state.table.phase = phase;
}

/**
 * The next phase; undefined where more automatic steps follow. The order is that of VM-8 to VM-24.
 */
function nextPhase(state: State): Phase | undefined {
  const { table, votes } = state;
  if (table.outcome !== null) return end(state, table.outcome);
  if (table.muddling !== null) return 'muddle';
  if (table.draws.length > 0) {
    drawDue(state);
    return undefined;
  }
  if (table.looking.length > 0) return 'arrange';
  if (table.shown.length > 0) return 'shuffle';
  if (table.asked) return 'choose';
  if (votes.length > 0) return votes.includes(null) ? 'vote' : 'tie';
  const [curse] = table.curses;
  if (!curse) return racePhase(state);
  if (table.curses.length > 1) openVote(state);
  else playBorne(state, curse);
  return undefined;
}

/** VM-21: the race, the closing phase, or the end of the turn. */
function racePhase(state: State): Phase | undefined {
  if (state.personal.some(holdsRome)) return 'race';
  if (seatsWithCards(state).length > 0) return 'closing';
  scoreTurn(state);
  return state.table.outcome === null ? 'scored' : undefined;
}

function end(state: State, outcome: Outcome): Phase {
  recordConsequence(state, { type: 'end', outcome });
  return 'over';
}

/** VM-23: the cards of the turn leave the table; the return deck goes into the common deck, to be shuffled. */
export function clearTable(state: State): void {
  const { table, deck } = state;
  table.discard.push(...table.area.map(({ card }) => card));
  deck.push(...table.returned);
  table.area = [];
  table.returned = [];
  table.fortune = 0;
  table.inForce = [];
  table.held = [];
  table.story = [];
}
