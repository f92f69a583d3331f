import '../../styles/bets.css';
import { BETS } from '../../words/bets.ts';
import { Betting } from './Betting.tsx';
import { Guessed } from './Guessed.tsx';

/** What a phone fetches where somebody looks on, and at the score: to bet, who was right, and the words for both. */
export const BETTING = { en: BETS, Betting, Guessed } as const;
