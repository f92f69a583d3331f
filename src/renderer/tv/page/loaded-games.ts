/** Loads games one after another when they are shown, and an evening's messages. */

import { create } from 'zustand';
import type { Messages } from '#shared/i18n/translate.ts';
import type { GameOnTv, Highlights, TableGame } from '../../games/game.ts';
import { loadWithRetry } from '../../lazy/load-with-retry.ts';
import type { Scene } from '../../motion/scene.ts';

/** Everything a game brings for a television. */
export interface LoadedGame {
  readonly game: TableGame;
  readonly tv: GameOnTv;
  readonly highlights: Highlights;
  readonly backdrop: () => Scene;
  readonly words: Messages;
}

interface Library {
  readonly games: Readonly<Record<string, LoadedGame>>;
  /** Messages loaded beside them. */
  readonly words: Messages;
}

export const useLoadedGames = create<Library>()(() => ({ games: {}, words: {} }));

const GAMES = import.meta.glob<TableGame>('../../games/*/index.ts', { import: 'default' });
const SCREENS = import.meta.glob<GameOnTv>('../../games/*/tv.ts', { import: 'default' });
const CLOTHS = import.meta.glob<Highlights>('../../games/*/highlights.ts', { import: 'default' });
const BACKDROPS = import.meta.glob<() => Scene>('../../games/*/backdrop.ts', { import: 'backdrop' });
const WORDS = import.meta.glob<Messages>('../../../shared/games/*/messages/en/game.ts', { import: 'GAME_MESSAGES' });

const asked = new Map<string, Promise<void>>();

/** Loads a game once, if it exists. */
export function loadGame(id: string): Promise<void> {
  const known = asked.get(id) ?? fetched(id);
  asked.set(id, known);
  return known;
}

async function fetched(id: string): Promise<void> {
  const game = GAMES[`../../games/${id}/index.ts`];
  const words = WORDS[`../../../shared/games/${id}/messages/en/game.ts`];
  if (!game || !words) return;
  const [own, tv, highlights, backdrop, said] = await loadWithRetry(() =>
    Promise.all([
      game(),
      SCREENS[`../../games/${id}/tv.ts`]?.() ?? {},
      CLOTHS[`../../games/${id}/highlights.ts`]?.() ?? {},
      BACKDROPS[`../../games/${id}/backdrop.ts`]?.(),
      words(),
    ]),
  );
  const found = {
    game: own,
    tv,
    highlights,
    backdrop: backdrop ?? bareCloth(own),
    words: { ...own.words, ...said },
  };
  useLoadedGames.setState(({ games }) => ({ games: { ...games, [id]: found } }));
}

const bareCloth =
  ({ look }: TableGame) =>
  (): Scene => ({ ...look, seats: 0, zones: [], plates: [] });

/** Adds an evening's messages to the page's. */
export function addMessages(words: Messages): void {
  useLoadedGames.setState((library) => ({ words: { ...library.words, ...words } }));
}
