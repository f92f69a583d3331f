/** What games bring to be learned by, fetched for who wants to learn: the rules themselves come with it. */

import type { Messages } from '#shared/i18n/translate.ts';
import type { Exercise } from '#shared/lessons/exercise.ts';
import type { Lesson } from '#shared/lessons/lesson.ts';

const LESSONS = import.meta.glob<Lesson>('../../shared/games/*/lesson.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('./*/messages/en/lesson.ts', { import: 'LESSON' });

const EXERCISES = import.meta.glob<readonly Exercise[]>('../../shared/games/*/exercises.ts', { import: 'default' });
const ASKED = import.meta.glob<Messages>('./*/messages/en/exercises.ts', { import: 'EXERCISES' });

/** The games that bring something to be learned by. */
export const TEACHABLE_GAME_IDS: readonly string[] = [...Object.keys(LESSONS), ...Object.keys(EXERCISES)]
  .map((path) => path.split('/').at(-2) ?? '')
  .filter((game, place, all) => all.indexOf(game) === place);

/** A lesson and what is said in it. */
export interface LoadedLesson {
  readonly lesson: Lesson;
  readonly words: Messages;
}

/** Whether a game has a lesson. */
export function hasLesson(game: string): boolean {
  return Object.hasOwn(LESSONS, lessonAt(game));
}

/** Nothing for a game that has none. Rejects where it can't be fetched. */
export async function loadLesson(game: string): Promise<LoadedLesson | undefined> {
  const [lesson, words] = [LESSONS[lessonAt(game)], WORDS[`./${game}/messages/en/lesson.ts`]];
  if (!lesson || !words) return undefined;
  const [loaded, said] = await Promise.all([lesson(), words()]);
  return { lesson: loaded, words: said };
}

function lessonAt(game: string): string {
  return `../../shared/games/${game}/lesson.ts`;
}

/** Exercises and what is said in them. */
export interface LoadedExercises {
  readonly exercises: readonly Exercise[];
  readonly words: Messages;
}

/** Whether a game has exercises. */
export function hasExercises(game: string): boolean {
  return Object.hasOwn(EXERCISES, exercisesAt(game));
}

/** Nothing for a game that has none. Rejects where they can't be fetched. */
export async function loadExercises(game: string): Promise<LoadedExercises | undefined> {
  const exercises = EXERCISES[exercisesAt(game)];
  const words = ASKED[`./${game}/messages/en/exercises.ts`];
  if (!exercises || !words) return undefined;
  const [loaded, said] = await Promise.all([exercises(), words()]);
  return { exercises: loaded, words: said };
}

function exercisesAt(game: string): string {
  return `../../shared/games/${game}/exercises.ts`;
}
