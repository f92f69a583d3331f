import { useMemo } from 'react';
import { SHELF, tableGameOf } from '../../games/index.ts';
import type { Scene } from '../../table/scene.ts';
import { useScene } from './useScene.ts';

const NOTHING: Scene = { cloth: 'green', deck: 'french', back: SHELF[0], seats: 5, zones: [], plates: [] };

/** The table as it waits for players: a game's cloth and a few of its cards left lying. */
export function useStillScene(game: string = SHELF[0]): void {
  useScene(
    useMemo(() => stillOf(game), [game]),
    IDLE,
  );
}

/** The bare cloth of a game. */
export function useBareScene(game: string): void {
  useScene(
    useMemo(() => ({ ...stillOf(game), zones: [] }), [game]),
    IDLE,
  );
}

function stillOf(game: string): Scene {
  return tableGameOf(game)?.still() ?? NOTHING;
}

const IDLE = { focused: null };
