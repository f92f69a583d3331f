/** What a person has learned by playing, on this device. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** `left`: begun, and put away before its end. */
export type Learned = 'done' | 'left';

interface Book {
  /** How far one has come with each game's guided deal. */
  readonly lessons: Readonly<Record<string, Learned>>;
}

const NOTHING: Book = { lessons: {} };

export const useLearned = create<Book>()(persist(() => NOTHING, { name: 'panno-verde.learned', version: 1 }));

/** A lesson that was done once stays done. */
export function noteLesson(game: string, how: Learned): void {
  useLearned.setState(({ lessons }) => ({ lessons: { ...lessons, [game]: lessons[game] === 'done' ? 'done' : how } }));
}
