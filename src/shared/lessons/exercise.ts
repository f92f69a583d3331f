/** A small question about a game, whose answer the rules give: nowhere is it written down. */
import type { Named } from './lesson.ts';

/** Cards that lie there, under a name: `exercise.row.NAME` in the game's words. */
export interface Row {
  readonly name: string;
  /** Faces' ids; null: nothing lies there. */
  readonly cards: readonly (string | null)[];
}

/** What may be answered: a card by its face, or something said. */
export type Choice = { readonly card: string } | { readonly said: Named };

export interface Exercise {
  /** Names the question, `exercise.KIND`, and the reason, `exercise.KIND.why`, in the game's words. */
  readonly kind: string;
  /** The numbers of the rules that answer it. */
  readonly rules: readonly string[];
  /** What fills the gaps of both. */
  readonly with?: Readonly<Record<string, string | number | Named>>;
  readonly rows: readonly Row[];
  readonly choices: readonly Choice[];
  /** Whether this choice, by its place, is right: asked of the rules. One is, and no more. */
  isRight(choice: number): boolean;
}

/** Every card a choice. */
export function cardsAsked(cards: readonly string[]): Choice[] {
  return cards.map((card) => ({ card }));
}

/** Every number a choice. */
export function numbersAsked(numbers: readonly number[]): Choice[] {
  return numbers.map((number) => ({ said: { key: 'exercise.number', with: { number } } }));
}
