/**
 * What the program itself says, in a terminal or in a box, in the language of the system: `LANG` and its like, or what the system is set to. Whatever
 * it is about, nothing in it commands the terminal.
 */
import { linesWithoutControls, withoutControls } from '#shared/words/controls.ts';
import { spokenOf } from '#shared/words/languages.ts';
import { type Params, say, type Words } from '#shared/words/say.ts';
import type { FolderUnusable } from './store/open.ts';

/** A printed sentence by its key. */
export type Print = (key: string, params?: Params) => string;

/** The system's language, as `Intl` knows it. */
const systemLanguage = (): string => spokenOf([Intl.DateTimeFormat().resolvedOptions().locale]);

/** Why a folder can't be used, and what helps. */
export const unusableIn = (print: Print, { kind, at, why }: FolderUnusable): string =>
  print(`folder.${kind}`, { at, why });

/** The words of one language, and no other is loaded. */
export async function printedIn(language = systemLanguage()): Promise<Print> {
  const [{ PRINTED }, { DOCTOR_WORDS }]: [{ PRINTED: Words }, { DOCTOR_WORDS: Words }] = await Promise.all([
    import(`./words/${language}/printed.ts`),
    import(`../shared/protocol/words/${language}/doctor.ts`),
  ]);
  const words = { ...PRINTED, ...DOCTOR_WORDS };
  return (key, params) => say(words, key, params && plain(params));
}

/** What fills the gaps came from anywhere. */
function plain(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([gap, value]) => [gap, typeof value === 'string' ? withoutControls(value) : value]),
  );
}

/** Writes to the log on standard error. */
export function writeDown(text: string): void {
  process.stderr.write(`${linesWithoutControls(text)}\n`);
}
