import { useMemo } from 'react';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import { useShownCards } from '../decks/shown-cards.ts';
import { isolatedParams } from '../i18n/names.ts';
import type { Translator } from '../i18n/say.ts';
import { useGames } from './registry.ts';

/** The page's messages, with a game's if one is named and here, and those loaded beside them. */
export function useWords(game?: string, fetched?: Messages): Translator {
  const { words, games } = useGames();
  return useMemo(
    () => translator({ ...words, ...(game && games[game]?.words), ...fetched }),
    [words, games, game, fetched],
  );
}

/** The same for many games at once. Those with messages loaded beside them are made anew each time. */
export function useWordsOf(): (game?: string, fetched?: Messages) => Translator {
  const { words, games } = useGames();
  return useMemo(() => {
    const known = new Map<string | undefined, Translator>();
    return (game, fetched) => {
      if (fetched) return translator({ ...words, ...(game && games[game]?.words), ...fetched });
      const found = known.get(game) ?? translator({ ...words, ...(game && games[game]?.words) });
      known.set(game, found);
      return found;
    };
  }, [words, games]);
}

function translator(all: Messages): Translator {
  // Whoever shows other cards makes all this anew (chosen-cards.ts).
  const words = useShownCards.getState().wordsOf(all);
  return {
    say: (key, params) => translate(words, key, params && isolatedParams(params)),
    has: (key) => Object.hasOwn(words, key),
  };
}
