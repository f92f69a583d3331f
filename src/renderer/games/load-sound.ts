/** How the games sound: fetched by who hears them, no phone's hand needs it. */
import type { GameSound } from './game.ts';

const SOUNDS = import.meta.glob<GameSound>('./*/sound.ts', { import: 'default' });

/** What a game brings to be heard; nothing, if it has no `sound.ts`: then its cards are heard, and no more. */
export async function loadSound(id: string): Promise<GameSound | undefined> {
  return SOUNDS[`./${id}/sound.ts`]?.();
}
