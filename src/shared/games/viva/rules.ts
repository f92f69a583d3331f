/** VIVA as the engine plays it: every question goes to the file that answers it. */
import type { Rules } from '../../engine/rules.ts';
import { observe, tell, toAct } from './seen/observe.ts';
import { resample } from './seen/resample.ts';
import { chanceSchema, moveSchema } from './state/moves.ts';
import { MOST_SEATS, NUMBERED, OPTIONS, refuseOptions } from './state/options.ts';
import { copy, type Viva } from './state/state.ts';
import { apply } from './turns/apply.ts';
import { afresh, drawChance, refuseChance, unhidden } from './turns/chance.ts';
import { result } from './turns/match.ts';
import { legalMoves, refuse } from './turns/refuse.ts';
import { initial } from './turns/setup.ts';

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
  observe,
  resample,
  result,
  unhidden,
  afresh,
  scorePause: ({ phase, results }) => phase === 'deal' && results.length > 0,
};
