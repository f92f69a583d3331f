/** The games as they lie in their folders: for what runs from source. A bundler finds them by itself. */
import { readdirSync } from 'node:fs';
import type { Game } from '#shared/engine/game.ts';

const FOLDER = new URL('../shared/games/', import.meta.url);

const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());

async function gameIn(folder: string): Promise<[string, Game]> {
  const { default: game } = (await import(new URL(`${folder}/index.ts`, FOLDER).href)) as { default: Game };
  return [folder, game];
}

/** By the name of the folder. */
export const GAMES_BY_FOLDER: Readonly<Record<string, Game>> = Object.fromEntries(
  await Promise.all(folders.map(({ name }) => gameIn(name))),
);
