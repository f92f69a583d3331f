/** Ids of all games in catalogue order. A build defines them (vite.tv.config.ts): the catalogue would bring all rules. */
declare const CATALOGUE_GAME_IDS: readonly string[];

export const GAME_IDS = CATALOGUE_GAME_IDS;
