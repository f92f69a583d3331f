/** All that the app says, on any of its pages; what belongs to one game comes with the game. */
import { BET_WORDS } from '#shared/evening/words/en/bets.ts';
import { DEAL_WORDS } from '#shared/protocol/words/en/deal.ts';
import { HINT_WORDS } from '#shared/protocol/words/en/hint.ts';
import type { Messages } from '#shared/words/say.ts';
import { DESKTOP } from './en/app.ts';
import { OWN_EVENING } from './en/at-evening.ts';
import { BOT_QUICK_CHAT } from './en/banter.ts';
import { INFERENCE } from './en/belief.ts';
import { BETS } from './en/bets.ts';
import { CLAIM_AFTER } from './en/claim-after.ts';
import { MATCH_REVIEW } from './en/cost.ts';
import { SHARED_WINDOW } from './en/curtain.ts';
import { DEALS } from './en/deals.ts';
import { TV_EVENING } from './en/desk-screen.ts';
import { INPUT_HELP } from './en/hands.ts';
import { HINTS } from './en/hint.ts';
import { HOST_ADMIN } from './en/house.ts';
import { DESKTOP_APP } from './en/installed.ts';
import { JOINING } from './en/joining.ts';
import { ROOM_HOST } from './en/lead.ts';
import { LEARN } from './en/learn.ts';
import { LESSON } from './en/lesson.ts';
import { HAND_ORDER } from './en/order.ts';
import { PADS } from './en/pads.ts';
import { RECORDS } from './en/records.ts';
import { TV } from './en/screen.ts';
import { FAIR_SHUFFLE_SHEET } from './en/seal-sheet.ts';
import { SOUND } from './en/sound.ts';
import { STATISTICS } from './en/statistics.ts';
import { TABLE_SETTINGS } from './en/table-settings.ts';
import { SCORE_ANIMATION } from './en/tally.ts';
import { WHY_REFUSED } from './en/why.ts';
import { EVENING_MESSAGES } from './evening.ts';
import { COMMON_MESSAGES } from './everywhere.ts';

export const DESKTOP_MESSAGES: Messages = {
  ...COMMON_MESSAGES,
  ...DESKTOP,
  ...LEARN,
  ...LESSON,
  ...JOINING,
  ...DESKTOP_APP,
  ...HAND_ORDER,
  ...INPUT_HELP,
  ...ROOM_HOST,
  ...PADS,
  ...RECORDS,
  ...MATCH_REVIEW,
  ...INFERENCE,
  ...BOT_QUICK_CHAT,
  ...BET_WORDS,
  ...BETS,
  ...DEAL_WORDS,
  ...DEALS,
  ...TV,
  ...OWN_EVENING,
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
  ...HINT_WORDS,
  ...HINTS,
  ...EVENING_MESSAGES,
};
