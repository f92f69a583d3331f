/** The games that have a table: every folder beside this file. */
import type { TableGame } from './game.ts';

const found = import.meta.glob<TableGame>('./*/index.ts', { eager: true, import: 'default' });

const TABLE_GAMES: ReadonlyMap<string, TableGame> = new Map(
  Object.entries(found).map(([path, game]) => [path.split('/')[1] ?? path, game]),
);

/** The games on the home screen's shelf, in this order; those without a folder yet stand there as coming. */
export const SHELF = ['briscola-chiamata', 'spizzichino', 'viva', 'vbi-maior'] as const;

/** The game whose cards have a book: the one that the codex opens. */
export function gameWithCodex(): string | undefined {
  return SHELF.find((id) => tableGameOf(id)?.codex);
}

export function tableGameOf(id: string): TableGame | undefined {
  return TABLE_GAMES.get(id);
}
