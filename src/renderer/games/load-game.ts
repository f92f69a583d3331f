/** Loads single games without rules and bots, for a light page. */
import type { Messages } from '#shared/i18n/translate.ts';
import type { TableGame } from './game.ts';

/** A game's renderer part and its messages, except for the rules. */
export interface LoadedGame {
  readonly id: string;
  readonly game: TableGame;
  readonly words: Messages;
}

const TABLES = import.meta.glob<TableGame>('./*/index.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('../../shared/games/*/messages/en/game.ts', { import: 'GAME_MESSAGES' });

/** What all games' tables stand on: a page may fetch it before it knows which game it shows. */
export const loadTableParts = (): Promise<unknown> => import('./layout-parts.ts');

/** Undefined for a game without a table here. Rejects where it can't be loaded. */
export async function loadGame(id: string): Promise<LoadedGame | undefined> {
  const table = TABLES[`./${id}/index.ts`];
  const words = WORDS[`../../shared/games/${id}/messages/en/game.ts`];
  if (!table || !words) return undefined;
  const [game, said] = await Promise.all([table(), words()]);
  return { id, game, words: { ...game.words, ...said } };
}
