/** A turn's phases: everything automatic between two decisions. */

import { holdsRome, recordConsequence, type State, seatsWithCards } from '../state/state.ts';
import type { Outcome, Phase } from '../state/table.ts';
import { drawDue, playBorne } from './curses.ts';
import { scoreTurn } from './score.ts';
import { openVote } from './vote.ts';

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
