import { useMemo } from 'react';
import { backdropOf, TABLE_GAME_IDS } from '../../games/index.ts';
import type { Scene } from '../../motion/scene.ts';
import { useScene } from './use-scene.ts';

/** Nothing here is played. */
const IDLE = { focused: null };

/** The table as it waits for players: a game's cloth (the first one's, if none is named) and a few of its cards. */
export function useBackdrop(game?: string): void {
  useScene(
    useMemo(() => tableBefore(game), [game]),
    IDLE,
  );
}

/** The bare cloth of a game; `perspective`: whose eyes it is seen with, where that matters. */
export function useEmptyTable(game: string, perspective?: string): void {
  useScene(
    useMemo(() => {
      const backdrop = tableBefore(game);
      return backdrop && { ...backdrop, zones: [], ...(perspective && { perspective }) };
    }, [game, perspective]),
    IDLE,
  );
}

/** Nothing for a game that has no table here. */
function tableBefore(game = TABLE_GAME_IDS[0]): Scene | null {
  return (game && backdropOf(game)) || null;
}
