/** The games as they lie in their folders: for what runs from source. A bundler finds them by itself. */
import { readdirSync } from 'node:fs';
import type { Game } from '#shared/engine/game.ts';

const FOLDER = new URL('../shared/games/', import.meta.url);

const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());

async function gameIn(folder: string): Promise<Game> {
  const { default: game } = (await import(new URL(`${folder}/index.ts`, FOLDER).href)) as { default: Game };
  return game;
}

/** By the name of the folder; one after the other, since knip's loader shows a module that two load at once half made. */
export const GAMES_BY_FOLDER: Readonly<Record<string, Game>> = await folders.reduce<Promise<Record<string, Game>>>(
  async (before, { name }) => ({ ...(await before), [name]: await gameIn(name) }),
  Promise.resolve({}),
);
