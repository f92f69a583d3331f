/** The sounds of the kit of trick games, apart from `load-sound.ts`: only games without sounds of their own load them. */
import type { TrickBasics } from '#shared/tricks/definition.ts';
import { trickSound } from '../tricks/sound.ts';
import type { GameSound } from './game.ts';

const TRICK_GAMES = import.meta.glob<TrickBasics | undefined>('../../shared/games/*/cards.ts', { import: 'BASICS' });

/** Undefined for a game that is none of the kit's. */
export async function kitSound(id: string): Promise<GameSound | undefined> {
  const basics = await TRICK_GAMES[`../../shared/games/${id}/cards.ts`]?.();
  return basics && trickSound(basics);
}
