/** What the app and the phone both say. */

import { TABLE_NAMES } from '#shared/protocol/words/en/host.ts';
import type { Words } from '#shared/words/say.ts';
import { CLAIM } from './en/claim.ts';
import { COMMON } from './en/common.ts';
import { ROOM } from './en/room.ts';
import { SEAL } from './en/seal.ts';
import { TALK } from './en/talk.ts';

export const EVERYWHERE: Words = { ...COMMON, ...CLAIM, ...ROOM, ...TALK, ...SEAL, ...TABLE_NAMES };
