/** Sound captions: a few lines that vanish by themselves. */
import { create } from 'zustand';
import type { SoundCue } from './cues/sound-cue.ts';
import type { Surface } from './voices/voice.ts';

export type CaptionSide = 'left' | 'middle' | 'right';

export interface Caption {
  readonly id: number;
  readonly sound: SoundCue['sound'];
  readonly on: Surface;
  readonly side: CaptionSide;
  /** So often, since it stands there. */
  readonly count: number;
  /** Milliseconds until it sounds. */
  readonly at: number;
}

export const useCaptions = create<{ readonly lines: readonly Caption[] }>()(() => ({ lines: [] }));

/** More can't be read. */
const MAX_CAPTIONS = 3;
/** What only goes along with another sound. */
const UNCAPTIONED: readonly SoundCue['sound'][] = ['flick', 'slide', 'room'];
/** Further to the side than this is left or right. */
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

/** It has been there long enough. */
export function removeCaption(id: number): void {
  useCaptions.setState(({ lines }) => ({ lines: lines.filter((line) => line.id !== id) }));
}
