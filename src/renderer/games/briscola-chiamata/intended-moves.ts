import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { IntendedMoves } from '../load-intended-moves.ts';

/** BC-13: the intention to play a card of the own hand. */
const intendedMoves: IntendedMoves<Observation, Move> = ({ key }, { own }) =>
  (own?.hand ?? []).filter((card) => card === key).map((card) => ({ type: 'play', card }));

export default intendedMoves;
