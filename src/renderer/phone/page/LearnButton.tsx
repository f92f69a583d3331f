import type { Say } from '../../i18n/say.ts';
import type { LessonMatch } from '../../match/lesson/use-lesson.ts';
import { create } from '../../stores/create.ts';

/** Whether learning covers the page, while others wait or play. */
interface LearningState {
  /** The game offered first, by id; empty for no preference. Null: learning is closed. */
  readonly first: string | null;
  /** Why the viewer was called away, while it is shown. */
  readonly called: string | null;
  /** Unfinished lessons by game, to be resumed. */
  readonly kept: Readonly<Record<string, LessonMatch>>;
}

export const useLearning = create<LearningState>(() => ({ first: null, called: null, kept: {} }));

function openLearning(first: string): void {
  useLearning.setState({ first });
}

export function closeLearning(): void {
  useLearning.setState({ first: null });
}

interface Props {
  /** The id of the game the viewer waits for. */
  readonly game?: string | undefined;
  readonly say: Say;
}

/** Opens lessons and exercises while waiting. */
export function LearnButton({ game = '', say }: Props) {
  return (
    <button type="button" onClick={() => openLearning(game)}>
      {say('phone.learn')}
    </button>
  );
}
