import { formatMessage, type MessageParams, type ParsedMessage, parseMessage } from './icu-message.ts';
import { LANGUAGE } from './messages/en/language.ts';

export type { MessageParams } from './icu-message.ts';

/**
 * Messages by key, in ICU MessageFormat: `{seat} bids {rank}`, `{n, plural, one {# card} other {#
 * cards}}`.
 */
export type Messages = Readonly<Record<string, string>>;

/** Cache by text. */
const parsedByText = new Map<string, ParsedMessage>();

/** The formatted message of a key. A missing key shows as itself, so that somebody notices. */
export function translate(words: Messages, key: string, params?: MessageParams): string {
  const text = Object.hasOwn(words, key) ? words[key] : undefined;
  if (text === undefined) return key;
  if (!params) return text;
  let message = parsedByText.get(text);
  if (!message) {
    message = parseMessage(text);
    parsedByText.set(text, message);
  }
  return withTrueMinus(formatMessage(message, params, LANGUAGE), params);
}

/** Negative numbers get a true minus sign instead of a hyphen. */
function withTrueMinus(text: string, params: MessageParams): string {
  const isBelow = Object.values(params).some((value) => typeof value === 'number' && value < 0);
  return isBelow ? text.replace(/(^|[^\p{L}\p{N}])-(\d)/gu, '$1−$2') : text;
}
