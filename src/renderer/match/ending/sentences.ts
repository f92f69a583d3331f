/** The words of a match that is ended come with what says them: few ever see one. */

import { translate as inWords } from '#shared/i18n/translate.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { ENDING } from '../../i18n/messages/en/match-ending.ts';
import { isolatedParams } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';

export const sayOfEnding: Say = (key, params) => inWords(ENDING, key, params && isolatedParams(params));

/** Who wants the match to end, and what for. */
export function endRequestText({ by, another }: NonNullable<TableView['ending']>): string {
  if (by === '') return sayOfEnding('ending.asks.home');
  return sayOfEnding(another ? 'ending.asks.another' : 'ending.asks', { name: by });
}

type Ended = { readonly by: string };

/** Who has ended a match before it was over. */
export function endedBy({ by }: Ended): string {
  return by === '' ? sayOfEnding('ending.ended.home') : sayOfEnding('ending.ended', { name: by });
}

/** The same before what comes next. */
export function withEnding(ended: Ended | null, next: string): string {
  return ended ? `${endedBy(ended)} ${next}` : next;
}
