import './desktop.css';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { GameOnDesktop } from '../game.ts';
import { faultFor } from './selectors/plays.ts';

const desktop: GameOnDesktop<Observation, Move> = {
  hasHints: true,
  // It is forbidden, and can be called out.
  isRisky: (move, observation) => move.type === 'play' && faultFor(observation, move) !== undefined,
};

export default desktop;
