/** Messages shared by all pages. */

import type { Messages } from '#shared/i18n/translate.ts';
import { TABLE_NAMES } from '#shared/protocol/messages/en/host.ts';
import { CHAT, CLAIM, COMMON, FAIR_SHUFFLE, ROOM } from './messages/en/common.ts';

export const COMMON_MESSAGES: Messages = { ...COMMON, ...CLAIM, ...ROOM, ...CHAT, ...FAIR_SHUFFLE, ...TABLE_NAMES };
