/** What the television's page fetches when it is to be shown: one game after the other, and what an evening has to say. */

import { create } from 'zustand';
import type { Words } from '#shared/words/say.ts';
import { surely } from '../fetch/surely.ts';
import type { OnCloth, OnScreen, TableGame } from '../games/game.ts';
import type { Scene } from '../table/api.ts';

/** All that a game brings for a television. */
export interface Fetched {
  readonly game: TableGame;
  readonly onScreen: OnScreen;
  readonly onCloth: OnCloth;
  readonly backdrop: () => Scene;
  readonly words: Words;
}

interface Library {
  readonly games: Readonly<Record<string, Fetched>>;
  /** What was fetched beside them says. */
  readonly words: Words;
}

export const useLibrary = create<Library>()(() => ({ games: {}, words: {} }));

const GAMES = import.meta.glob<TableGame>('../games/*/index.ts', { import: 'default' });
const SCREENS = import.meta.glob<OnScreen>('../games/*/screen.ts', { import: 'default' });
const CLOTHS = import.meta.glob<OnCloth>('../games/*/moments.ts', { import: 'default' });
const BACKDROPS = import.meta.glob<() => Scene>('../games/*/backdrop.ts', { import: 'backdrop' });
const WORDS = import.meta.glob<Words>('../../shared/games/*/words/en/game.ts', { import: 'GAME_WORDS' });

const asked = new Map<string, Promise<void>>();

/** Once; until it is there, where there is such a game. */
export function fetchGame(id: string): Promise<void> {
  const known = asked.get(id) ?? fetched(id);
  asked.set(id, known);
  return known;
}

async function fetched(id: string): Promise<void> {
  const game = GAMES[`../games/${id}/index.ts`];
  const words = WORDS[`../../shared/games/${id}/words/en/game.ts`];
  if (!game || !words) return;
  const [own, onScreen, onCloth, backdrop, said] = await surely(() =>
    Promise.all([
      game(),
      SCREENS[`../games/${id}/screen.ts`]?.() ?? {},
      CLOTHS[`../games/${id}/moments.ts`]?.() ?? {},
      BACKDROPS[`../games/${id}/backdrop.ts`]?.(),
      words(),
    ]),
  );
  const found = {
    game: own,
    onScreen,
    onCloth,
    backdrop: backdrop ?? bareCloth(own),
    words: { ...own.words, ...said },
  };
  useLibrary.setState(({ games }) => ({ games: { ...games, [id]: found } }));
}

const bareCloth =
  ({ look }: TableGame) =>
  (): Scene => ({ ...look, seats: 0, zones: [], plates: [] });

/** What an evening's pages say, with these pages. */
export function addWords(words: Words): void {
  useLibrary.setState((library) => ({ words: { ...library.words, ...words } }));
}
