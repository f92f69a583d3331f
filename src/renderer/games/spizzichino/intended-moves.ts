import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { IntendedMoves } from '../load-intended-moves.ts';

/** SP-13: a card of the own hand, or the top of one of the own piles, is to be played. */
const intendedMoves: IntendedMoves<Observation, Move> = ({ key }, { viewer, own, piles }) => {
  const tops = viewer === 'everyone' ? [] : (piles[viewer] ?? []).flatMap(({ top }) => top ?? []);
  return [...(own?.hand ?? []), ...tops].filter((card) => card === key).map((card) => ({ type: 'play', card }));
};

export default intendedMoves;
