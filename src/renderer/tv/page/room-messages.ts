/** Messages that load with the room, since a match's first picture needs none of them. */
import { translate as inWords } from '#shared/i18n/translate.ts';
import { TV_ROOM } from '../../i18n/messages/en/tv-room.ts';
import { isolatedParams } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';

export const sayRoomMessage: Say = (key, params) => inWords(TV_ROOM, key, params && isolatedParams(params));
