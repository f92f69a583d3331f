import { useCallback, useEffect, useState } from 'react';
import type { ShownChapter } from '#shared/protocol/story.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { tryCall } from '../../client/connection/call-host.ts';

/** How long the score shows before the story, in ms. */
const SCORE_MS = 6000;

/** A finished match's story: whether there is one, and whether it is being told. */
export interface StoryTelling {
  /** Empty until the host has chosen. */
  readonly story: readonly ShownChapter[];
  readonly isTold: boolean;
  begin(): void;
  end(): void;
}

/**
 * The story of a match that is over. It begins by itself, once, where this page saw the end (`isSeen`) and the score was
 * looked at.
 */
export function useStory({ id, match }: TableView, isOver: boolean, isSeen: boolean): StoryTelling {
  const [story, setStory] = useState<readonly ShownChapter[]>([]);
  const [isTold, tell] = useState(false);
  useEffect(() => {
    if (!isOver) return;
    let isWanted = true;
    void tryCall(({ play }) => play.story({ table: id, match })).then((answer) => {
      if (isWanted && 'value' in answer) setStory(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [id, match, isOver]);
  const [isScored, setScored] = useState(false);
  useEffect(() => {
    if (!isSeen) return;
    const timer = setTimeout(() => setScored(true), SCORE_MS);
    return () => clearTimeout(timer);
  }, [isSeen]);
  const begins = isScored && story.length > 0;
  useEffect(() => {
    if (begins) tell(true);
  }, [begins]);
  const begin = useCallback(() => tell(true), []);
  const end = useCallback(() => tell(false), []);
  return { story, isTold, begin, end };
}
