/** Messages that load after a television's first picture: quick chat and score texts. */
import type { Messages } from '#shared/i18n/translate.ts';
import { BETS } from '../../i18n/messages/en/bets.ts';
import { BOT_QUICK_CHAT, SCORE_ANIMATION } from '../../i18n/messages/en/over-the-table.ts';

export const DEFERRED_MESSAGES: Messages = { ...BOT_QUICK_CHAT, ...BETS, ...SCORE_ANIMATION };
