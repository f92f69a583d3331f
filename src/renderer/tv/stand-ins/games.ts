/**
 * Replaces `games/index.ts` on the television's page: the same games without rules, bots and codex, once they are
 * loaded.
 */
import type { Codex, TableGame } from '../../games/game.ts';
import type { Scene } from '../../motion/scene.ts';
import { GAME_IDS } from '../page/game-ids.ts';
import { useLoadedGames } from '../page/loaded-games.ts';

export const TABLE_GAME_IDS: readonly string[] = GAME_IDS;

export const CODEX_GAME_IDS: readonly string[] = [];

export function codexOf(_id: string): Codex | undefined {
  return undefined;
}

export function backdropOf(id: string): Scene | undefined {
  return useLoadedGames.getState().games[id]?.backdrop();
}

export function tableGameOf(id: string): TableGame | undefined {
  return useLoadedGames.getState().games[id]?.game;
}
