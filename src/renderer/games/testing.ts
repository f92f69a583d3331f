/** Messages for the tests of games. */
import { ENGINE_MESSAGES } from '#shared/engine/messages/en/engine.ts';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import { COMMON_MESSAGES } from '../i18n/common-messages.ts';
import { PLAYER } from '../i18n/messages/en/common.ts';
import type { Say } from '../i18n/say.ts';

/** A game's messages and the shared ones; throws where there is none. */
export function sayWith(game: Messages): Say {
  const words = { ...ENGINE_MESSAGES, ...COMMON_MESSAGES, ...PLAYER, ...game };
  return (key, params) => {
    if (!Object.hasOwn(words, key)) throw new Error(`no words for ${key}`);
    return translate(words, key, params);
  };
}
