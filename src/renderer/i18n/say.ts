/** One sentence by its key, its gaps filled: what every component and layout speaks with. */
import type { MessageParams } from '#shared/i18n/translate.ts';

export type Say = (key: string, params?: MessageParams) => string;

/** Words in one language, to be spoken; `has` tells whether there is a sentence for a key. */
export interface Translator {
  readonly say: Say;
  readonly has: (key: string) => boolean;
}
