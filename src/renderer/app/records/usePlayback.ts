import { useEffect, useMemo, useState } from 'react';
import { SPEED_FACTORS, useSettings } from '../../session/device/settings.ts';
import type { Beat } from '../../session/match/pacing.ts';
import { advance, nextDueAt } from '../../session/match/pacing.ts';
import { playOn, seekTo, halt, type Playback, playbackAt, stepOf } from './playback.ts';

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
