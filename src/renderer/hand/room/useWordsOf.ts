import { useMemo } from 'react';
import type { Words } from '#shared/words/say.ts';
import type { WordsOf } from '../../evening/words-of.ts';
import { loadGame } from '../../games/load.ts';
import { loadOptions } from '../../games/reading.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import { AT_EVENING } from '../../words/en/at-evening.ts';
import { LEAD } from '../../words/en/lead.ts';
import { EVENING_PAGES } from '../../words/evening.ts';
import type { Spoken } from '../../words/say.ts';
import { speak } from '../page/useSpoken.ts';

const DESK = { ...LEAD, ...AT_EVENING, ...EVENING_PAGES };

/** The words of an evening's desk, and of these games; nothing until the games are fetched. */
export function useWordsOf(games: readonly string[]): WordsOf | undefined {
  const { value } = useLoaded(games.length > 0 ? games.join(' ') : undefined, load);
  return useMemo(() => {
    if (!value) return undefined;
    const known = new Map<string | undefined, Spoken>();
    return (game) => {
      const words = known.get(game) ?? speak({ ...DESK, ...(game && value.get(game)) });
      known.set(game, words);
      return words;
    };
  }, [value]);
}

async function load(games: string): Promise<ReadonlyMap<string, Words>> {
  const loaded = await Promise.all(
    games.split(' ').map(async (id) => [id, { ...(await loadGame(id))?.words, ...(await loadOptions(id)) }] as const),
  );
  return new Map(loaded);
}
