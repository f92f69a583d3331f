/** What home shows of the games: their covers and names, and a few cards on the cloth. The rest of them: `index.ts`. */
import type { ComponentType } from 'react';
import type { Messages } from '#shared/i18n/translate.ts';
import type { Scene, TableTheme } from '../motion/scene.ts';
import { type GameParts, useGames } from './registry.ts';

const LOOKS = byGame(import.meta.glob<TableTheme>('./*/look.ts', { eager: true, import: 'LOOK' }));
const EMBLEMS = byGame(import.meta.glob<ComponentType>('./*/Emblem.tsx', { eager: true, import: 'Emblem' }));
const BACKDROPS = byGame(import.meta.glob<() => Scene>('./*/backdrop.ts', { eager: true, import: 'backdrop' }));
const WORDS = byGame(
  import.meta.glob<Messages>('../../shared/games/*/messages/en/game.ts', { eager: true, import: 'GAME_MESSAGES' }),
);

/** Keyed by the folder's name, which follows `games/` or `./`. */
function byGame<T>(modules: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(
    Object.entries(modules).map(([path, one]) => [path.replace(/^.*games\/|^\.\//, '').replace(/\/.*/, ''), one]),
  );
}

export interface Cover {
  readonly look: TableTheme;
  readonly Emblem: ComponentType;
}

/** A game's cover; undefined for a game without a table here. */
export function coverOf(id: string): Cover | undefined {
  const look = LOOKS.get(id);
  const Emblem = EMBLEMS.get(id);
  return look && Emblem && { look, Emblem };
}

/** Puts into the page's registry what home needs of these games, and the page's messages. */
export function provideCovers(ids: readonly string[], words: Messages): void {
  const games = ids.map((id): [string, Partial<GameParts>] => [
    id,
    { backdrop: BACKDROPS.get(id), words: WORDS.get(id) ?? {} },
  ]);
  useGames.setState({ ids: ids.filter(coverOf), games: Object.fromEntries(games), words });
}
