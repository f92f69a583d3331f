/** Sentences that come with what says them: a match's first picture does without. */
import { say as inWords } from '#shared/words/say.ts';
import { SCREEN_ROOM } from '../../words/en/screen-room.ts';
import { apart } from '../../words/isolated.ts';
import type { Say } from '../../words/say.ts';

export const sayOfRoom: Say = (key, params) => inWords(SCREEN_ROOM, key, params && apart(params));
