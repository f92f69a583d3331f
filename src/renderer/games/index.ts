/** The games that have a table: every folder beside this file. */
import { GAMES } from '#shared/games/index.ts';
import type { TableGame } from './game.ts';

const found = import.meta.glob<TableGame>('./*/index.ts', { eager: true, import: 'default' });

const TABLE_GAMES: ReadonlyMap<string, TableGame> = new Map(
  Object.entries(found).map(([path, game]) => [path.split('/')[1] ?? path, game]),
);

/** The games of the catalogue that have a table here, in its order. */
export const SHELF: readonly string[] = Object.keys(GAMES).filter((id) => TABLE_GAMES.has(id));

/** The game whose cards have a book: the one that the codex opens. */
export function gameWithCodex(): string | undefined {
  return SHELF.find((id) => tableGameOf(id)?.codex);
}

export function tableGameOf(id: string): TableGame | undefined {
  return TABLE_GAMES.get(id);
}
