import './desktop.css';
import type { Observation } from '#shared/games/spizzichino/state.ts';
import type { GameOnDesktop } from '../game.ts';

const desktop: GameOnDesktop<Observation> = {
  hasHints: true,
  // The piles' face-up cards are public.
  isLastCard: ({ phase, own, piles, viewer }) => {
    const tops = viewer === 'everyone' ? 0 : (piles[viewer]?.filter(({ top }) => top !== null).length ?? 0);
    const hidden = own?.hand.length ?? 0;
    return phase === 'play' && (hidden === 0 || hidden + tops === 1);
  },
};

export default desktop;
