/** The words of this page: no catalogue of games behind them, only the game that was fetched. */
import { useCallback, useMemo } from 'react';
import { MOVE_WORDS } from '#shared/engine/words.ts';
import { HOST_WORDS } from '#shared/protocol/words.ts';
import { say, type Words } from '#shared/words/say.ts';
import { useSettings } from '../../session/device/settings.ts';
import { EN } from '../../words/en.ts';
import { apart } from '../../words/isolated.ts';
import type { Spoken } from '../../words/say.ts';
import { HAND } from './words.ts';

const PAGE = { en: { ...MOVE_WORDS, ...HOST_WORDS, ...EN, ...HAND } } as const;

type More = { readonly en: Words } | undefined;

/** The page's words, with those of a game if one is given. */
export function useSpoken(game?: More): Spoken {
  const speak = useSpeak();
  return useMemo(() => speak(game), [speak, game]);
}

/** The same for many games at once. */
export function useSpeak(): (more: More) => Spoken {
  const language = useSettings((settings) => settings.language);
  return useCallback(
    (more) => {
      const words: Words = { ...PAGE[language], ...more?.[language] };
      return {
        say: (key, params) => say(words, key, params && apart(params), language),
        has: (key) => Object.hasOwn(words, key),
      };
    },
    [language],
  );
}
