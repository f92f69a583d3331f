/** All that the app says, on any of its pages; what belongs to one game comes with the game. */
import { BET_WORDS } from '#shared/evening/words/en/bets.ts';
import { DEAL_WORDS } from '#shared/protocol/words/en/deal.ts';
import { HINT_WORDS } from '#shared/protocol/words/en/hint.ts';
import type { Words } from '#shared/words/say.ts';
import { APP } from './en/app.ts';
import { AT_EVENING } from './en/at-evening.ts';
import { BANTER } from './en/banter.ts';
import { BELIEF } from './en/belief.ts';
import { BETS } from './en/bets.ts';
import { CLAIM_AFTER } from './en/claim-after.ts';
import { COST } from './en/cost.ts';
import { CURTAIN } from './en/curtain.ts';
import { DEALS } from './en/deals.ts';
import { DESK_SCREEN } from './en/desk-screen.ts';
import { HANDS } from './en/hands.ts';
import { HINTS } from './en/hint.ts';
import { HOUSE } from './en/house.ts';
import { INSTALLED } from './en/installed.ts';
import { JOINING } from './en/joining.ts';
import { LEAD } from './en/lead.ts';
import { LEARN } from './en/learn.ts';
import { LESSON } from './en/lesson.ts';
import { ORDER } from './en/order.ts';
import { PADS } from './en/pads.ts';
import { RECORDS } from './en/records.ts';
import { SCREEN } from './en/screen.ts';
import { SEAL_SHEET } from './en/seal-sheet.ts';
import { SOUND } from './en/sound.ts';
import { STATISTICS } from './en/statistics.ts';
import { TABLE_SETTINGS } from './en/table-settings.ts';
import { TALLY } from './en/tally.ts';
import { WHY } from './en/why.ts';
import { EVENING_PAGES } from './evening.ts';
import { EVERYWHERE } from './everywhere.ts';

export const APP_WORDS: Words = {
  ...EVERYWHERE,
  ...APP,
  ...LEARN,
  ...LESSON,
  ...JOINING,
  ...INSTALLED,
  ...ORDER,
  ...HANDS,
  ...LEAD,
  ...PADS,
  ...RECORDS,
  ...COST,
  ...BELIEF,
  ...BANTER,
  ...BET_WORDS,
  ...BETS,
  ...DEAL_WORDS,
  ...DEALS,
  ...SCREEN,
  ...AT_EVENING,
  ...DESK_SCREEN,
  ...CURTAIN,
  ...SEAL_SHEET,
  ...HOUSE,
  ...STATISTICS,
  ...SOUND,
  ...TABLE_SETTINGS,
  ...CLAIM_AFTER,
  ...TALLY,
  ...WHY,
  ...HINT_WORDS,
  ...HINTS,
  ...EVENING_PAGES,
};
