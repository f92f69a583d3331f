/** Games one at a time, without rules and bots: for a page that is to be light. */
import type { Messages } from '#shared/words/say.ts';
import type { TableGame } from './game.ts';

/** A game's side of the table, and its words but for the rules. */
export interface LoadedGame {
  readonly id: string;
  readonly game: TableGame;
  readonly words: Messages;
}

const TABLES = import.meta.glob<TableGame>('./*/index.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('../../shared/games/*/words/en/game.ts', { import: 'GAME_WORDS' });

/** Nothing for a game that has no table here. Rejects where it can't be fetched. */
export async function loadGame(id: string): Promise<LoadedGame | undefined> {
  const table = TABLES[`./${id}/index.ts`];
  const words = WORDS[`../../shared/games/${id}/words/en/game.ts`];
  if (!table || !words) return undefined;
  const [game, said] = await Promise.all([table(), words()]);
  return { id, game, words: { ...game.words, ...said } };
}
