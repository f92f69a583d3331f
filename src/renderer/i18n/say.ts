/** Formats a message by its key: every component and layout uses it. */
import type { MessageParams } from '#shared/i18n/translate.ts';

export type Say = (key: string, params?: MessageParams) => string;

/** A message still to be said. */
export interface Message {
  readonly key: string;
  readonly params?: MessageParams;
}

/** Messages in one language; `has` tells whether a key exists. */
export interface Translator {
  readonly say: Say;
  readonly has: (key: string) => boolean;
}
