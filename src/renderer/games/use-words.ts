import { useMemo } from 'react';
import { gameOf } from '#catalogue';
import { ENGINE_MESSAGES } from '#shared/engine/messages/en/engine.ts';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import { DESKTOP_ONLY_MESSAGES } from '#shared/protocol/messages/en/desktop-only.ts';
import { HOST_MESSAGES } from '#shared/protocol/messages/en/host.ts';
import { RARE_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/rare-refusals.ts';
import { DESKTOP_MESSAGES } from '../i18n/desktop-messages.ts';
import { isolatedParams } from '../i18n/names.ts';
import type { Translator } from '../i18n/say.ts';
import { codexOf, tableGameOf } from './index.ts';

/** All messages: the app's and the engine's, and those of one game and its codex. */
function wordsFor(game: string | undefined): Messages {
  return {
    ...ENGINE_MESSAGES,
    ...HOST_MESSAGES,
    ...RARE_REFUSAL_MESSAGES,
    ...DESKTOP_ONLY_MESSAGES,
    ...DESKTOP_MESSAGES,
    ...(game && tableGameOf(game)?.words),
    ...(game && gameOf(game)?.messages),
    ...(game && codexOf(game)?.words),
  };
}

/** The app's messages, with a game's if one is named, and those loaded beside them. */
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
