import '../../styles/bets.css';
import { BET_MESSAGES } from '#shared/evening/messages/en/bets.ts';
import { BETS } from '../../i18n/messages/en/bets.ts';
import { BetResults } from './BetResults.tsx';
import { Betting } from './Betting.tsx';

/** What a phone fetches where somebody looks on, and at the score: to bet, who was right, and the words for both. */
export const BETS_CHUNK = { words: { ...BET_MESSAGES, ...BETS }, Betting, Guessed: BetResults } as const;
