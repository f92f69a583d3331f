/** A small question about a game, whose answer the rules give: nowhere is it written down. */
import type { MessageRef } from './lesson.ts';

/** Cards that lie there, under a name: `exercise.row.NAME` in the game's words. */
export interface Row {
  readonly name: string;
  /** Faces' ids; null: nothing lies there. */
  readonly cards: readonly (string | null)[];
}

/** What may be answered: a card by its face, or something said. */
export type ExerciseChoice = { readonly card: string } | { readonly said: MessageRef };

export interface Exercise {
  /** Names the question, `exercise.KIND`, and the reason, `exercise.KIND.why`, in the game's words. */
  readonly kind: string;
  /** The numbers of the rules that answer it. */
  readonly rules: readonly string[];
  /** What fills the gaps of both. */
  readonly with?: Readonly<Record<string, string | number | MessageRef>>;
  readonly rows: readonly Row[];
  readonly choices: readonly ExerciseChoice[];
  /** Whether this choice, by its place, is right: asked of the rules. One is, and no more. */
  isRight(choice: number): boolean;
}

/** Every card a choice. */
export function cardChoices(cards: readonly string[]): ExerciseChoice[] {
  return cards.map((card) => ({ card }));
}

/** Every number a choice. */
export function numberChoices(numbers: readonly number[]): ExerciseChoice[] {
  return numbers.map((number) => ({ said: { key: 'exercise.number', with: { number } } }));
}
