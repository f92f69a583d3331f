import { useMemo } from 'react';
import { ENGINE_WORDS } from '#shared/engine/words/en/engine.ts';
import { gameOf } from '#shared/games/index.ts';
import { HOST_WORDS } from '#shared/protocol/words/en/host.ts';
import { HOUSE_WORDS } from '#shared/protocol/words/en/house.ts';
import { REFUSED_WORDS } from '#shared/protocol/words/en/refused.ts';
import { say, type Words } from '#shared/words/say.ts';
import { bookOf, tableGameOf } from '../../games/index.ts';
import { APP_WORDS } from '../../words/app.ts';
import { apart } from '../../words/isolated.ts';
import type { Spoken } from '../../words/say.ts';

/** All words: the app's and the engine's, and those of one game and its book. */
function wordsFor(game: string | undefined): Words {
  return {
    ...ENGINE_WORDS,
    ...HOST_WORDS,
    ...REFUSED_WORDS,
    ...HOUSE_WORDS,
    ...APP_WORDS,
    ...(game && tableGameOf(game)?.words),
    ...(game && gameOf(game)?.words),
    ...(game && bookOf(game)?.words),
  };
}

/** The app's words, with those of a game if one is named, and what was fetched beside them. */
export function useWords(game?: string, fetched?: Words): Spoken {
  return useMemo(() => spoken(game, fetched), [game, fetched]);
}

/** The same for many games at once. */
export function useWordsOf(): (game?: string) => Spoken {
  return useMemo(() => {
    const known = new Map<string | undefined, Spoken>();
    return (game) => {
      const words = known.get(game) ?? spoken(game);
      known.set(game, words);
      return words;
    };
  }, []);
}

function spoken(game: string | undefined, fetched?: Words): Spoken {
  const words = { ...wordsFor(game), ...fetched };
  return {
    say: (key, params) => say(words, key, params && apart(params)),
    has: (key) => Object.hasOwn(words, key),
  };
}
