/** The rules of Vbi Maior; each question goes to its file. */
import type { Refusal } from '../../engine/refusal.ts';
import type { GameEvent, Rules, Seat } from '../../engine/rules.ts';
import { isLooking, layDown, refuseArrange, someArrangements } from './rules/arrange.ts';
import { choicesOf, choose, refuseChoice } from './rules/blessings.ts';
import {
  applyMuddle,
  applyShuffle,
  applyTie,
  drawChance,
  isFullyRevealed,
  refuseChance,
  tieChoices,
} from './rules/chance.ts';
import { isFirstRaceNew, leave, raceMoves, refuseRaceMove, simultaneousPlay, turnUp } from './rules/race.ts';
import { result } from './rules/score.ts';
import { advance, castVote, refuseVote } from './rules/turn.ts';
import { type Chance, chanceSchema, type Move, moveSchema } from './state/moves.ts';
import { MAX_SEATS, OPTIONS, TABLE_OPTIONS } from './state/options.ts';
import { initial, type State, type VbiMaior } from './state/state.ts';
import { isTurn } from './state/table.ts';
import { mayLookBack, observe, toAct } from './view/observe.ts';
import { resample } from './view/resample.ts';

function legalMoves(state: State, seat: Seat): readonly Move[] {
  const { phase, asked, curses } = state.table;
  switch (phase) {
    case 'arrange':
      return isLooking(state, seat) ? someArrangements(state, seat) : [];
    case 'vote':
      return state.votes[seat] === null ? curses.map(({ card }) => ({ type: 'vote', curse: card })) : [];
    case 'choose':
      return asked?.seat === seat ? choicesOf(state, asked) : [];
    case 'race':
    case 'closing':
      return raceMoves(state, seat);
    default:
      return [];
  }
}

function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'arrange':
      return refuseArrange(state, seat, move);
    case 'vote':
      return refuseVote(state, seat, move.curse);
    case 'choose':
      return refuseChoice(state, seat, move);
    default:
      return refuseRaceMove(state, seat, move);
  }
}

function apply(state: State, event: GameEvent<Move, Chance>): void {
  switch (event.type) {
    case 'shuffle':
      applyShuffle(state, event.cards);
      break;
    case 'tie':
      applyTie(state, event.curse);
      break;
    case 'muddle':
      applyMuddle(state, event.cards);
      break;
    case 'arrange':
      layDown(state, event.by, event);
      break;
    case 'vote':
      castVote(state, event.by, event.curse);
      break;
    case 'turn-up':
      turnUp(state, event.by, event.position);
      break;
    case 'choose':
      choose(state, event);
      break;
    case 'out':
    case 'done':
      leave(state, event.by, event.type);
      break;
  }
  advance(state);
}

/** The contract's functions by name. */
export const rules: Rules<VbiMaior> = {
  id: 'vbi-maior',
  seats: { min: 3, max: MAX_SEATS },
  options: OPTIONS,
  tableOptions: TABLE_OPTIONS,
  moveSchema: moveSchema,
  chanceSchema: chanceSchema,
  initial,
  toAct,
  legalMoves,
  refuse,
  drawChance,
  refuseChance,
  apply,
  observe,
  resample,
  result,
  mayLookBack,
  isFullyRevealed,
  chanceChoices: tieChoices,
  scorePause: ({ table }) => table.phase === 'scored',
  silent: ({ table }) => isTurn(table),
  simultaneousPlay,
  countdown: { rule: 'VM-35', isDue: isFirstRaceNew },
};
