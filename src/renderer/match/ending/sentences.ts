/** The words of a match that is ended come with what says them: few ever see one. */
import type { TableView } from '#shared/protocol/table.ts';
import { say as inWords } from '#shared/words/say.ts';
import { ENDING } from '../../words/en/ending.ts';
import { apart } from '../../words/isolated.ts';
import type { Say } from '../../words/say.ts';

export const say: Say = (key, params) => inWords(ENDING, key, params && apart(params));

/** Who wants the match to end, and what for. */
export function whoAsks({ by, another }: NonNullable<TableView['ending']>): string {
  if (by === '') return say('ending.asks.home');
  return say(another ? 'ending.asks.another' : 'ending.asks', { name: by });
}

type Ended = { readonly by: string };

/** Who has ended a match before it was over. */
export function endedBy({ by }: Ended): string {
  return by === '' ? say('ending.ended.home') : say('ending.ended', { name: by });
}

/** The same before what comes next. */
export function withEnding(ended: Ended | null, next: string): string {
  return ended ? `${endedBy(ended)} ${next}` : next;
}
