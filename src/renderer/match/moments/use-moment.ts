import { useEffect, useState } from 'react';
import { SPEED_FACTORS, useSettings } from '../../client/device/settings.ts';
import type { PanelProps } from '../../games/game.ts';
import { MOMENT_MS, type Moment } from '../../games/moment.ts';
import { gameParts } from '../../games/registry.ts';

/** A key goes on to what it is meant for; a press does so only in real time, where it is meant for the cards. */
const PRESSES = ['keydown', 'pointerdown'];

export interface RunningMoment {
  readonly moment: Moment;
  /** Its time is not over yet. */
  readonly isOn: boolean;
}

/** The game's moment at this beat, once and until its time is over or somebody presses; late joiners get none. `announced`: its cards have landed. */
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
    for (const press of PRESSES) addEventListener(press, skip);
    return () => {
      clearTimeout(timer);
      for (const press of PRESSES) removeEventListener(press, skip);
    };
  }, [isOn, observation, beat, speed]);
  return moment && { moment, isOn };
}
