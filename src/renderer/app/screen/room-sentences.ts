/** Sentences that come with what says them: a match's first picture does without. */
import { translate as inWords } from '#shared/words/say.ts';
import { TV_ROOM } from '../../words/en/screen-room.ts';
import { isolatedParams } from '../../words/isolated.ts';
import type { Say } from '../../words/say.ts';

export const sayRoomMessage: Say = (key, params) => inWords(TV_ROOM, key, params && isolatedParams(params));
