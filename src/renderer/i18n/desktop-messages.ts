/** All messages of the desktop's pages; a game's messages come with the game. */
import { BET_MESSAGES } from '#shared/evening/messages/en/bets.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import { DEAL_CODE_MESSAGES } from '#shared/protocol/messages/en/desktop-only.ts';
import { HINT_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/hint.ts';
import { COMMON_MESSAGES } from './common-messages.ts';
import { EVENING_MESSAGES } from './evening-messages.ts';
import { HINTS, WHY_REFUSED } from './messages/en/advice.ts';
import { BETS, BETTING } from './messages/en/bets.ts';
import { PLAYER } from './messages/en/common.ts';
import { DAILY, OWN_FILE } from './messages/en/daily.ts';
import { DESKTOP, DESKTOP_APP } from './messages/en/desktop.ts';
import { FAIR_SHUFFLE_SHEET } from './messages/en/fair-shuffle-sheet.ts';
import { GAMEPADS, INPUT_HELP, SHARED_WINDOW, SOUND } from './messages/en/help-and-settings.ts';
import { HOME } from './messages/en/home.ts';
import { HOST_ADMIN } from './messages/en/host-admin.ts';
import { JOINING } from './messages/en/joining.ts';
import { LEARN, LESSON } from './messages/en/learning.ts';
import { CLAIM_AFTER, HAND_ORDER } from './messages/en/menu.ts';
import { BOT_QUICK_CHAT, SCORE_ANIMATION } from './messages/en/over-the-table.ts';
import { OWN_EVENING, OWN_EVENING_SHOWN } from './messages/en/own-evening.ts';
import { DEALS, INFERENCE, MATCH_REVIEW, RECORDS, STATISTICS, WHY_MOVE } from './messages/en/records.ts';
import { ROOM_HOST } from './messages/en/room-host.ts';
import { SETTINGS_PAGE } from './messages/en/settings.ts';
import { TABLE_SETTINGS } from './messages/en/table-settings.ts';
import { TV } from './messages/en/tv.ts';
import { TV_EVENING } from './messages/en/tv-evening.ts';

export const DESKTOP_MESSAGES: Messages = {
  ...COMMON_MESSAGES,
  ...PLAYER,
  ...DESKTOP,
  ...HOME,
  ...LEARN,
  ...LESSON,
  ...DAILY,
  ...OWN_FILE,
  ...JOINING,
  ...DESKTOP_APP,
  ...HAND_ORDER,
  ...INPUT_HELP,
  ...ROOM_HOST,
  ...GAMEPADS,
  ...RECORDS,
  ...MATCH_REVIEW,
  ...INFERENCE,
  ...WHY_MOVE,
  ...BOT_QUICK_CHAT,
  ...BET_MESSAGES,
  ...BETS,
  ...BETTING,
  ...DEAL_CODE_MESSAGES,
  ...DEALS,
  ...TV,
  ...OWN_EVENING,
  ...OWN_EVENING_SHOWN,
  ...TV_EVENING,
  ...SHARED_WINDOW,
  ...FAIR_SHUFFLE_SHEET,
  ...HOST_ADMIN,
  ...STATISTICS,
  ...SOUND,
  ...SETTINGS_PAGE,
  ...TABLE_SETTINGS,
  ...CLAIM_AFTER,
  ...SCORE_ANIMATION,
  ...WHY_REFUSED,
  ...HINT_REFUSAL_MESSAGES,
  ...HINTS,
  ...EVENING_MESSAGES,
};
