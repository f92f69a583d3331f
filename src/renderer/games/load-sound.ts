/** Loads the games' sounds, where sound is on. */
import type { TrickBasics } from '#shared/tricks/definition.ts';
import type { GameSound } from './game.ts';

const SOUNDS = import.meta.glob<GameSound>('./*/sound.ts', { import: 'default' });
const TRICK_GAMES = import.meta.glob<TrickBasics | undefined>('../../shared/games/*/cards.ts', { import: 'BASICS' });

/** A game's sounds, its own or those of the kit of trick games; without them only its cards are heard. */
export async function loadSound(id: string): Promise<GameSound | undefined> {
  const own = SOUNDS[`./${id}/sound.ts`];
  if (own) return own();
  const basics = await TRICK_GAMES[`../../shared/games/${id}/cards.ts`]?.();
  return basics && (await import('../tricks/sound.ts')).trickSound(basics);
}
