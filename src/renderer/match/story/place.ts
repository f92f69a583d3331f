/** Where a chapter of an evening was played: the game, the round and the table. */

import { translate } from '#shared/i18n/translate.ts';
import type { EveningChapter } from '#shared/protocol/story.ts';
import { STORY } from '../../i18n/messages/en/story.ts';
import type { Say } from '../../i18n/say.ts';

/** `say`: with the words of its game. */
export function placeOf({ place }: Pick<EveningChapter, 'place'>, say: Say): string {
  const game = say('game.name');
  return place ? translate(STORY, 'story.place', { game, ...place }) : game;
}
