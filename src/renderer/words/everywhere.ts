/** What the app and the phone both say. */

import { TABLE_NAMES } from '#shared/protocol/words/en/host.ts';
import type { Messages } from '#shared/words/say.ts';
import { CLAIM } from './en/claim.ts';
import { COMMON } from './en/common.ts';
import { ROOM } from './en/room.ts';
import { FAIR_SHUFFLE } from './en/seal.ts';
import { CHAT } from './en/talk.ts';

export const COMMON_MESSAGES: Messages = { ...COMMON, ...CLAIM, ...ROOM, ...CHAT, ...FAIR_SHUFFLE, ...TABLE_NAMES };
