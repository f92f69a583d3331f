import '../../styles/bets.css';
import { BET_WORDS } from '#shared/evening/words/en/bets.ts';
import { BETS } from '../../words/en/bets.ts';
import { Betting } from './Betting.tsx';
import { BetResults } from './Guessed.tsx';

/** What a phone fetches where somebody looks on, and at the score: to bet, who was right, and the words for both. */
export const BETS_CHUNK = { words: { ...BET_WORDS, ...BETS }, Betting, Guessed: BetResults } as const;
