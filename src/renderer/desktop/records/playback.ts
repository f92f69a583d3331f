/**
 * Going through a finished match, by hand or by itself at the pace of a match in play. Pure: a place in it is the
 * number of events that have happened, time is given.
 */

import { useEffect, useMemo, useState } from 'react';
import { SPEED_FACTORS, useSettings } from '../../client/device/settings.ts';
import {
  advance,
  arrive,
  type Beat,
  newPlaybackQueue,
  nextDueAt,
  type PlaybackQueue,
  type PlaybackTempo,
  skip,
  skipAll,
} from '../../client/match/playback-queue.ts';

interface Going {
  readonly playback: Playback;
  /** The step that is shown, from 0. */
  readonly at: number;
  readonly playing: boolean;
  go(step: number): void;
  /** Starts (from the beginning, at the end) or stops. */
  toggle(): void;
}

/** Goes through a match at the speed of the settings; `beats`: of the step that ends after so many events. */
export function usePlayback(
  steps: readonly number[],
  beats: (now: number, before: number | undefined) => readonly Beat[],
): Going {
  const speed = useSettings((settings) => SPEED_FACTORS[settings.speed]);
  const tempo = useMemo(() => ({ speed, beats }), [speed, beats]);
  const [playback, setPlayback] = useState(() => playbackAt(steps[0] ?? 0, performance.now(), tempo));
  const [wanted, setWanted] = useState(false);
  const at = stepOf(playback, steps);
  const isLast = at === steps.length - 1;
  const playing = wanted && !isLast;

  useEffect(() => {
    if (isLast) setWanted(false);
  }, [isLast]);

  useEffect(() => {
    const onward = (now: number): Playback =>
      playing ? playOn(playback, steps, now, tempo) : advance(halt(playback), now, tempo);
    const now = performance.now();
    // What is due already comes by the clock, too: a long run of steps without time would be too much for one render.
    const next = onward(now) === playback ? nextDueAt(playback, speed) : now;
    if (next === undefined) return;
    const timer = setTimeout(() => setPlayback(onward(performance.now())), Math.max(0, next - now));
    return () => clearTimeout(timer);
  }, [playback, playing, steps, speed, tempo]);

  return {
    playback,
    at,
    playing,
    go: (step) => setPlayback(seekTo(playback, steps, step, performance.now(), tempo)),
    toggle() {
      if (isLast) setPlayback(playbackAt(steps[0] ?? 0, performance.now(), tempo));
      setWanted(!playing);
    },
  };
}

export type Playback = PlaybackQueue<number>;

/** Laid there as it stands after so many events. */
export function playbackAt(count: number, now: number, tempo: PlaybackTempo<number>): Playback {
  return skipAll(arrive(newPlaybackQueue<number>(), count, now), now, tempo);
}

/** Which of the steps is shown; who saw nothing of the last events is shown what they saw before. */
export function stepOf(playback: Playback, steps: readonly number[]): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step <= (playback.shown ?? 0)),
  );
}

/** Goes to a step: to the next one as it came about, anywhere else at once. */
export function seekTo(
  playback: Playback,
  steps: readonly number[],
  step: number,
  now: number,
  tempo: PlaybackTempo<number>,
): Playback {
  const count = steps[Math.min(Math.max(step, 0), steps.length - 1)] ?? 0;
  if (step !== stepOf(playback, steps) + 1) return playbackAt(count, now, tempo);
  return skip(arrive(skipAll(playback, now, tempo), count, now), now, tempo);
}

/** Goes on by itself: as far as time allows, and the next step follows when this one has been read. */
export function playOn(
  playback: Playback,
  steps: readonly number[],
  now: number,
  tempo: PlaybackTempo<number>,
): Playback {
  const next = steps[stepOf(playback, steps) + 1];
  const followed = playback.queued.length > 0 || next === undefined ? playback : arrive(playback, next, now);
  return advance(followed, now, tempo);
}

/** Stays where it is: what was to follow does not, and what is on its way lands. */
export function halt(playback: Playback): Playback {
  return playback.queued.length > 0 ? { ...playback, queued: [] } : playback;
}
