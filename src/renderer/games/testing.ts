/** Words for the tests of games. */
import { ENGINE_WORDS } from '#shared/engine/words/en/engine.ts';
import { translate, type Messages } from '#shared/words/say.ts';
import { COMMON_MESSAGES } from '../words/everywhere.ts';
import type { Say } from '../words/say.ts';

/** A game's sentences and those it shares with all; throws where there is none. */
export function sayWith(game: Messages): Say {
  const words = { ...ENGINE_WORDS, ...COMMON_MESSAGES, ...game };
  return (key, params) => {
    if (!Object.hasOwn(words, key)) throw new Error(`no words for ${key}`);
    return translate(words, key, params);
  };
}
