/** The games with a table: every folder beside this file; and the codices of their cards. */
import { GAMES } from '#catalogue';
import type { Scene } from '../motion/scene.ts';
import type { Codex, TableGame } from './game.ts';

const found = import.meta.glob<TableGame>('./*/index.ts', { eager: true, import: 'default' });

const TABLE_GAMES = byGame(found);

const BOOKS = byGame(import.meta.glob<Codex>('./*/book.ts', { eager: true, import: 'default' }));

const BACKDROPS = byGame(import.meta.glob<() => Scene>('./*/backdrop.ts', { eager: true, import: 'backdrop' }));

/** Keyed by folder name. */
function byGame<T>(modules: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(modules).map(([path, one]) => [path.split('/')[1] ?? path, one]));
}

/** The catalogue's games with a table here, in its order. */
export const TABLE_GAME_IDS: readonly string[] = Object.keys(GAMES).filter((id) => TABLE_GAMES.has(id));

/** Those of them with a codex. */
export const CODEX_GAME_IDS: readonly string[] = TABLE_GAME_IDS.filter((id) => BOOKS.has(id));

export function codexOf(id: string): Codex | undefined {
  return BOOKS.get(id);
}

/** A game's table before a match: the cloth and a few cards. Phones don't show it. */
export function backdropOf(id: string): Scene | undefined {
  return BACKDROPS.get(id)?.();
}

export function tableGameOf(id: string): TableGame | undefined {
  return TABLE_GAMES.get(id);
}
