import { useMemo } from 'react';
import { SHELF, tableGameOf } from '../../games/index.ts';
import type { Scene } from '../../table/scene.ts';
import { useScene } from './useScene.ts';

const NOTHING: Scene = { cloth: 'green', deck: 'french', back: SHELF[0], seats: 5, zones: [], plates: [] };

/** The table as it waits for players: a game's cloth and a few of its cards left lying. */
export function useHomeScene(game: string = SHELF[0]): void {
  const scene = useMemo(() => tableGameOf(game)?.still() ?? NOTHING, [game]);
  useScene(scene, IDLE);
}

const IDLE = { focused: null };
