/** What is kept on the device about the user, as it goes into a file, and merged with what comes out of one. */
import { newerBox } from '#shared/daily/leitner.ts';
import { useDays } from '../../../client/device/days.ts';
import { useLearningProgress } from '../../../client/device/learned.ts';
import { type Settings, useSettings } from '../../../client/device/settings.ts';
import { type SoundSettings, useSoundSettings } from '../../../client/device/sound-settings.ts';
import type { OwnState } from '../../jobs/own-file.ts';

export function ownState(): OwnState {
  const { deals, boxes } = useDays.getState();
  return {
    settings: useSettings.getState() as OwnState['settings'],
    sound: useSoundSettings.getState(),
    learned: useLearningProgress.getState() as OwnState['learned'],
    days: { deals, boxes } as OwnState['days'],
  };
}

/** Settings become those of the file; all else is joined: a day that is entered stays, and of two boxes the later counts. */
export function takeUpState({ settings, sound, learned, days }: OwnState): void {
  useSettings.setState(settings as Partial<Settings>);
  useSoundSettings.setState(sound as Partial<SoundSettings>);
  useLearningProgress.setState(({ lessons, solved, heard }) => ({
    lessons: joined(lessons, learned.lessons, (own, other) => (own === 'done' ? own : other)),
    solved: joined(solved, learned.solved, (own, other) => [...new Set([...own, ...other])]),
    heard: [...new Set([...heard, ...learned.heard])],
  }));
  useDays.setState(({ deals, boxes }) => ({
    deals: joined(deals, days.deals as typeof deals, (own, other) => ({ ...other, ...own })),
    boxes: joined(boxes, days.boxes, (own, other) => joined(own, other, newerBox)),
  }));
}

type ByName<Value> = Readonly<Record<string, Value>>;

/** Both; what both have is decided. A name of the file may be one that every object has, like `constructor`. */
function joined<Value>(
  own: ByName<Value>,
  other: ByName<Value>,
  decide: (own: Value, other: Value) => Value,
): ByName<Value> {
  const [ours, theirs] = [new Map(Object.entries(own)), new Map(Object.entries(other))];
  const names = [...new Set([...ours.keys(), ...theirs.keys()])];
  return Object.fromEntries(
    names.flatMap((name): [string, Value][] => {
      const [one, two] = [ours.get(name), theirs.get(name)];
      const value = one === undefined ? two : two === undefined ? one : decide(one, two);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
