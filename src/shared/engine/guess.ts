/** What spectators may guess about a deal, from what everybody sees. */
import type { Seat } from './rules.ts';

/** The questions; each has its words in the pages' messages of bets. */
export type GuessQuestion = 'partner' | 'winner' | 'last' | 'misplay';

/** The seats of one answer: a seat, a side, or none for "nobody". Its first seat stands for it. */
export type GuessChoice = readonly Seat[];

/** A deal's question as it stands. */
export interface Guess {
  /** The deal of the match, from 0. */
  readonly deal: number;
  readonly question: GuessQuestion;
  /** Whom the question is about; null for nobody in particular. */
  readonly about: Seat | null;
  /** The answers that are still possible. */
  readonly choices: readonly GuessChoice[];
  /** Answers are taken. Once false for a deal it stays so. */
  readonly isOpen: boolean;
  /** Seats without cards for the rest of the deal: their players know what everybody knows, and may guess. */
  readonly out: readonly Seat[];
  /** The right answer's first seat, null for nobody; absent while not public. */
  readonly answer?: Seat | null;
}

/** What stands for a choice. */
export function answerOf(choice: GuessChoice): Seat | null {
  return choice[0] ?? null;
}
