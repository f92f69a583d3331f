import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { IntendedMoves } from '../load-intended-moves.ts';

/** SP-13: the intention to play a card of the own hand or the top of an own pile. */
const intendedMoves: IntendedMoves<Observation, Move> = ({ key }, { viewer, own, piles }) => {
  const tops = viewer === 'everyone' ? [] : (piles[viewer] ?? []).flatMap(({ top }) => top ?? []);
  return [...(own?.hand ?? []), ...tops].filter((card) => card === key).map((card) => ({ type: 'play', card }));
};

export default intendedMoves;
