import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { IntendedMoves } from '../load-intended-moves.ts';
import { deckCardKeys } from './zones/deck-keys.ts';

/** VM-13: the intention to turn up a card of the own deck. */
const intendedMoves: IntendedMoves<Observation, Move> = ({ key }, observation) => {
  const { viewer } = observation;
  const position = viewer === 'everyone' ? -1 : (deckCardKeys(observation)[viewer]?.indexOf(key) ?? -1);
  return position < 0 ? [] : [{ type: 'turn-up', position }];
};

export default intendedMoves;
