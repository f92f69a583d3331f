/** Loads a game into the page's registry. */
import type { Messages } from '#shared/i18n/translate.ts';
import type { GameOnTv, Highlights, TableGame } from '../../games/game.ts';
import { useGames } from '../../games/registry.ts';
import { loadWithRetry } from '../../lazy/load-with-retry.ts';
import type { Scene } from '../../motion/scene.ts';

const GAMES = import.meta.glob<TableGame>('../../games/*/index.ts', { import: 'default' });
const TELEVISIONS = import.meta.glob<GameOnTv>('../../games/*/tv.ts', { import: 'default' });
const HIGHLIGHTS = import.meta.glob<Highlights>('../../games/*/highlights.ts', { import: 'default' });
const BACKDROPS = import.meta.glob<() => Scene>('../../games/*/backdrop.ts', { import: 'backdrop' });
const WORDS = import.meta.glob<Messages>('../../../shared/games/*/messages/en/game.ts', { import: 'GAME_MESSAGES' });

const asked = new Map<string, Promise<void>>();

/** Loads a game once, if it exists. */
export function loadGame(id: string): Promise<void> {
  const known = asked.get(id) ?? load(id);
  asked.set(id, known);
  return known;
}

async function load(id: string): Promise<void> {
  const loadTable = GAMES[`../../games/${id}/index.ts`];
  const loadWords = WORDS[`../../../shared/games/${id}/messages/en/game.ts`];
  if (!loadTable || !loadWords) return;
  const [game, tv, highlights, backdrop, said] = await loadWithRetry(() =>
    Promise.all([
      loadTable(),
      TELEVISIONS[`../../games/${id}/tv.ts`]?.() ?? {},
      HIGHLIGHTS[`../../games/${id}/highlights.ts`]?.() ?? {},
      BACKDROPS[`../../games/${id}/backdrop.ts`]?.(),
      loadWords(),
    ]),
  );
  const parts = { game, tv, highlights, backdrop: backdrop ?? bareCloth(game), words: { ...game.words, ...said } };
  useGames.setState(({ games }) => ({ games: { ...games, [id]: parts } }));
}

const bareCloth =
  ({ look }: TableGame) =>
  (): Scene => ({ ...look, seats: 0, zones: [], plates: [] });
