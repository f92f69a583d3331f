/** Sound captions: a few lines that vanish by themselves. */
import { create } from '../stores/create.ts';
import type { SoundCue } from './cues/sound-cue.ts';
import type { Surface } from './voices/voice.ts';

export type CaptionSide = 'left' | 'middle' | 'right';

export interface Caption {
  readonly id: number;
  readonly sound: SoundCue['sound'];
  readonly on: Surface;
  readonly side: CaptionSide;
  /** Number of repeats while it is shown. */
  readonly count: number;
  /** Milliseconds until it sounds. */
  readonly at: number;
}

export const useCaptions = create<{ readonly lines: readonly Caption[] }>(() => ({ lines: [] }));

/** Maximum number of readable captions. */
const MAX_CAPTIONS = 3;
/** Sounds that only accompany another one. */
const UNCAPTIONED: readonly SoundCue['sound'][] = ['flick', 'slide', 'room'];
/** Pan beyond which a sound counts as left or right. */
const SIDE_PAN = 0.25;

let ids = 0;

export function addCaption({ sound, touch: { on }, pan, at }: SoundCue): void {
  if (UNCAPTIONED.includes(sound)) return;
  const side = pan < -SIDE_PAN ? 'left' : pan > SIDE_PAN ? 'right' : 'middle';
  useCaptions.setState(({ lines }) => {
    const same = lines.find((line) => line.sound === sound && line.on === on && line.side === side);
    const others = lines.filter((line) => line !== same);
    const line = { id: ++ids, sound, on, side, count: (same?.count ?? 0) + 1, at: same ? 0 : at } as const;
    return { lines: [...others, line].slice(-MAX_CAPTIONS) };
  });
}

/** Removes a caption whose time is over. */
export function removeCaption(id: number): void {
  useCaptions.setState(({ lines }) => ({ lines: lines.filter((line) => line.id !== id) }));
}
