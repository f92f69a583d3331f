/**
 * Steps through a finished match by hand, or plays it back at normal speed. Pure: a position is a number of events, and
 * time is given.
 */

import { useEffect, useMemo, useState } from 'react';
import { SPEED_FACTORS, useSettings } from '../client/device/settings.ts';
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
} from '../client/match/playback-queue.ts';

interface Going {
  readonly playback: Playback;
  /** The current step, from 0. */
  readonly at: number;
  readonly playing: boolean;
  go(step: number): void;
  /** Starts (from the beginning, when at the end) or stops. */
  toggle(): void;
}

/** Plays a match back at the speed of the settings; `beats`: of the step that ends after that many events. */
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
    // Due steps also come by the clock: a long run of steps without duration would be too much for one render.
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

/** The state after that many events, at rest. */
export function playbackAt(count: number, now: number, tempo: PlaybackTempo<number>): Playback {
  return skipAll(arrive(newPlaybackQueue<number>(), count, now), now, tempo);
}

/** The current step; for a viewer who saw nothing of the last events it is an earlier one. */
export function stepOf(playback: Playback, steps: readonly number[]): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step <= (playback.shown ?? 0)),
  );
}

/** Seeks to a step: the next one is animated, any other shows at once. */
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

/** Advances the playback as far as time allows; the next step follows once this one had its reading time. */
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

/** Stops here: nothing more follows, and flights end. */
export function halt(playback: Playback): Playback {
  return playback.queued.length > 0 ? { ...playback, queued: [] } : playback;
}
