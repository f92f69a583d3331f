/** The words of this page: no catalogue of games behind them, only the game that was fetched. */
import { useMemo } from 'react';
import { MOVE_WORDS } from '#shared/engine/words/en/engine.ts';
import { HOST_WORDS } from '#shared/protocol/words/en/host.ts';
import { translate, type Messages } from '#shared/words/say.ts';
import { COMMON_MESSAGES } from '../../words/everywhere.ts';
import { isolatedParams } from '../../words/isolated.ts';
import type { Translator } from '../../words/say.ts';
import { HAND } from './words/en/hand.ts';

const PAGE: Messages = { ...MOVE_WORDS, ...HOST_WORDS, ...COMMON_MESSAGES, ...HAND };

/** The page's words, with those of a game or of what was fetched, if some are given. */
export function useWords(more?: Messages): Translator {
  return useMemo(() => wordsWith(more), [more]);
}

/** The same for many games at once. */
export function wordsWith(more: Messages | undefined): Translator {
  const words: Messages = { ...PAGE, ...more };
  return {
    say: (key, params) => translate(words, key, params && isolatedParams(params)),
    has: (key) => Object.hasOwn(words, key),
  };
}
