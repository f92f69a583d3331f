import { useMemo } from 'react';
import type { Messages } from '#shared/words/say.ts';
import type { WordsOf } from '../../evening/words-of.ts';
import { loadGame } from '../../games/load.ts';
import { loadOptionNames } from '../../games/reading.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import { OWN_EVENING } from '../../words/en/at-evening.ts';
import { ROOM_HOST } from '../../words/en/lead.ts';
import { EVENING_MESSAGES } from '../../words/evening.ts';
import type { Translator } from '../../words/say.ts';
import { wordsWith } from '../page/useSpoken.ts';

const DESK_MESSAGES = { ...ROOM_HOST, ...OWN_EVENING, ...EVENING_MESSAGES };

/** The words of an evening's desk, and of these games; nothing until the games are fetched. */
export function useWordsOf(games: readonly string[]): WordsOf | undefined {
  const { value } = useLoaded(games.length > 0 ? games.join(' ') : undefined, load);
  return useMemo(() => {
    if (!value) return undefined;
    const known = new Map<string | undefined, Translator>();
    return (game) => {
      const words = known.get(game) ?? wordsWith({ ...DESK_MESSAGES, ...(game && value.get(game)) });
      known.set(game, words);
      return words;
    };
  }, [value]);
}

async function load(games: string): Promise<ReadonlyMap<string, Messages>> {
  const loaded = await Promise.all(
    games.split(' ').map(async (id) => [id, { ...(await loadGame(id))?.words, ...(await loadOptionNames(id)) }] as const),
  );
  return new Map(loaded);
}
