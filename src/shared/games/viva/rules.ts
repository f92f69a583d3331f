/** The rules of VIVA; each question goes to its file. */
import { indexedMoves } from '../../engine/move-index.ts';
import type { IndexedMoves, Rules } from '../../engine/rules.ts';
import { apply, applyIndexed } from './rules/apply.ts';
import { drawChance, isFullyRevealed, refuseChance, startsNewSeal } from './rules/chance.ts';
import { initial, result } from './rules/match.ts';
import { legal, legalMoves, refuse, refuseIndexed } from './rules/refuse.ts';
import { MOVES } from './state/move-index.ts';
import { chanceSchema, moveSchema } from './state/moves.ts';
import { DUPLICATE_OPTIONS, MAX_SEATS, OPTIONS, refuseOptions } from './state/options.ts';
import { copy, type Viva } from './state/state.ts';
import { observe, recordEvent, recordPublicMove, toAct } from './view/observe.ts';
import { resample } from './view/resample.ts';

const moveIndex: IndexedMoves<Viva> = indexedMoves<Viva>({
  moves: MOVES,
  legal,
  may: (state, seat, move) => refuseIndexed(state, seat, move) === undefined,
  refuse,
  apply(state, seat, move) {
    const event = moveIndex.event(seat, move);
    recordPublicMove(state, event);
    applyIndexed(state, event, seat, move);
  },
});

/** The contract's functions by name. */
export const rules: Rules<Viva> = {
  id: 'viva',
  seats: { min: 2, max: MAX_SEATS },
  options: OPTIONS,
  duplicateOptions: DUPLICATE_OPTIONS,
  moveSchema: moveSchema,
  chanceSchema: chanceSchema,
  refuseOptions,
  initial,
  copy,
  toAct,
  legalMoves,
  refuse,
  drawChance,
  refuseChance,
  apply(state, event) {
    recordEvent(state, event);
    apply(state, event);
  },
  indexedMoves: moveIndex,
  observe,
  resample,
  result,
  isFullyRevealed,
  startsNewSeal,
  scorePause: ({ phase, results }) => phase === 'deal' && results.length > 0,
  // A card in hand brings its plays and, under VI-21, plays against the rules; a past one its name.
  privateBytes: ({ table }, seat) =>
    4096 + 256 * (table.handSizes[seat] ?? 0) + 16 * (table.past?.hands[seat]?.length ?? 0),
};
