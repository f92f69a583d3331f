/** Messages about an evening: rounds, results and bets. */
import type { Messages } from '../i18n/translate.ts';
import { BET_MESSAGES } from './messages/en/bets.ts';
import { EVENING } from './messages/en/evening.ts';

export const ALL_EVENING_MESSAGES: Messages = { ...EVENING, ...BET_MESSAGES };
