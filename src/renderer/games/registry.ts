/** What the page has of the games: its entry provides it, at once or as it loads, and shared components read it here. */

import type { Messages } from '#shared/i18n/translate.ts';
import type { Scene } from '../motion/scene.ts';
import { create } from '../stores/create.ts';
import type { GameOnTv, Highlights, ShownGame } from './game.ts';

/** A game on this page. */
export interface GameParts {
  readonly game: ShownGame;
  readonly highlights: Highlights;
  readonly tv: GameOnTv;
  /** The table before a match: the cloth and a few cards. */
  readonly backdrop: (() => Scene) | undefined;
  readonly words: Messages;
}

interface Registry {
  /** All games there are, in catalogue order. */
  readonly ids: readonly string[];
  /** What is here of each. */
  readonly games: Readonly<Record<string, Partial<GameParts>>>;
  /** The page's own messages. */
  readonly words: Messages;
}

export const useGames = create<Registry>(() => ({ ids: [], games: {}, words: {} }));

/** Adds messages to the page's. */
export function addMessages(words: Messages): void {
  useGames.setState((registry) => ({ words: { ...registry.words, ...words } }));
}

/** What is here of a game. */
export function gameParts(id: string | undefined): Partial<GameParts> {
  return (id !== undefined && useGames.getState().games[id]) || {};
}
