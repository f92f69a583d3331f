/** Messages for the tests of games, and the languages that a game has. */
import { ENGINE_MESSAGES } from '#shared/engine/messages/en/engine.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import { COMMON_MESSAGES } from '../i18n/common-messages.ts';
import { PLAYER } from '../i18n/messages/en/common.ts';
import type { Say } from '../i18n/say.ts';

const TABLE_WORDS = import.meta.glob('./*/messages/*/table.ts');

/** Those that a game speaks. It may lack others: then it is said in English. */
export function languagesOf(game: string): string[] {
  return Object.keys(LANGUAGES).filter((language) => `./${game}/messages/${language}/table.ts` in TABLE_WORDS);
}

/** A game's messages and the shared ones; throws where there is none. */
export function sayWith(game: Messages): Say {
  const words = { ...ENGINE_MESSAGES, ...COMMON_MESSAGES, ...PLAYER, ...game };
  return (key, params) => {
    if (!Object.hasOwn(words, key)) throw new Error(`no words for ${key}`);
    return translate(words, key, params);
  };
}
