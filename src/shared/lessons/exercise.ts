/** An exercise: a question whose answer the rules compute. */
import type { MessageRef } from './lesson.ts';

/** A row of cards with a name: message `exercise.row.NAME` of the game. */
export interface Row {
  readonly name: string;
  /** Face ids; null for an empty place. */
  readonly cards: readonly (string | null)[];
}

/** An answer: a card by face, or a text. */
export type ExerciseChoice = { readonly card: string } | { readonly said: MessageRef };

export interface Exercise {
  /** Messages: `exercise.KIND` for the question, `exercise.KIND.why` for the explanation. */
  readonly kind: string;
  /** Numbers of the rules behind the answer. */
  readonly rules: readonly string[];
  /** Parameters of both. */
  readonly with?: Readonly<Record<string, string | number | MessageRef>>;
  readonly rows: readonly Row[];
  readonly choices: readonly ExerciseChoice[];
  /** Whether the choice at this index is right, by the rules. Exactly one is. */
  isRight(choice: number): boolean;
}

/** One choice per card. */
export function cardChoices(cards: readonly string[]): ExerciseChoice[] {
  return cards.map((card) => ({ card }));
}

/** One choice per number. */
export function numberChoices(numbers: readonly number[]): ExerciseChoice[] {
  return numbers.map((number) => ({ said: { key: 'exercise.number', with: { number } } }));
}
