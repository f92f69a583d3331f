/** Loads games' lessons and exercises; the rules themselves come with them. Without words of its own a game says the kit's. */

import type { Messages } from '#shared/i18n/translate.ts';
import type { Exercise } from '#shared/lessons/exercise.ts';
import type { Lesson } from '#shared/lessons/lesson.ts';

const LESSONS = import.meta.glob<Lesson>('../../shared/games/*/lesson.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('./*/messages/en/learning.ts', { import: 'LESSON' });

const EXERCISES = import.meta.glob<readonly Exercise[]>('../../shared/games/*/exercises.ts', { import: 'default' });
const ASKED = import.meta.glob<Messages>('./*/messages/en/learning.ts', { import: 'EXERCISES' });

const wordsOfKit = () => import('../tricks/messages/en/learning.ts');

/** The games with learning material. */
export const TEACHABLE_GAME_IDS: readonly string[] = [...Object.keys(LESSONS), ...Object.keys(EXERCISES)]
  .map((path) => path.split('/').at(-2) ?? '')
  .filter((game, place, all) => all.indexOf(game) === place);

/** Number of exercises a game has. */
export const EXERCISES_PER_GAME = 20;

/** A lesson and its messages. */
export interface LoadedLesson {
  readonly lesson: Lesson;
  readonly words: Messages;
}

/** Whether a game has a lesson. */
export function hasLesson(game: string): boolean {
  return Object.hasOwn(LESSONS, lessonAt(game));
}

/** Undefined for a game without one. Rejects where it can't be loaded. */
export async function loadLesson(game: string): Promise<LoadedLesson | undefined> {
  const lesson = LESSONS[lessonAt(game)];
  if (!lesson) return undefined;
  const [loaded, said] = await Promise.all([
    lesson(),
    WORDS[`./${game}/messages/en/learning.ts`]?.() ?? wordsOfKit().then(({ LESSON }) => LESSON),
  ]);
  return { lesson: loaded, words: said };
}

function lessonAt(game: string): string {
  return `../../shared/games/${game}/lesson.ts`;
}

/** Exercises and their messages. */
export interface LoadedExercises {
  readonly exercises: readonly Exercise[];
  readonly words: Messages;
}

/** Whether a game has exercises. */
export function hasExercises(game: string): boolean {
  return Object.hasOwn(EXERCISES, exercisesAt(game));
}

/** Undefined for a game without. Rejects where they can't be loaded. */
export async function loadExercises(game: string): Promise<LoadedExercises | undefined> {
  const exercises = EXERCISES[exercisesAt(game)];
  if (!exercises) return undefined;
  const [loaded, said] = await Promise.all([
    exercises(),
    ASKED[`./${game}/messages/en/learning.ts`]?.() ?? wordsOfKit().then(({ EXERCISES }) => EXERCISES),
  ]);
  return { exercises: loaded, words: said };
}

function exercisesAt(game: string): string {
  return `../../shared/games/${game}/exercises.ts`;
}
