import { create } from 'zustand';
import type { Say } from '../../i18n/say.ts';
import type { LessonMatch } from '../../match/lesson/lesson-match.ts';

/** Whether one learns on this phone now, while others wait or play: over the page, which goes on below. */
interface LearningState {
  /** The game that is offered first, by its id; empty where none is nearer than others. Null: nobody learns. */
  readonly first: string | null;
  /** Why one was called away from it: it is said as long as it stands here. */
  readonly called: string | null;
  /** Guided deals that were left before their end, by game: whoever comes back goes on there. */
  readonly kept: Readonly<Record<string, LessonMatch>>;
}

export const useLearning = create<LearningState>()(() => ({ first: null, called: null, kept: {} }));

function openLearning(first: string): void {
  useLearning.setState({ first });
}

export function closeLearning(): void {
  useLearning.setState({ first: null });
}

interface Props {
  /** The game that one waits for, by its id. */
  readonly game?: string | undefined;
  readonly say: Say;
}

/** The way to guided deals and exercises, from wherever one waits. */
export function LearnButton({ game = '', say }: Props) {
  return (
    <button type="button" onClick={() => openLearning(game)}>
      {say('phone.learn')}
    </button>
  );
}
