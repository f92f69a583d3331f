import { LANGUAGE } from './en/language.ts';
import { fill, type Message, type Params, readMessage } from './message.ts';

export type { Params } from './message.ts';

/** Sentences by key, in ICU message format: `{seat} bids {rank}`, `{n, plural, one {# card} other {# cards}}`. */
export type Words = Readonly<Record<string, string>>;

/** By their text. */
const messages = new Map<string, Message>();

/** The sentence for a key with its gaps filled. A missing key shows as itself, so that it is seen and mended. */
export function say(words: Words, key: string, params?: Params): string {
  const text = Object.hasOwn(words, key) ? words[key] : undefined;
  if (text === undefined) return key;
  if (!params) return text;
  let message = messages.get(text);
  if (!message) {
    message = readMessage(text);
    messages.set(text, message);
  }
  return withTrueMinus(fill(message, params, LANGUAGE), params);
}

/** A number below zero is written with a minus, as in every table of figures, not with a hyphen. */
function withTrueMinus(text: string, params: Params): string {
  const isBelow = Object.values(params).some((value) => typeof value === 'number' && value < 0);
  return isBelow ? text.replace(/(^|[^\p{L}\p{N}])-(\d)/gu, '$1−$2') : text;
}
