import { BET_MESSAGES } from '#shared/evening/messages/en/bets.ts';
import { BETS, BETTING } from '../../i18n/messages/en/bets.ts';
import { BetResults } from './BetResults.tsx';
import { Betting } from './Betting.tsx';

/** The chunk a phone loads for spectators and for the score: the bet form, the results and their messages. */
export const BETS_CHUNK = { words: { ...BET_MESSAGES, ...BETS, ...BETTING }, Betting, Guessed: BetResults } as const;
