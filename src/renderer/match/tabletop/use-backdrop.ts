import { useMemo } from 'react';
import { backdropOf, TABLE_GAME_IDS } from '../../games/index.ts';
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

/** Undefined for a game without a table here. */
function tableBefore(game = TABLE_GAME_IDS[0]): Scene | null {
  return (game && backdropOf(game)) || null;
}
