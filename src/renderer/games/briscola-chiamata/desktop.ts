import './desktop.css';
import type { Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import type { GameOnDesktop } from '../game.ts';

/** Bids from this many points on need a confirmation. */
const RISKY_BID_POINTS = 80;

const desktop: GameOnDesktop<Observation, Move> = {
  hasHints: true,
  // BC-8: it promises half of all points or more.
  isRisky: (move) => move.type === 'bid' && (move.points ?? 0) >= RISKY_BID_POINTS,
  isLastCard: ({ phase, own }) => phase === 'play' && own?.hand.length === 1,
};

export default desktop;
