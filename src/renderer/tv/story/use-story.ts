import { useCallback, useEffect, useRef, useState } from 'react';
import { tryCall } from '../../client/connection/call-host.ts';
import type { Client } from '../../client/connection/transport.ts';

/** How long the score shows before a match's story, in ms. */
const SCORE_MS = 6000;

/** Where a story comes from. */
interface StorySource<Chapter> {
  /** What it is of is over. */
  readonly isOver: boolean;
  /** This page saw the end, so that the story begins by itself. */
  readonly isSeen: boolean;
  /** How long the result shows before it, in ms. */
  readonly resultMs?: number;
  /** Stable. */
  load(client: Client): Promise<readonly Chapter[]>;
}

/** A story: whether there is one, and whether it is being told. */
export interface StoryTelling<Chapter> {
  /** Empty until the host has chosen. */
  readonly story: readonly Chapter[];
  readonly isTold: boolean;
  begin(): void;
  end(): void;
}

/** The story of what is over. It begins by itself, once, where this page saw the end and the result was looked at. */
export function useStory<Chapter>({
  isOver,
  isSeen,
  resultMs = SCORE_MS,
  load,
}: StorySource<Chapter>): StoryTelling<Chapter> {
  const [story, setStory] = useState<readonly Chapter[]>([]);
  const [isTold, tell] = useState(false);
  const latest = useRef<typeof load>(undefined);
  const ask = useCallback(async (): Promise<boolean> => {
    const answer = await tryCall(load);
    // The next match may have begun since.
    if (latest.current !== load || !('value' in answer)) return false;
    setStory(answer.value);
    return answer.value.length > 0;
  }, [load]);
  useEffect(() => {
    latest.current = isOver ? load : undefined;
    if (isOver) void ask();
  }, [isOver, load, ask]);
  const [isScored, setScored] = useState(false);
  useEffect(() => {
    if (!isSeen) return;
    const timer = setTimeout(() => setScored(true), resultMs);
    return () => clearTimeout(timer);
  }, [isSeen, resultMs]);
  // Asked for each time: somebody may have left themselves out since.
  const begin = useCallback(() => void ask().then(tell), [ask]);
  const begins = isScored && story.length > 0;
  useEffect(() => {
    if (begins) begin();
  }, [begins, begin]);
  const end = useCallback(() => tell(false), []);
  return { story, isTold, begin, end };
}
