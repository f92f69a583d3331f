/** What a television says later than it shows its first picture: what bots say, and what a score has to tell. */
import type { Messages } from '#shared/words/say.ts';
import { BOT_QUICK_CHAT } from '../words/en/banter.ts';
import { BETS } from '../words/en/bets.ts';
import { SCORE_ANIMATION } from '../words/en/tally.ts';

export const DEFERRED_MESSAGES: Messages = { ...BOT_QUICK_CHAT, ...BETS, ...SCORE_ANIMATION };
