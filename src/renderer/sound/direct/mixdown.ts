/** Everything heard as two channels of numbers: what the mixer plays, for who measures it. */
import { sounded, tuned } from '../voices/voices.ts';
import type { SoundCue, Tunes } from './heard.ts';

/** The samples of one sound. */
export function samplesOf(
  { sound, touch }: Pick<SoundCue, 'sound' | 'touch'>,
  tunes: Tunes | undefined,
  rate: number,
  seed: number,
): Float32Array {
  if (sound !== 'call' && sound !== 'won' && sound !== 'lost') return sounded(sound, touch, rate, seed);
  return tunes ? tuned(tunes[sound], rate) : new Float32Array();
}

/** Left and right, with equal power between them. */
function sides(pan: number): readonly [number, number] {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
}

export function mixdown(heard: readonly SoundCue[], rate: number, tunes?: Tunes): readonly [Float32Array, Float32Array] {
  const voices = heard.map((one, k) => ({ one, samples: samplesOf(one, tunes, rate, k) }));
  const starts = ({ at }: SoundCue): number => Math.round((at / 1000) * rate);
  const length = Math.max(0, ...voices.map(({ one, samples }) => starts(one) + samples.length));
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  for (const { one, samples } of voices) {
    const [l, r] = sides(one.pan).map((side) => side * one.gain) as [number, number];
    const start = starts(one);
    samples.forEach((sample, n) => {
      left[start + n] = (left[start + n] ?? 0) + sample * l;
      right[start + n] = (right[start + n] ?? 0) + sample * r;
    });
  }
  return [left, right];
}
