/** Web Audio: three buses, a master volume, and suspension while silent. */
import { type Bus, type SoundSettings, VOLUMES } from '../../client/device/sound-settings.ts';
import { DEFAULT_TOUCH, type SoundCue, TUNE_NAMES, type Tunes } from '../cues/sound-cue.ts';
import { newBuffers } from './render-sounds.ts';

/** How long the audio context stays awake after the last sound, in seconds. */
const LINGER_SECONDS = 12;
/** Loop length of the room tone, in seconds. */
const ROOM_TONE_SECONDS = 11;

export interface Mixer {
  /** Plays a cue when it is due; the returned function cancels it if it has not begun. */
  play(heard: SoundCue, tunes: Tunes | undefined): () => void;
  /** Renders these when idle: a tune takes longer than a frame. */
  prepare(tunes: Tunes): void;
  /** Applies the user's volumes. */
  set(settings: SoundSettings): void;
  /** Resumes after a touch, from which on browsers allow sound. */
  wake(): void;
}

export function newMixer(context: AudioContext): Mixer {
  const buffers = newBuffers(context);
  const master = context.createGain();
  // A compressor prevents clipping when many sound at once.
  const limit = new DynamicsCompressorNode(context, {
    threshold: -6,
    knee: 4,
    ratio: 16,
    attack: 0.002,
    release: 0.12,
  });
  master.connect(limit).connect(context.destination);
  const taps = Object.fromEntries(
    VOLUMES.map((bus) => {
      const tap = context.createGain();
      tap.connect(master);
      return [bus, tap];
    }),
  ) as Record<Bus, GainNode>;
  let sounding = 0;
  let tone: AudioBufferSourceNode | undefined;

  /** The source's own end event is the clock, so no timer runs. */
  const ended = (): void => {
    sounding--;
    if (sounding > 0) return;
    const rest = new ConstantSourceNode(context, { offset: 0 });
    rest.onended = () => {
      if (sounding === 0) void context.suspend();
    };
    rest.connect(master);
    rest.start();
    rest.stop(context.currentTime + LINGER_SECONDS);
  };
  const begin = (source: AudioBufferSourceNode, at: number): void => {
    sounding++;
    source.onended = ended;
    source.start(at);
    if (context.state === 'suspended') void context.resume();
  };
  const setRoom = (wanted: boolean): void => {
    if (wanted === (tone !== undefined)) return;
    tone?.stop();
    tone = undefined;
    const buffer =
      wanted &&
      buffers({ sound: 'room', touch: { ...DEFAULT_TOUCH, force: 1, seconds: ROOM_TONE_SECONDS } }, undefined);
    if (!buffer) return;
    tone = new AudioBufferSourceNode(context, { buffer, loop: true });
    tone.connect(taps.room);
    begin(tone, 0);
  };

  return {
    play(heard, tunes) {
      const buffer = buffers(heard, tunes);
      if (!buffer) return () => undefined;
      const source = new AudioBufferSourceNode(context, { buffer });
      const start = context.currentTime + Math.max(0, heard.at) / 1000;
      source
        .connect(new GainNode(context, { gain: heard.gain }))
        .connect(new StereoPannerNode(context, { pan: heard.pan }))
        .connect(taps[heard.bus]);
      begin(source, start);
      return () => {
        if (context.currentTime < start) source.stop();
      };
    },
    prepare(tunes) {
      // Without idle callbacks each is rendered on first use.
      if (!('requestIdleCallback' in window)) return;
      for (const sound of TUNE_NAMES) requestIdleCallback(() => void buffers({ sound, touch: DEFAULT_TOUCH }, tunes));
    },
    set(settings) {
      master.gain.setTargetAtTime(settings.silent ? 0 : 1, context.currentTime, 0.02);
      for (const bus of VOLUMES) taps[bus].gain.setTargetAtTime((settings[bus] / 100) ** 2, context.currentTime, 0.02);
      setRoom(!settings.silent && settings.room > 0);
    },
    wake() {
      if (context.state === 'suspended' && sounding > 0) void context.resume();
    },
  };
}
