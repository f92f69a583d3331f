/** Plays cues from scene and game, captions them, and vibrates pads. */

import { type Bus, type SoundSettings, useSoundSettings, VOLUMES } from '../../client/device/sound-settings.ts';
import type { MotionTempo, Scene, Travel } from '../../motion/scene.ts';
import { addCaption } from '../captions.ts';
import { type SoundContext, travelCues, travelsBetween } from '../cues/card-cues.ts';
import { DEFAULT_TOUCH, type Sign, type SoundCue, signCues, TUNE_NAMES, type Tunes } from '../cues/sound-cue.ts';
import { newBuffers } from './render-sounds.ts';

// Web Audio: three buses, a master volume, and suspension while silent.

/** How long the audio context stays awake after the last sound, in seconds. */
const LINGER_SECONDS = 12;
/** Loop length of the room tone, in seconds. */
const ROOM_TONE_SECONDS = 11;

export interface Mixer {
  /** Plays a cue when it is due; the returned function cancels it if it has not begun. */
  play(cue: SoundCue, tunes: Tunes | undefined): () => void;
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
    play(cue, tunes) {
      const buffer = buffers(cue, tunes);
      if (!buffer) return () => undefined;
      const source = new AudioBufferSourceNode(context, { buffer });
      const start = context.currentTime + Math.max(0, cue.at) / 1000;
      source
        .connect(new GainNode(context, { gain: cue.gain }))
        .connect(new StereoPannerNode(context, { pan: cue.pan }))
        .connect(taps[cue.bus]);
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

// Gamepad vibration.

interface RumblePattern {
  readonly duration: number;
  readonly strongMagnitude: number;
  readonly weakMagnitude: number;
}

/** Weak, and only for important cues: a call, a hard landing, an error, the end. */
function rumbleOf({ sound, touch }: SoundCue): RumblePattern | undefined {
  switch (sound) {
    case 'brass':
      return touch.force > 0.4 ? { duration: 50, strongMagnitude: 0, weakMagnitude: 0.35 } : undefined;
    case 'land':
      return touch.force > 0.85 ? { duration: 40, strongMagnitude: 0.35, weakMagnitude: 0.1 } : undefined;
    case 'crack':
      return { duration: 220, strongMagnitude: 0.6, weakMagnitude: 0.3 };
    case 'won':
    case 'lost':
      return { duration: 180, strongMagnitude: 0.3, weakMagnitude: 0.3 };
    default:
      return undefined;
  }
}

/** Vibrates the pads that can. */
export function rumblePads(cue: SoundCue): void {
  const how = rumbleOf(cue);
  if (!how) return;
  for (const pad of navigator.getGamepads()) {
    // A pad that rejects it does not vibrate.
    pad?.vibrationActuator
      ?.playEffect('dual-rumble', { ...how, startDelay: Math.max(0, cue.at) })
      .catch(() => undefined);
  }
}

export interface MixingDesk {
  /** Handles cards that start flying, as drawn. */
  travel(travels: readonly Travel[], scene: Scene, listening: SoundContext): void;
  /** The same for a page without flights: the cues that lead from the last scene to this one. */
  show(scene: Scene, listening: SoundContext, tempo: MotionTempo): void;
  sign(signs: readonly Sign[], scene: Scene, tunes: Tunes | undefined): void;
  /** Prepares the tunes of a starting match. */
  expect(tunes: Tunes): void;
  /** Recent cues, the latest last. */
  lately(): readonly SoundCue[];
  /** Cancels cues that have not begun. */
  hush(): void;
}

/** Number of recent cues kept for tests and the console. */
const MAX_RECENT = 400;

interface Pending {
  readonly cards: readonly string[];
  readonly until: number;
  stop(): void;
}

export function newMixingDesk(): MixingDesk {
  let mixer: Mixer | undefined;
  let pending: Pending[] = [];
  let scene: Scene | undefined;
  let viewKey: string | undefined;
  let lately: readonly SoundCue[] = [];
  /** Creates the mixer on first use. */
  const mixing = (): Mixer => {
    if (mixer) return mixer;
    const made = newMixer(new AudioContext({ latencyHint: 'interactive' }));
    made.set(useSoundSettings.getState());
    mixer = made;
    return made;
  };
  useSoundSettings.subscribe((settings) => {
    if (mixer || !settings.silent) mixing().set(settings);
  });
  if (useSoundSettings.getState().room > 0 && !useSoundSettings.getState().silent) mixing();
  for (const touch of ['pointerdown', 'keydown']) {
    window.addEventListener(touch, () => mixer?.wake(), { capture: true });
  }

  const hear = (cue: readonly SoundCue[], tunes: Tunes | undefined): void => {
    const { silent, captions, rumble } = useSoundSettings.getState();
    lately = [...lately, ...cue].slice(-MAX_RECENT);
    for (const one of cue) {
      if (captions) addCaption(one);
      if (rumble) rumblePads(one);
      if (silent) continue;
      const stop = mixing().play(one, tunes);
      if (one.at > 0) pending.push({ cards: one.cards, until: performance.now() + one.at, stop });
    }
  };
  /** Cancels the cues of cards redirected in flight. */
  const takeBack = (keys: ReadonlySet<string>): void => {
    const now = performance.now();
    pending = pending.filter(({ cards, until, stop }) => {
      const isBack = cards.length > 0 && cards.every((card) => keys.has(card));
      if (isBack) stop();
      return !isBack && until > now;
    });
  };

  const travel: MixingDesk['travel'] = (travels, to, listening) => {
    // Moves not yet confirmed by the host are silent: sorting one's cards reveals nothing.
    if (listening.viewKey === viewKey) return;
    viewKey = listening.viewKey;
    takeBack(new Set(travels.flatMap(({ key, takesOver }) => [key, takesOver ?? key])));
    hear(travelCues(travels, to, listening), undefined);
  };

  return {
    lately: () => lately,
    travel,
    show(now, listening, tempo) {
      const before = scene;
      scene = now;
      const isSeen = before && before !== now && before.perspective === now.perspective;
      if (isSeen) travel(travelsBetween(before, now, tempo), now, listening);
    },
    sign(signs, scene, tunes) {
      hear(signCues(signs, scene), tunes);
    },
    expect(tunes) {
      if (!useSoundSettings.getState().silent) mixing().prepare(tunes);
    },
    hush() {
      for (const { stop } of pending) stop();
      pending = [];
    },
  };
}
