/** The catalogue of games: every folder in src/shared/games is one. A new one needs no line here. */
import { GAMES_BY_FOLDER } from '#games';
import type { Game } from '#shared/engine/game.ts';
import type { Rules } from '#shared/engine/rules.ts';

/** By id, the folder's name; in list order. */
export const GAMES: Readonly<Record<string, Game>> = Object.fromEntries(
  Object.entries(GAMES_BY_FOLDER).toSorted(([, one], [, other]) => one.listPosition - other.listPosition),
);

export function gameOf(id: string): Game | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
}

export function rulesOf(id: string): Rules | undefined {
  return gameOf(id)?.rules;
}
