/** The page's messages without a games catalogue: only the loaded game's are added. */
import { useMemo } from 'react';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import { HOST_MESSAGES } from '#shared/protocol/messages/en/host.ts';
import { useShownCards } from '../../decks/shown-cards.ts';
import { COMMON_MESSAGES } from '../../i18n/common-messages.ts';
import { PLAYER } from '../../i18n/messages/en/common.ts';
import { isolatedParams } from '../../i18n/names.ts';
import type { Translator } from '../../i18n/say.ts';
import { PHONE } from './messages/en/hand.ts';

const PAGE: Messages = { ...HOST_MESSAGES, ...COMMON_MESSAGES, ...PLAYER, ...PHONE };

/** The page's messages, with those of a game or of a loaded part. */
export function useWords(more?: Messages): Translator {
  const { wordsOf } = useShownCards();
  return useMemo(() => wordsWith(wordsOf({ ...PAGE, ...more })), [more, wordsOf]);
}

/** The same for many games at once. */
export function wordsWith(more: Messages | undefined): Translator {
  const words: Messages = { ...PAGE, ...more };
  return {
    say: (key, params) => translate(words, key, params && isolatedParams(params)),
    has: (key) => Object.hasOwn(words, key),
  };
}
