/** Loads the games' sounds, where sound is on. */
import type { GameOnTable, GameSound } from './game.ts';

const SOUNDS = import.meta.glob<GameSound>('./*/sound.ts', { import: 'default' });
const TABLES = import.meta.glob<GameOnTable>('./*/table.ts', { import: 'default' });

/** A game's sounds, its own or those of the kit of trick games; without them only its cards are heard. */
export async function loadSound(id: string): Promise<GameSound | undefined> {
  const own = SOUNDS[`./${id}/sound.ts`];
  if (own) return own();
  const table = await TABLES[`./${id}/table.ts`]?.();
  return table?.tricks && (await import('../tricks/sound.ts')).trickSound(table.tricks);
}
