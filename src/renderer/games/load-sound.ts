/** Loads the games' sounds, where sound is on. */
import type { GameSound } from './game.ts';

const SOUNDS = import.meta.glob<GameSound>('./*/sound.ts', { import: 'default' });

/** A game's sounds, its own or those of the kit of trick games; without them only its cards are heard. */
export async function loadSound(id: string): Promise<GameSound | undefined> {
  const own = SOUNDS[`./${id}/sound.ts`];
  return own ? own() : (await import('./kit-sound.ts')).kitSound(id);
}
