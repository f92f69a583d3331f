/** VIVA as the engine plays it: every question goes to the file that answers it. */
import type { Rules } from '../../engine/rules.ts';
import { apply } from './apply.ts';
import { drawChance, refuseChance } from './chance.ts';
import { result } from './match.ts';
import { chanceSchema, moveSchema } from './moves.ts';
import { observe, toAct } from './observe.ts';
import { MOST_SEATS, OPTIONS, refuseOptions } from './options.ts';
import { legalMoves, refuse } from './refuse.ts';
import { resample } from './resample.ts';
import { initial } from './setup.ts';
import type { Viva } from './state.ts';

/** The contract's questions with the functions that answer them: a manifest, and so much the same in every game. */
export const rules: Rules<Viva> = {
  id: 'viva',
  seats: { min: 2, max: MOST_SEATS },
  options: OPTIONS,
  move: moveSchema,
  chance: chanceSchema,
  refuseOptions,
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
  scorePause: ({ phase, results }) => phase === 'deal' && results.length > 0,
};
