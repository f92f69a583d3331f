/** Games one at a time, without rules and bots: for a page that is to be light. */
import type { Messages } from '#shared/i18n/translate.ts';
import type { TableGame } from './game.ts';

/** A game's side of the table, and its words but for the rules. */
export interface LoadedGame {
  readonly id: string;
  readonly game: TableGame;
  readonly words: Messages;
}

const TABLES = import.meta.glob<TableGame>('./*/index.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('../../shared/games/*/messages/en/game.ts', { import: 'GAME_MESSAGES' });

/** Nothing for a game that has no table here. Rejects where it can't be fetched. */
export async function loadGame(id: string): Promise<LoadedGame | undefined> {
  const table = TABLES[`./${id}/index.ts`];
  const words = WORDS[`../../shared/games/${id}/messages/en/game.ts`];
  if (!table || !words) return undefined;
  const [game, said] = await Promise.all([table(), words()]);
  return { id, game, words: { ...game.words, ...said } };
}
