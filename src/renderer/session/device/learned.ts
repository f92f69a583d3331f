/** What a person has learned by playing, on this device. */
import { remembered } from './remembered.ts';

/** `left`: begun, and put away before its end. */
export type Learned = 'done' | 'left';

interface Book {
  /** How far one has come with each game's guided deal. */
  readonly lessons: Readonly<Record<string, Learned>>;
  /** The exercises of each game that were answered rightly, by their places. */
  readonly solved: Readonly<Record<string, readonly number[]>>;
  /** The whispers that were read, as `GAME/ID`. */
  readonly heard: readonly string[];
}

const NOTHING: Book = { lessons: {}, solved: {}, heard: [] };

export const useLearned = remembered<Book>('panno-verde.learned', NOTHING);

/** A lesson that was done once stays done. */
export function noteLesson(game: string, how: Learned): void {
  useLearned.setState(({ lessons }) => ({ lessons: { ...lessons, [game]: lessons[game] === 'done' ? 'done' : how } }));
}

/** An exercise was answered rightly. */
export function noteSolved(game: string, place: number): void {
  useLearned.setState(({ solved }) => {
    const before = solved[game] ?? [];
    return before.includes(place) ? {} : { solved: { ...solved, [game]: [...before, place] } };
  });
}

/** A whisper was read: it is not said again by itself. */
export function noteHeard(whisper: string): void {
  useLearned.setState(({ heard }) => (heard.includes(whisper) ? {} : { heard: [...heard, whisper] }));
}
