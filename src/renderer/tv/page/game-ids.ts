/** The games of the catalogue, in its order: told by the build (build/inline-data.ts), since the catalogue brings their rules. */
import { GAMES } from '#shared/games/index.ts';

export const GAME_IDS: readonly string[] = Object.keys(GAMES);
