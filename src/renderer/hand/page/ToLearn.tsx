import type { Say } from '../../words/say.ts';
import { openLearning } from './learning.ts';

interface Props {
  /** The game that one waits for, by its id. */
  readonly game?: string | undefined;
  readonly say: Say;
}

/** The way to guided deals and exercises, from wherever one waits. */
export function LearnButton({ game = '', say }: Props) {
  return (
    <button type="button" onClick={() => openLearning(game)}>
      {say('hand.learn')}
    </button>
  );
}
