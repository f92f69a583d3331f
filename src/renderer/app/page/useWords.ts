import { useMemo } from 'react';
import { ENGINE_WORDS } from '#shared/engine/words.ts';
import { gameOf } from '#shared/games/index.ts';
import { HOUSE_WORDS } from '#shared/protocol/house-words.ts';
import { HOST_WORDS } from '#shared/protocol/words.ts';
import { say, type Words } from '#shared/words/say.ts';
import { bookOf, tableGameOf } from '../../games/index.ts';
import { useSettings } from '../../session/device/settings.ts';
import { APP_EN } from '../../words/app.ts';
import { apart } from '../../words/isolated.ts';
import type { Spoken } from '../../words/say.ts';

const APP = { en: APP_EN } as const;
type Language = keyof typeof APP;

/** All words in one language: the app's and the engine's, and those of one game and its book. */
function wordsFor(language: Language, game: string | undefined): Words {
  return {
    ...ENGINE_WORDS,
    ...HOST_WORDS,
    ...HOUSE_WORDS,
    ...APP[language],
    ...(game && tableGameOf(game)?.words[language]),
    ...(game && gameOf(game)?.words[language]),
    ...(game && bookOf(game)?.words[language]),
  };
}

/** The app's words in the person's language, with those of a game if one is named, and what was fetched beside them. */
export function useWords(game?: string, fetched?: Fetched): Spoken {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => spoken(language, game, fetched), [language, game, fetched]);
}

type Fetched = { readonly [In in Language]: Words };

/** The same for many games at once. */
export function useWordsOf(): (game?: string) => Spoken {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => {
    const known = new Map<string | undefined, Spoken>();
    return (game) => {
      const words = known.get(game) ?? spoken(language, game);
      known.set(game, words);
      return words;
    };
  }, [language]);
}

function spoken(language: Language, game: string | undefined, fetched?: Fetched): Spoken {
  const words = { ...wordsFor(language, game), ...fetched?.[language] };
  return {
    say: (key, params) => say(words, key, params && apart(params), language),
    has: (key) => Object.hasOwn(words, key),
  };
}
