/** Names beside other words: one that is written from the right must not turn what stands beside it. */
import type { MessageParams } from '#shared/i18n/translate.ts';
import type { DefaultTableName } from '#shared/protocol/table.ts';
import type { Say } from './say.ts';

/** What a table is called, in the language of who reads it. */
export function tableNameOf(
  { name, called }: { readonly name: string; readonly called?: DefaultTableName | undefined },
  say: Say,
): string {
  return called ? say(called.key, called.params) : name;
}

/** Letters after which a syllable may begin: a consonant, a vowel and one letter more. */
const BEFORE_SYLLABLE = /\p{L}{3,}?(?=([cgkprst]h|[b-dfgj-np-tv-xz])[aeiouyà-ÿ]\p{L})/giu;

/**
 * The name with soft hyphens, for a narrow column: a browser knows of few languages where a word may be broken, and of no name.
 * Latin letters alone have them.
 */
export function withSoftHyphens(name: string): string {
  return name.replace(BEFORE_SYLLABLE, '$&\u00AD');
}

/** Letters that are written from the right to the left. */
const FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The name as a piece of its own within a sentence or a list. */
export function bidiIsolated(name: string): string {
  return FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}

/** What fills the gaps of a sentence, each as a piece of its own. */
export function isolatedParams(params: MessageParams): MessageParams {
  return Object.fromEntries(
    Object.entries(params).map(([gap, value]) => [gap, typeof value === 'string' ? bidiIsolated(value) : value]),
  );
}
