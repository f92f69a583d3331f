import { useEffect, useState } from 'react';
import { SPEED_FACTORS, useSettings } from '../../client/device/settings.ts';
import type { PanelProps } from '../../games/game.ts';
import { MOMENT_MS, type Moment } from '../../games/moment.ts';
import { gameParts } from '../../games/registry.ts';

export interface RunningMoment {
  readonly moment: Moment;
  /** Its time is not over yet. */
  readonly isOn: boolean;
  /** Ends it. */
  skip(): void;
}

/** The game's moment at this beat, once and for its time; late joiners get none. `announced`: its cards have landed. */
export function useMoment(game: string, announced: PanelProps): RunningMoment | undefined {
  const { observation, before, beat } = announced;
  const speed = useSettings((settings) => SPEED_FACTORS[settings.speed]);
  const [ended, end] = useState<{ readonly observation: unknown; readonly beat: string }>();
  const moment = before ? gameParts(game).highlights?.moment?.(observation, announced) : undefined;
  const isOn = moment !== undefined && !(ended?.observation === observation && ended.beat === beat);
  useEffect(() => {
    if (!isOn) return;
    const skip = (): void => end({ observation, beat });
    const timer = setTimeout(skip, MOMENT_MS / speed);
    // A key goes on to what it is meant for, since the keyboard shows where it is.
    window.addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', skip);
    };
  }, [isOn, observation, beat, speed]);
  return moment && { moment, isOn, skip: () => end({ observation, beat }) };
}
