/** All that is said of an evening: of its rounds and results, and of its bets. */
import type { Messages } from '../words/say.ts';
import { BET_WORDS } from './words/en/bets.ts';
import { EVENING } from './words/en/evening.ts';

export const EVENING_WORDS: Messages = { ...EVENING, ...BET_WORDS };
