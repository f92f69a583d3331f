/** Loads the games' sounds, where sound is on. */
import type { GameSound } from './game.ts';

const SOUNDS = import.meta.glob<GameSound>('./*/sound.ts', { import: 'default' });

/** A game's sounds; without a `sound.ts` only its cards are heard. */
export async function loadSound(id: string): Promise<GameSound | undefined> {
  return SOUNDS[`./${id}/sound.ts`]?.();
}
