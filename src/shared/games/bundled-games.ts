/// <reference types="vite/types/importMeta.d.ts" />
/** The bundled games: every folder beside this file. From source, the disk is read instead. */
import type { Game } from '../engine/game.ts';

const modules = import.meta.glob<Game>('./*/index.ts', { eager: true, import: 'default' });

/** By the name of the folder. */
export const GAMES_BY_FOLDER: Readonly<Record<string, Game>> = Object.fromEntries(
  Object.entries(modules).map(([path, game]) => [path.split('/')[1] ?? path, game]),
);
