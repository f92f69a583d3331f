/** Isolates names in text: a right-to-left name must not reorder its neighbours. */
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { MessageParams } from '#shared/i18n/translate.ts';
import type { DefaultTableName } from '#shared/protocol/table.ts';
import type { Say } from './say.ts';

/** A table's name, in the reader's language. */
export function tableNameOf(
  { name, called }: { readonly name: string; readonly called?: DefaultTableName | undefined },
  say: Say,
): string {
  return called ? say(called.key, called.params) : name;
}

/** Letters after which a syllable may begin: a consonant, a vowel and one letter more. */
const BEFORE_SYLLABLE = /\p{L}{3,}?(?=([cgkprst]h|[b-dfgj-np-tv-xz])[aeiouyà-ÿ]\p{L})/giu;

/**
 * A name with soft hyphens, for a narrow column: browsers hyphenate few languages, and no names. Latin letters only.
 */
export function withSoftHyphens(name: string): string {
  return name.replace(BEFORE_SYLLABLE, '$&\u00AD');
}

/** Right-to-left letters. */
const FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name isolated within a sentence or list. */
export function bidiIsolated(name: string): string {
  return FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}

/** As the sentences are written; American English would put a comma before “and”. */
const LISTS_IN = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE;

/** Names as the language lists them, each isolated: “Anna, Ben and Carla”. */
export function nameList(names: readonly string[]): string {
  return new Intl.ListFormat(LISTS_IN).format(names.map(bidiIsolated));
}

/** A sentence's parameters, each isolated. */
export function isolatedParams(params: MessageParams): MessageParams {
  return Object.fromEntries(
    Object.entries(params).map(([gap, value]) => [gap, typeof value === 'string' ? bidiIsolated(value) : value]),
  );
}
