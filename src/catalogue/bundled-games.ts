/// <reference types="vite/types/importMeta.d.ts" />
/** The games of a bundle: every folder in src/shared/games. From source, the disk is read instead. */
import type { Game } from '#shared/engine/game.ts';

const modules = import.meta.glob<Game>('../shared/games/*/index.ts', { eager: true, import: 'default' });

/** By the name of the folder. */
export const GAMES_BY_FOLDER: Readonly<Record<string, Game>> = Object.fromEntries(
  Object.entries(modules).map(([path, game]) => [path.split('/').at(-2) ?? path, game]),
);
