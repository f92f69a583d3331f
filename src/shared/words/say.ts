import { IntlMessageFormat } from 'intl-messageformat';

/** Sentences by key, in ICU message format: `{seat} bids {rank}`, `{n, plural, one {# card} other {# cards}}`. */
export type Words = Readonly<Record<string, string>>;

export type Params = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();

/** The sentence for a key with its gaps filled. A missing key shows as itself, so that it is seen and mended. */
export function say(words: Words, key: string, params?: Params, language = 'en'): string {
  const text = Object.hasOwn(words, key) ? words[key] : undefined;
  if (text === undefined) return key;
  if (!params) return text;
  const id = `${language}\n${text}`;
  let format = formats.get(id);
  if (!format) {
    format = new IntlMessageFormat(text, language);
    formats.set(id, format);
  }
  return withTrueMinus(String(format.format(params)), params);
}

/** A number below zero is written with a minus, as in every table of figures, not with a hyphen. */
function withTrueMinus(text: string, params: Params): string {
  const isBelow = Object.values(params).some((value) => typeof value === 'number' && value < 0);
  return isBelow ? text.replace(/(^|[^\p{L}\p{N}])-(\d)/gu, '$1−$2') : text;
}
