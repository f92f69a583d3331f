/**
 * What the program itself says, in a terminal or in a box, in the language of the system: `LANG` and its like, or what the system is set to. Whatever
 * it is about, nothing in it commands the terminal.
 */
import { replaceControlCharacters, replaceControlCharactersInLines } from '#shared/i18n/characters.ts';
import { bestLanguage } from '#shared/i18n/languages.ts';
import { type MessageParams, type Messages, translate } from '#shared/i18n/translate.ts';
import type { DataFolderError } from './store/open-database.ts';

/** A printed sentence by its key. */
export type Translate = (key: string, params?: MessageParams) => string;

/** The system's language, as `Intl` knows it. */
const systemLanguage = (): string => bestLanguage([Intl.DateTimeFormat().resolvedOptions().locale]);

/** Why a folder can't be used, and what helps. */
export const dataFolderErrorText = (print: Translate, { kind, at, why }: DataFolderError): string =>
  print(`folder.${kind}`, { at, why });

/** The words of one language, and no other is loaded. */
export async function loadMessages(language = systemLanguage()): Promise<Translate> {
  const parts: Record<string, Messages>[] = await Promise.all([
    import(`./messages/${language}/program.ts`),
    import(`../shared/protocol/messages/${language}/doctor.ts`),
    import(`../shared/protocol/messages/${language}/notices.ts`),
  ]);
  const words: Messages = Object.assign({}, ...parts.flatMap(Object.values));
  return (key, params) => translate(words, key, params && stripControls(params));
}

/** What fills the gaps came from anywhere. */
function stripControls(params: MessageParams): MessageParams {
  return Object.fromEntries(
    Object.entries(params).map(([gap, value]) => [
      gap,
      typeof value === 'string' ? replaceControlCharacters(value) : value,
    ]),
  );
}

/** Writes to the log on standard error. */
export function writeStderr(text: string): void {
  process.stderr.write(`${replaceControlCharactersInLines(text)}\n`);
}
