/** Which languages the games speak, for their tests. */
import { LANGUAGES } from '#shared/i18n/languages.ts';

const TABLE_WORDS = import.meta.glob('./*/messages/*/table.ts');

/** Those that a game speaks. It may lack others: then it is said in English. */
export function languagesOf(game: string): string[] {
  return Object.keys(LANGUAGES).filter((language) => `./${game}/messages/${language}/table.ts` in TABLE_WORDS);
}
