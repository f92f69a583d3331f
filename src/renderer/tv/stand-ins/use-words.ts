/** Replaces `games/use-words.ts` on the television's page: its own messages, and a game's once it is loaded. */
import { useMemo } from 'react';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import { COMMON_MESSAGES } from '../../i18n/common-messages.ts';
import { DESKTOP } from '../../i18n/messages/en/desktop.ts';
import { TV } from '../../i18n/messages/en/tv.ts';
import { isolatedParams } from '../../i18n/names.ts';
import type { Translator } from '../../i18n/say.ts';
import { useLoadedGames } from '../page/loaded-games.ts';

const WORDS: Messages = {
  ...COMMON_MESSAGES,
  ...DESKTOP,
  ...TV,
};

/** Includes the messages of a game not loaded yet as soon as it is there. */
export function useWords(game?: string, fetched?: Messages): Translator {
  const library = useLoadedGames();
  return useMemo(
    () => spoken({ ...WORDS, ...library.words, ...(game && library.games[game]?.words), ...fetched }),
    [library, game, fetched],
  );
}

export function useWordsOf(): (game?: string) => Translator {
  const library = useLoadedGames();
  return useMemo(() => {
    const known = new Map<string | undefined, Translator>();
    return (game) => {
      const words = known.get(game) ?? spoken({ ...WORDS, ...library.words, ...(game && library.games[game]?.words) });
      known.set(game, words);
      return words;
    };
  }, [library]);
}

function spoken(words: Messages): Translator {
  return {
    say: (key, params) => translate(words, key, params && isolatedParams(params)),
    has: (key) => Object.hasOwn(words, key),
  };
}
