/** VIVA as the engine plays it: every question goes to the file that answers it. */
import { inNumbers } from '../../engine/by-number.ts';
import type { ByNumber, Rules } from '../../engine/rules.ts';
import { observe, remember, tell, toAct } from './seen/observe.ts';
import { resample } from './seen/resample.ts';
import { MOVES } from './state/by-number.ts';
import { chanceSchema, moveSchema } from './state/moves.ts';
import { MOST_SEATS, NUMBERED, OPTIONS, refuseOptions } from './state/options.ts';
import { copy, type Viva } from './state/state.ts';
import { apply, make } from './turns/apply.ts';
import { afresh, drawChance, refuseChance, unhidden } from './turns/chance.ts';
import { result } from './turns/match.ts';
import { legal, legalMoves, refuse, refuseNumber } from './turns/refuse.ts';
import { initial } from './turns/setup.ts';

const byNumber: ByNumber<Viva> = inNumbers<Viva>({
  moves: MOVES,
  legal,
  may: (state, seat, move) => refuseNumber(state, seat, move) === undefined,
  refuse,
  make(state, seat, move) {
    const event = byNumber.event(seat, move);
    remember(state, event);
    make(state, event, seat, move);
  },
});

/** The contract's questions with the functions that answer them: a manifest, and so much the same in every game. */
export const rules: Rules<Viva> = {
  id: 'viva',
  seats: { min: 2, max: MOST_SEATS },
  options: OPTIONS,
  numbered: NUMBERED,
  move: moveSchema,
  chance: chanceSchema,
  refuseOptions,
  initial,
  copy,
  toAct,
  legalMoves,
  refuse,
  drawChance,
  refuseChance,
  apply(state, event) {
    tell(state, event);
    apply(state, event);
  },
  byNumber,
  observe,
  resample,
  result,
  unhidden,
  afresh,
  scorePause: ({ phase, results }) => phase === 'deal' && results.length > 0,
};
