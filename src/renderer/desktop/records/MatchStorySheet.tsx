import { useCallback, useMemo } from 'react';
import type { Match } from '#shared/engine/match.ts';
import { recordOf } from '#shared/engine/record.ts';
import type { Chapter } from '#shared/protocol/story.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { cardsIn } from '#shared/story/turns.ts';
import { callHost } from '../../client/connection/call-host.ts';
import type { TableGame } from '../../games/game.ts';
import { loadAssist } from '../../games/load-assist.ts';
import { useWords } from '../../games/use-words.ts';
import { useFetched, useLoaded } from '../../hooks/use-loaded.ts';
import { STORY } from '../../i18n/messages/en/story.ts';
import { sentenceOf } from '../../match/story/sentence.ts';
import { requestJob } from '../jobs/request-job.ts';
import { StorySheet } from '../story/StorySheet.tsx';
import { observationAfter } from './replay-steps.ts';

interface Props {
  readonly game: TableGame;
  readonly match: Match;
  readonly seated: readonly Seated[];
  /** The host's number of the match; undefined for one from a file. */
  readonly id: number | undefined;
  /** Shows the table as it was before this event. */
  onLook(chapter: Chapter): void;
  onClose(): void;
}

/** The host knows who is in no story; a file names nobody. */
function loadStory(id: number | undefined, match: Match): Promise<readonly Chapter[] | undefined> {
  if (id !== undefined) return callHost(({ records }) => records.story({ id }));
  return new Promise((resolve) => {
    requestJob({ job: 'story', ask: recordOf(match), tell: resolve, fail: () => resolve(undefined) });
  });
}

/** The best moments of a finished match. */
export function MatchStorySheet({ game, match, seated, id, onLook, onClose }: Props) {
  const load = useCallback(() => loadStory(id, match), [id, match]);
  const { value: story, failed, again } = useFetched(String(id), load);
  const { value: assist, failed: hasNoAssist } = useLoaded(match.rules.id, loadAssist);
  const words = useMemo(() => ({ ...STORY, ...assist?.words }), [assist]);
  const { say } = useWords(match.rules.id, words);
  const told = { seated, say, hints: assist?.hints };
  const chapters = story?.map((chapter) => ({
    kind: chapter.kind,
    sentence: sentenceOf(chapter, told, observationAfter(match, 'everyone', chapter.from)),
    cards: cardsIn(chapter, match.events),
    ...{ game, say },
    onLook: () => onLook(chapter),
  }));
  return (
    <StorySheet
      {...{ failed, again, say, onClose }}
      chapters={assist || hasNoAssist ? chapters : undefined}
      none={say('story.none')}
      title={`${say('game.name')}: ${say('story.title')}`}
      file={match.rules.id}
    />
  );
}
