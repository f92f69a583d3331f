/** Loads a game into the page's registry. */

import type { ComponentType } from 'react';
import type { Messages } from '#shared/i18n/translate.ts';
import type { GameOnTable, GameOnTv, Highlights, SheetProps } from '../../games/game.ts';
import { useGames } from '../../games/registry.ts';
import { lazyPart } from '../../lazy/lazy-part.tsx';
import { loadWithRetry } from '../../lazy/load-with-retry.ts';
import type { Scene } from '../../motion/scene.ts';

const TABLES = import.meta.glob<GameOnTable>('../../games/*/table.ts', { import: 'default' });
const SHEETS = import.meta.glob<ComponentType<SheetProps>>('../../games/*/ScoreSheet.tsx', { import: 'ScoreSheet' });
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
  const loadTable = TABLES[`../../games/${id}/table.ts`];
  const loadWords = WORDS[`../../../shared/games/${id}/messages/en/game.ts`];
  const loadSheet = SHEETS[`../../games/${id}/ScoreSheet.tsx`];
  if (!loadTable || !loadSheet || !loadWords) return;
  const [table, tv, highlights, backdrop, said] = await loadWithRetry(() =>
    Promise.all([
      loadTable(),
      TELEVISIONS[`../../games/${id}/tv.ts`]?.() ?? {},
      HIGHLIGHTS[`../../games/${id}/highlights.ts`]?.() ?? {},
      BACKDROPS[`../../games/${id}/backdrop.ts`]?.(),
      loadWords(),
    ]),
  );
  const fromKit = table.tricks && (await loadWithRetry(() => import('../../games/from-kit.ts'))).partsFromKit(table);
  const parts = {
    game: { ...table, ScoreSheet: lazyPart(loadSheet) },
    tv,
    highlights,
    backdrop: backdrop ?? bareCloth(table),
    words: { ...table.words, ...said },
    ...fromKit,
  };
  useGames.setState(({ games }) => ({ games: { ...games, [id]: parts } }));
}

const bareCloth =
  ({ look }: GameOnTable) =>
  (): Scene => ({ ...look, seats: 0, zones: [], plates: [] });
