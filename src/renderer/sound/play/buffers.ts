/** Sounds made once and kept: those that no ear would tell apart share one. */
import { type SoundCue, DEFAULT_TOUCH, type Tunes } from '../direct/heard.ts';
import { samplesOf } from '../direct/mixdown.ts';

/** So many different ones of each touch: the same twice in a row sounds like a machine. */
const VARIANTS = 5;

/** The sound made; nothing for a tune that is not there. */
export type Buffers = (heard: Pick<SoundCue, 'sound' | 'touch'>, tunes: Tunes | undefined) => AudioBuffer | undefined;

export function newBuffers(context: BaseAudioContext): Buffers {
  const kept = new Map<string, AudioBuffer>();
  const tuned = new WeakMap<Tunes, Map<string, AudioBuffer>>();
  let turn = 0;
  const made = (
    heard: Pick<SoundCue, 'sound' | 'touch'>,
    tunes: Tunes | undefined,
    seed: number,
  ): AudioBuffer | undefined => {
    const samples = samplesOf(heard, tunes, context.sampleRate, seed);
    if (samples.length === 0) return undefined;
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0);
    return buffer;
  };
  const remember = (where: Map<string, AudioBuffer>, name: string, make: () => AudioBuffer | undefined) => {
    const found = where.get(name) ?? make();
    if (found) where.set(name, found);
    return found;
  };
  return (heard, tunes) => {
    const { sound } = heard;
    if (sound === 'call' || sound === 'won' || sound === 'lost') {
      if (!tunes) return undefined;
      const those = tuned.get(tunes) ?? new Map<string, AudioBuffer>();
      tuned.set(tunes, those);
      return remember(those, sound, () => made(heard, tunes, 0));
    }
    const variant = sound === 'room' ? 0 : turn++ % VARIANTS;
    const rounded = { ...heard, touch: audiblyEqualTouch(heard.touch) };
    return remember(kept, `${sound} ${Object.values(rounded.touch).join(' ')} ${variant}`, () =>
      made(rounded, tunes, variant),
    );
  };
}

/** A touch as ears tell it from others. */
function audiblyEqualTouch({ on, force, seconds, cards }: SoundCue['touch']): SoundCue['touch'] {
  return {
    ...DEFAULT_TOUCH,
    on,
    force: Math.round(force * 6) / 6,
    seconds: Math.max(0.05, Math.round(seconds * 20) / 20),
    cards: Math.min(cards, 7),
  };
}
