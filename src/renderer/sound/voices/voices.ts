/** All voices, each as loud as it shall be beside the others. */

import { flick, flip, gather, land, slide } from './cards.ts';
import { closed, levelled, moving, seededNoise, withoutTail } from './samples.ts';
import { brass, breath, crack, knock, room, slip } from './table.ts';
import { played, type Tune } from './tune.ts';
import type { Touch, Voice } from './voice.ts';

/** `level`: decibels at full force, as `loudnessOf` measures. */
const VOICES = {
  land: { voice: land, level: -30 },
  slide: { voice: slide, level: -37 },
  flick: { voice: flick, level: -37 },
  flip: { voice: flip, level: -31 },
  gather: { voice: gather, level: -30 },
  knock: { voice: knock, level: -24 },
  slip: { voice: slip, level: -32 },
  brass: { voice: brass, level: -27 },
  crack: { voice: crack, level: -26 },
  breath: { voice: breath, level: -32 },
  room: { voice: room, level: -46 },
} as const satisfies Readonly<Record<string, { readonly voice: Voice; readonly level: number }>>;

export type VoiceName = keyof typeof VOICES;
export const VOICE_NAMES = Object.keys(VOICES) as readonly VoiceName[];

/** A tune stands a little over the cards. */
const TUNE_LEVEL = -26;
/** What is hardly done is so much quieter than what is done with all force, in decibels. */
const RANGE = 13;

/** One sound of a voice. `seed` tells several of the same touch apart. */
export function sounded(name: VoiceName, touch: Touch, rate: number, seed: number): Float32Array {
  const { voice, level } = VOICES[name];
  const wanted = level - RANGE * (1 - touch.force);
  const samples = voice(touch, rate, seededNoise(seed));
  // The room goes round: it has no end to close, and a filter would begin anew where it meets its beginning.
  if (name === 'room') return levelled(samples, wanted, rate);
  return closed(withoutTail(levelled(moving(samples, rate), wanted, rate)), rate);
}

/** A tune, the same each time. */
export function tuned(tune: Tune, rate: number): Float32Array {
  const samples = moving(played(tune, rate, seededNoise(7)), rate);
  return closed(withoutTail(levelled(samples, TUNE_LEVEL, rate)), rate, 0.06);
}
