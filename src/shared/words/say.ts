import { IntlMessageFormat } from 'intl-messageformat';

/** Sentences by key, in ICU message format: `{seat} bids {rank}`, `{n, plural, one {# card} other {# cards}}`. */
export type Words = Readonly<Record<string, string>>;

export type Params = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();

/** The sentence for a key with its gaps filled. A missing key shows as itself, so that it is seen and mended. */
export function say(words: Words, key: string, params?: Params, language = 'en'): string {
  const text = words[key];
  if (text === undefined) return key;
  if (!params) return text;
  const id = `${language}\n${text}`;
  let format = formats.get(id);
  if (!format) {
    format = new IntlMessageFormat(text, language);
    formats.set(id, format);
  }
  return String(format.format(params));
}
