import { useMemo } from 'react';
import { gameParts, useGames } from '../../games/registry.ts';
import type { Scene } from '../../motion/scene.ts';
import { useScene } from './use-scene.ts';

/** Callbacks of a table without play. */
const IDLE = { focused: null };

/** The table before a match: a game's cloth (the first game's by default) and a few of its cards. */
export function useBackdrop(game?: string): void {
  useScene(
    useMemo(() => tableBefore(game), [game]),
    IDLE,
  );
}

/** A game's empty cloth; `perspective`: whose view, where that matters. */
export function useEmptyTable(game: string, perspective?: string): void {
  useScene(
    useMemo(() => {
      const backdrop = tableBefore(game);
      return backdrop && { ...backdrop, zones: [], ...(perspective && { perspective }) };
    }, [game, perspective]),
    IDLE,
  );
}

/** Null for a game that is not here, or has none. */
function tableBefore(game = useGames.getState().ids[0]): Scene | null {
  return gameParts(game).backdrop?.() ?? null;
}
