/** All games at once, every folder beside this file: for the desktop. */
import { GAMES, gameOf } from '#catalogue';
import { ENGINE_MESSAGES } from '#shared/engine/messages/en/engine.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import { DESKTOP_ONLY_MESSAGES } from '#shared/protocol/messages/en/desktop-only.ts';
import { HOST_MESSAGES } from '#shared/protocol/messages/en/host.ts';
import { RARE_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/rare-refusals.ts';
import { DESKTOP_MESSAGES } from '../i18n/desktop-messages.ts';
import type { Scene } from '../motion/scene.ts';
import { partsFromKit } from './from-kit.ts';
import type { GameOnDesktop, GameOnTv, Highlights, TableGame } from './game.ts';
import { type GameParts, useGames } from './registry.ts';

const GAMES_HERE = byGame(import.meta.glob<TableGame>('./*/index.ts', { eager: true, import: 'default' }));
const ON_DESKTOP = byGame(import.meta.glob<GameOnDesktop>('./*/desktop.ts', { eager: true, import: 'default' }));
const CODEX_WORDS = byGame(
  import.meta.glob<Messages>('./*/messages/en/book.ts', { eager: true, import: 'CODEX_MESSAGES' }),
);
const BACKDROPS = byGame(import.meta.glob<() => Scene>('./*/backdrop.ts', { eager: true, import: 'backdrop' }));
const HIGHLIGHTS = byGame(import.meta.glob<Highlights>('./*/highlights.ts', { eager: true, import: 'default' }));
const TELEVISIONS = byGame(import.meta.glob<GameOnTv>('./*/tv.ts', { eager: true, import: 'default' }));

/** Keyed by folder name. */
function byGame<T>(modules: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(modules).map(([path, one]) => [path.split('/')[1] ?? path, one]));
}

const TABLE_GAMES = new Map([...GAMES_HERE].map(([id, game]) => [id, { ...game, ...ON_DESKTOP.get(id) }]));

/** The catalogue's games with a table here, in its order. */
export const TABLE_GAME_IDS: readonly string[] = Object.keys(GAMES).filter((id) => TABLE_GAMES.has(id));

/** Those of them with a codex. */
export const CODEX_GAME_IDS: readonly string[] = TABLE_GAME_IDS.filter((id) => CODEX_WORDS.has(id));

export function tableGameOf(id: string): TableGame | undefined {
  return TABLE_GAMES.get(id);
}

/** All there is of a game with a table here: from its own files, or from the kit. */
export function partsOf(id: string): GameParts | undefined {
  const game = tableGameOf(id);
  if (!game) return undefined;
  return {
    game,
    highlights: HIGHLIGHTS.get(id) ?? {},
    tv: TELEVISIONS.get(id) ?? {},
    backdrop: BACKDROPS.get(id),
    ...partsFromKit(game),
    words: { ...game.words, ...gameOf(id)?.messages, ...CODEX_WORDS.get(id) },
  };
}

/** Puts all games and all messages of the app into the page's registry. */
export function provideAllGames(): void {
  const parts = TABLE_GAME_IDS.flatMap((id): [string, GameParts][] => {
    const own = partsOf(id);
    return own ? [[id, own]] : [];
  });
  useGames.setState({
    ids: TABLE_GAME_IDS,
    games: Object.fromEntries(parts),
    words: {
      ...ENGINE_MESSAGES,
      ...HOST_MESSAGES,
      ...RARE_REFUSAL_MESSAGES,
      ...DESKTOP_ONLY_MESSAGES,
      ...DESKTOP_MESSAGES,
    },
  });
}
