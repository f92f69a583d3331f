/**
 * Ids of all games in catalogue order, inlined by the build (build/inline-data.ts), since the catalogue would bring
 * their rules.
 */
import { GAMES } from '#catalogue';

export const GAME_IDS: readonly string[] = Object.keys(GAMES);
