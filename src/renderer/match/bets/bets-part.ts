import '../../styles/bets.css';
import { BETS } from '../../words/bets.ts';
import { Betting } from './Betting.tsx';

/** What a phone fetches where somebody looks on: to bet, and the words for it. */
export const BETTING = { en: BETS, Betting } as const;
