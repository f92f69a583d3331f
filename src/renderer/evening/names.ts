/** Names at an evening's tables. */
import type { EveningView, RoundView } from '#shared/protocol/evening.ts';
import { nameIn } from '../client/evening/evening.ts';
import { bidiIsolated } from '../i18n/names.ts';
import type { Say, Translator } from '../i18n/say.ts';

/** The messages of an evening's pages, with those of a game where one is named. */
export type WordsOf = (game?: string) => Translator;

/** The name of a game. */
export function gameName(game: string, wordsOf: WordsOf): string {
  return wordsOf(game).say('game.name');
}

/** Who a seat of an evening's table is for. */
export type Sitter = RoundView['tables'][number]['seats'][number];

export function sitterName(sitter: Sitter, evening: Pick<EveningView, 'standings'>, say: Say): string {
  switch (sitter.kind) {
    case 'person':
      return nameIn(evening, sitter.player) ?? say('evening.somebody');
    case 'bot':
      return say('evening.bot');
    case 'empty':
      return say('evening.empty');
  }
}

/** All in one line. */
export function sitterNames(sitters: readonly Sitter[], evening: Pick<EveningView, 'standings'>, say: Say): string {
  return sitters.map((sitter) => bidiIsolated(sitterName(sitter, evening, say))).join(', ');
}
