/** Stands for `games/index.ts` on the television's page: the same games, without their rules, bots and books, once they are fetched. */
import type { Book, TableGame } from '../../games/game.ts';
import type { Scene } from '../../table/api.ts';
import { useLibrary } from '../fetched.ts';
import { SHELVES } from '../shelves.ts';

export const SHELF: readonly string[] = SHELVES;

export const BOOKSHELF: readonly string[] = [];

export function bookOf(_id: string): Book | undefined {
  return undefined;
}

export function backdropOf(id: string): Scene | undefined {
  return useLibrary.getState().games[id]?.backdrop();
}

export function tableGameOf(id: string): TableGame | undefined {
  return useLibrary.getState().games[id]?.game;
}
