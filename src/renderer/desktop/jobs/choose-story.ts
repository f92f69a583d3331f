import { gameOf, rulesOf } from '#catalogue';
import { runToEnd } from '#shared/bots/search/search.ts';
import { present } from '#shared/engine/collections.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';
import type { Chapter } from '#shared/protocol/story.ts';
import { tellStory } from '#shared/story/story.ts';

/** What there is to tell of a match from a file, which names nobody. It takes seconds. */
export function chooseStory(record: GameRecord): Chapter[] {
  const replayed = replay(record, rulesOf);
  if ('fault' in replayed) throw new Error('the record does not hold');
  const { match } = replayed;
  return runToEnd(tellStory(match, present(gameOf(match.rules.id), 'game'), []));
}
