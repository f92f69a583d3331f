/** Cues as data: the mixer plays them, captions name them, pads vibrate with them, tests read them. */
import type { Bus } from '../../client/device/sound-settings.ts';
import type { Scene } from '../../motion/scene.ts';
import type { Tune } from '../voices/tune.ts';
import type { Touch } from '../voices/voice.ts';
import type { VoiceName } from '../voices/voices.ts';

// Sounds not made by cards: a pass, a plate, a tune. Panned by seat.

/** A game's sound at a public moment. */
export interface Sign {
  readonly sound: 'knock' | 'slip' | 'brass' | 'crack' | 'breath' | TuneName;
  /** Its seat; absent: the middle. */
  readonly seat?: number;
  /** Milliseconds after the beat's start. */
  readonly after?: number;
  /** From 0 to 1. */
  readonly force?: number;
}

const SIGN_SECONDS = { slip: 0.34, breath: 1.1 } as const;

export function signCues(signs: readonly Sign[], scene: Scene): SoundCue[] {
  return signs.map(({ sound, seat, after = 0, force = 0.8 }) => ({
    sound,
    bus: 'signs',
    touch: {
      ...DEFAULT_TOUCH,
      force,
      seconds: sound === 'slip' || sound === 'breath' ? SIGN_SECONDS[sound] : DEFAULT_TOUCH.seconds,
    },
    at: after,
    pan: seat === undefined ? 0 : panOfSeat(seat, scene),
    gain: 1,
    cards: [],
  }));
}

/** The stereo position of a seat's cards; the viewer's are in the middle. */
export function panOfSeat(seat: number, scene: Scene): number {
  const { plates, zones, tv: isTv } = scene;
  const isOwn = !isTv && plates.some((plate) => plate.seat === seat && plate.place === 0);
  const own = zones.filter(({ owner }) => owner === seat);
  if (isOwn || own.length === 0) return 0;
  const middle = own.reduce((sum, { place }) => sum + place.x, 0) / own.length;
  return panner(scene)(middle);
}

/** The seat on turn, if it is a single one: with several, nobody is called. */
export function turnOf({ plates }: Scene): number | undefined {
  const [plate, ...others] = plates.filter(({ onTurn: lit }) => lit);
  return others.length === 0 ? plate?.seat : undefined;
}

/**
 * Sounds the plate of the seat on turn: the viewer's, and on a television any person's in the room. Bots need no call.
 */
export function turnSigns(seat: number, { plates, tv: isTv }: Scene, own: number | undefined): Sign[] {
  const isPerson = plates.some((plate) => plate.seat === seat && plate.kind === 'person');
  const isHere = own === undefined ? isTv === true && isPerson : seat === own;
  return isHere ? [{ sound: 'brass', seat, force: 0.45 }] : [];
}

/** A game's tunes: a few notes for a call, for a win of the viewer's side, for a loss. */
export const TUNE_NAMES = ['call', 'won', 'lost'] as const;
export type TuneName = (typeof TUNE_NAMES)[number];
export type Tunes = Readonly<Record<TuneName, Tune>>;

export interface SoundCue {
  readonly sound: VoiceName | TuneName;
  readonly bus: Bus;
  readonly touch: Touch;
  /** Milliseconds from now. */
  readonly at: number;
  /** From the left (−1) to the right (1). */
  readonly pan: number;
  /** 1 is as designed. */
  readonly gain: number;
  /** The keys of the cards that make it; empty for other sounds. */
  readonly cards: readonly string[];
}

/** Defaults for touch parameters a voice does not use. */
export const DEFAULT_TOUCH: Touch = { on: 'cloth', force: 0.5, seconds: 0.3, cards: 1 };

/** Maximum pan, since no sound is entirely in one ear. */
const MAX_PAN = 0.8;
/** Minimum half width of a table, in centimetres. */
const MIN_HALF_WIDTH_CM = 30;

/** Stereo position of `x`: the outermost things are panned outermost. */
export function panner({ zones }: Scene): (x: number) => number {
  const half = Math.max(MIN_HALF_WIDTH_CM, ...zones.map(({ place }) => Math.abs(place.x)));
  return (x) => Math.max(-MAX_PAN, Math.min(MAX_PAN, (MAX_PAN * x) / half));
}
