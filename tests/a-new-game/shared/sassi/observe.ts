/** The one place that decides what anyone sees of a match. */
import type { Viewer } from '../../engine/rules.ts';
import type { Observation } from './observation.ts';
import { result, totals } from './score.ts';
import type { State } from './state.ts';
import { inOrder } from './stones.ts';

/** Everything but other hands and what was put aside (SA-3). */
export function observe(state: State, viewer: Viewer): Observation {
  const outcome = result(state);
  const table = {
    toAct: state.turn === null ? [] : [state.turn],
    last: state.story.at(-1) ?? null,
    options: state.options,
    phase: state.phase,
    handSizes: state.hands.map(({ length }) => length),
    heap: [...state.heap],
    taken: state.taken.map((stones) => [...stones]),
    rounds: [...state.rounds],
    scores: totals(state),
    story: [...state.story],
    ...(outcome && { result: outcome }),
  };
  if (viewer === 'everyone') return { ...table, viewer, hand: null };
  return { ...table, viewer, hand: inOrder(state.hands[viewer] ?? []) };
}
