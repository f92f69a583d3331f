/** What the user has learned on this device. */
import { persisted } from './storage.ts';

/** `left`: begun and not finished. */
export type Learned = 'done' | 'left';

interface LearningProgress {
  /** Progress of each game's lesson. */
  readonly lessons: Readonly<Record<string, Learned>>;
  /** Solved exercises of each game, by index. */
  readonly solved: Readonly<Record<string, readonly number[]>>;
  /** Tips already read, as `GAME/ID`. */
  readonly heard: readonly string[];
}

const NO_PROGRESS: LearningProgress = { lessons: {}, solved: {}, heard: [] };

export const useLearningProgress = persisted<LearningProgress>('panno-verde.learned', NO_PROGRESS);

/** A finished lesson stays finished. */
export function noteLesson(game: string, how: Learned): void {
  useLearningProgress.setState(({ lessons }) => ({
    lessons: { ...lessons, [game]: lessons[game] === 'done' ? 'done' : how },
  }));
}

/** Stores a solved exercise. */
export function noteSolved(game: string, place: number): void {
  useLearningProgress.setState(({ solved }) => {
    const before = solved[game] ?? [];
    return before.includes(place) ? {} : { solved: { ...solved, [game]: [...before, place] } };
  });
}

/** Stores a read tip, which is then no longer shown by itself. */
export function noteTipRead(tip: string): void {
  useLearningProgress.setState(({ heard }) => (heard.includes(tip) ? {} : { heard: [...heard, tip] }));
}
