/** All messages of the desktop's pages; a game's messages come with the game. */
import { BET_MESSAGES } from '#shared/evening/messages/en/bets.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import { DEAL_CODE_MESSAGES } from '#shared/protocol/messages/en/desktop-only.ts';
import { HINT_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/hint.ts';
import { COMMON_MESSAGES } from './common-messages.ts';
import { EVENING_MESSAGES } from './evening-messages.ts';
import { BETS, BETTING } from './messages/en/bets.ts';
import { BOT_QUICK_CHAT } from './messages/en/bot-quick-chat.ts';
import { CLAIM_AFTER } from './messages/en/claim-after.ts';
import { PLAYER } from './messages/en/common.ts';
import { DESKTOP } from './messages/en/desktop.ts';
import { DESKTOP_APP } from './messages/en/desktop-app.ts';
import { FAIR_SHUFFLE_SHEET } from './messages/en/fair-shuffle-sheet.ts';
import { HAND_ORDER } from './messages/en/hand-order.ts';
import { INPUT_HELP, SOUND } from './messages/en/help-and-settings.ts';
import { HINTS } from './messages/en/hints.ts';
import { HOST_ADMIN } from './messages/en/host-admin.ts';
import { JOINING } from './messages/en/joining.ts';
import { LEARN, LESSON } from './messages/en/learning.ts';
import { OWN_EVENING, OWN_EVENING_SHOWN } from './messages/en/own-evening.ts';
import { DEALS, INFERENCE, MATCH_REVIEW, RECORDS } from './messages/en/records.ts';
import { ROOM_HOST } from './messages/en/room-host.ts';
import { SCORE_ANIMATION } from './messages/en/score-animation.ts';
import { GAMEPADS, SHARED_WINDOW } from './messages/en/shared-window.ts';
import { STATISTICS } from './messages/en/statistics.ts';
import { TABLE_SETTINGS } from './messages/en/table-settings.ts';
import { TV } from './messages/en/tv.ts';
import { TV_EVENING } from './messages/en/tv-evening.ts';
import { WHY_REFUSED } from './messages/en/why-refused.ts';

export const DESKTOP_MESSAGES: Messages = {
  ...COMMON_MESSAGES,
  ...PLAYER,
  ...DESKTOP,
  ...LEARN,
  ...LESSON,
  ...JOINING,
  ...DESKTOP_APP,
  ...HAND_ORDER,
  ...INPUT_HELP,
  ...ROOM_HOST,
  ...GAMEPADS,
  ...RECORDS,
  ...MATCH_REVIEW,
  ...INFERENCE,
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
  ...TABLE_SETTINGS,
  ...CLAIM_AFTER,
  ...SCORE_ANIMATION,
  ...WHY_REFUSED,
  ...HINT_REFUSAL_MESSAGES,
  ...HINTS,
  ...EVENING_MESSAGES,
};
