import type { Translator } from '../words/say.ts';

/** The words of an evening's pages, with those of a game where one is named. */
export type WordsOf = (game?: string) => Translator;

/** The name of a game. */
export function gameName(game: string, wordsOf: WordsOf): string {
  return wordsOf(game).say('game.name');
}
