/** What is heard, as data: the mixer plays it, captions name it, pads shake with it, tests read it. */
import type { Bus } from '../../session/device/sound.ts';
import type { Scene } from '../../table/api.ts';
import type { Touch } from '../voices/touch.ts';
import type { Tune } from '../voices/tune.ts';
import type { VoiceName } from '../voices/voices.ts';

/** Tunes of a game: a few notes when something is called, when the viewer's side has won, when it has lost. */
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
  /** The cards that make it, by their keys in the scene; none for what no card does. */
  readonly cards: readonly string[];
}

/** What of a sound matters least for a voice that does not ask for it. */
export const DEFAULT_TOUCH: Touch = { on: 'cloth', force: 0.5, seconds: 0.3, cards: 1 };

/** No sound is quite at one ear. */
const MAX_PAN = 0.8;
/** A table is at least so broad to each side, in centimetres, even if little lies on it. */
const MIN_HALF_WIDTH_CM = 30;

/** How far to the side something at `x` is heard: what lies farthest out on the table is heard farthest out. */
export function panner({ zones }: Scene): (x: number) => number {
  const half = Math.max(MIN_HALF_WIDTH_CM, ...zones.map(({ place }) => Math.abs(place.x)));
  return (x) => Math.max(-MAX_PAN, Math.min(MAX_PAN, (MAX_PAN * x) / half));
}
