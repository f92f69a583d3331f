import { useMemo } from 'react';
import { SHELF, tableGameOf } from '../../games/index.ts';
import type { Scene } from '../../table/api.ts';
import { useScene } from './useScene.ts';

/** Nothing here is played. */
const IDLE = { focused: null };

/** The table as it waits for players: a game's cloth (the first one's, if none is named) and a few of its cards. */
export function useStillScene(game?: string): void {
  useScene(
    useMemo(() => stillOf(game), [game]),
    IDLE,
  );
}

/** The bare cloth of a game; `eyes`: with whose eyes it is seen, where that matters. */
export function useBareScene(game: string, eyes?: string): void {
  useScene(
    useMemo(() => {
      const still = stillOf(game);
      return still && { ...still, zones: [], ...(eyes && { eyes }) };
    }, [game, eyes]),
    IDLE,
  );
}

/** Nothing for a game that has no table here. */
function stillOf(game = SHELF[0]): Scene | null {
  return (game && tableGameOf(game)?.still()) || null;
}
