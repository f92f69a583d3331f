/** What a person has learned by playing, on this device. */
import { persisted } from './storage.ts';

/** `left`: begun, and put away before its end. */
export type Learned = 'done' | 'left';

interface LearningProgress {
  /** How far one has come with each game's guided deal. */
  readonly lessons: Readonly<Record<string, Learned>>;
  /** The exercises of each game that were answered rightly, by their places. */
  readonly solved: Readonly<Record<string, readonly number[]>>;
  /** The whispers that were read, as `GAME/ID`. */
  readonly heard: readonly string[];
}

const NO_PROGRESS: LearningProgress = { lessons: {}, solved: {}, heard: [] };

export const useLearningProgress = persisted<LearningProgress>('panno-verde.learned', NO_PROGRESS);

/** A lesson that was done once stays done. */
export function noteLesson(game: string, how: Learned): void {
  useLearningProgress.setState(({ lessons }) => ({
    lessons: { ...lessons, [game]: lessons[game] === 'done' ? 'done' : how },
  }));
}

/** An exercise was answered rightly. */
export function noteSolved(game: string, place: number): void {
  useLearningProgress.setState(({ solved }) => {
    const before = solved[game] ?? [];
    return before.includes(place) ? {} : { solved: { ...solved, [game]: [...before, place] } };
  });
}

/** A whisper was read: it is not said again by itself. */
export function noteTipRead(whisper: string): void {
  useLearningProgress.setState(({ heard }) => (heard.includes(whisper) ? {} : { heard: [...heard, whisper] }));
}
