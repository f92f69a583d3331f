/** The words of this page: no catalogue of games behind them, only the game that was fetched. */
import { useMemo } from 'react';
import { MOVE_WORDS } from '#shared/engine/words/en/engine.ts';
import { HOST_WORDS } from '#shared/protocol/words/en/host.ts';
import { say, type Words } from '#shared/words/say.ts';
import { EVERYWHERE } from '../../words/everywhere.ts';
import { apart } from '../../words/isolated.ts';
import type { Spoken } from '../../words/say.ts';
import { HAND } from './words/en/hand.ts';

const PAGE: Words = { ...MOVE_WORDS, ...HOST_WORDS, ...EVERYWHERE, ...HAND };

/** The page's words, with those of a game or of what was fetched, if some are given. */
export function useSpoken(more?: Words): Spoken {
  return useMemo(() => speak(more), [more]);
}

/** The same for many games at once. */
export function speak(more: Words | undefined): Spoken {
  const words: Words = { ...PAGE, ...more };
  return {
    say: (key, params) => say(words, key, params && apart(params)),
    has: (key) => Object.hasOwn(words, key),
  };
}
