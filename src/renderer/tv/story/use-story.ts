import { useCallback, useEffect, useState } from 'react';
import type { ShownChapter } from '#shared/protocol/story.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { tryCall } from '../../client/connection/call-host.ts';

/** How long the score shows before the story, in ms. */
const SCORE_MS = 6000;

/**
 * The story of the match that has just ended, once the score was seen and the host has chosen; undefined before, and once
 * it is told. `isSeen`: this page saw the end.
 */
export function useStory({ id, match }: TableView, isSeen: boolean) {
  const [story, setStory] = useState<readonly ShownChapter[]>();
  useEffect(() => {
    if (!isSeen) return;
    let isWanted = true;
    const scored = new Promise((resolve) => setTimeout(resolve, SCORE_MS));
    const asked = tryCall(({ play }) => play.story({ table: id, match }));
    void Promise.all([asked, scored]).then(([answer]) => {
      if (isWanted && 'value' in answer && answer.value.length > 0) setStory(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [id, match, isSeen]);
  const end = useCallback(() => setStory(undefined), []);
  return { story, end };
}
