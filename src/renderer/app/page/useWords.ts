import { useMemo } from 'react';
import { ENGINE_WORDS } from '#shared/engine/words/en/engine.ts';
import { gameOf } from '#shared/games/index.ts';
import { HOST_WORDS } from '#shared/protocol/words/en/host.ts';
import { HOUSE_WORDS } from '#shared/protocol/words/en/house.ts';
import { REFUSED_WORDS } from '#shared/protocol/words/en/refused.ts';
import { translate, type Messages } from '#shared/words/say.ts';
import { codexOf, tableGameOf } from '../../games/index.ts';
import { DESKTOP_MESSAGES } from '../../words/app.ts';
import { isolatedParams } from '../../words/isolated.ts';
import type { Translator } from '../../words/say.ts';

/** All words: the app's and the engine's, and those of one game and its book. */
function wordsFor(game: string | undefined): Messages {
  return {
    ...ENGINE_WORDS,
    ...HOST_WORDS,
    ...REFUSED_WORDS,
    ...HOUSE_WORDS,
    ...DESKTOP_MESSAGES,
    ...(game && tableGameOf(game)?.words),
    ...(game && gameOf(game)?.messages),
    ...(game && codexOf(game)?.words),
  };
}

/** The app's words, with those of a game if one is named, and what was fetched beside them. */
export function useWords(game?: string, fetched?: Messages): Translator {
  return useMemo(() => spoken(game, fetched), [game, fetched]);
}

/** The same for many games at once. */
export function useWordsOf(): (game?: string) => Translator {
  return useMemo(() => {
    const known = new Map<string | undefined, Translator>();
    return (game) => {
      const words = known.get(game) ?? spoken(game);
      known.set(game, words);
      return words;
    };
  }, []);
}

function spoken(game: string | undefined, fetched?: Messages): Translator {
  const words = { ...wordsFor(game), ...fetched };
  return {
    say: (key, params) => translate(words, key, params && isolatedParams(params)),
    has: (key) => Object.hasOwn(words, key),
  };
}
