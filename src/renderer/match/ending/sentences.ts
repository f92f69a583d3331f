/** Messages about an ended match load with the components that use them, since few people see one. */

import { translate as inWords } from '#shared/i18n/translate.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { ENDING } from '../../i18n/messages/en/match-ending.ts';
import { isolatedParams } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';

export const sayOfEnding: Say = (key, params) => inWords(ENDING, key, params && isolatedParams(params));

/** Says who asks to end the match, and why. */
export function endRequestText({ by, another }: NonNullable<TableView['ending']>): string {
  if (by === '') return sayOfEnding('ending.asks.home');
  return sayOfEnding(another ? 'ending.asks.another' : 'ending.asks', { name: by });
}

type Ended = { readonly by: string };

/** Says who ended the match early. */
export function endedBy({ by }: Ended): string {
  return by === '' ? sayOfEnding('ending.ended.home') : sayOfEnding('ending.ended', { name: by });
}

/** Puts that sentence before the text that follows. */
export function withEnding(ended: Ended | null, next: string): string {
  return ended ? `${endedBy(ended)} ${next}` : next;
}
