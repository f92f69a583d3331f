/** What is asked of a voice. */
import type { NoiseSource } from './samples.ts';

/** What a card comes to lie on: felt, the bare wood of a tray, other cards, or it is held. */
export const SURFACES = ['cloth', 'wood', 'cards', 'hand'] as const;
export type Surface = (typeof SURFACES)[number];

/** How something is touched; a voice uses of it what concerns it. */
export interface Touch {
  readonly on: Surface;
  /** From 0, hardly, to 1, as hard as it is ever done. */
  readonly force: number;
  readonly seconds: number;
  /** How many cards at once. */
  readonly cards: number;
}

/** A sound from nothing but numbers: the same touch, rate and chance give the same samples. */
export type Voice = (touch: Touch, rate: number, chance: NoiseSource) => Float32Array;
