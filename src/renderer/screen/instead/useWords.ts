/** Stands for `app/page/useWords.ts` on the television's page: the words that are said there, and of a game once it is fetched. */
import { useMemo } from 'react';
import { say, type Words } from '#shared/words/say.ts';
import { APP } from '../../words/en/app.ts';
import { SCREEN } from '../../words/en/screen.ts';
import { EVERYWHERE } from '../../words/everywhere.ts';
import { apart } from '../../words/isolated.ts';
import type { Spoken } from '../../words/say.ts';
import { useLibrary } from '../fetched.ts';

const WORDS: Words = {
  ...EVERYWHERE,
  ...APP,
  ...SCREEN,
};

/** With those of a game that nobody has fetched yet as soon as it is there. */
export function useWords(game?: string, fetched?: Words): Spoken {
  const library = useLibrary();
  return useMemo(
    () => spoken({ ...WORDS, ...library.words, ...(game && library.games[game]?.words), ...fetched }),
    [library, game, fetched],
  );
}

export function useWordsOf(): (game?: string) => Spoken {
  const library = useLibrary();
  return useMemo(() => {
    const known = new Map<string | undefined, Spoken>();
    return (game) => {
      const words = known.get(game) ?? spoken({ ...WORDS, ...library.words, ...(game && library.games[game]?.words) });
      known.set(game, words);
      return words;
    };
  }, [library]);
}

function spoken(words: Words): Spoken {
  return {
    say: (key, params) => say(words, key, params && apart(params)),
    has: (key) => Object.hasOwn(words, key),
  };
}
