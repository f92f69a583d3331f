import { useState } from 'react';
import { useLearningProgress } from '../../client/device/learned.ts';
import { loadGame } from '../../games/load-game.ts';
import { EXERCISES_PER_GAME, hasExercises, hasLesson, TEACHABLE_GAME_IDS } from '../../games/load-lesson.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import type { Say } from '../../i18n/say.ts';
import { clothStyle } from '../../ui/cloth-style.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { closeLearning } from '../page/LearnButton.tsx';
import { useWords } from '../page/use-words.ts';

/** The lesson or exercise that is open. */
export interface At {
  /** The game's id. */
  readonly game: string;
  readonly what: 'deal' | 'exercises';
}

interface Props {
  /** The game the viewer waits for, listed first; empty for none or for one without lessons. */
  readonly first: string;
  /** Unfinished lessons by game. */
  readonly kept: Readonly<Record<string, unknown>>;
  readonly say: Say;
  onGo(at: At): void;
}

/** Lists the lessons of the game the viewer waits for, and of all games on request. */
export function LessonList({ first, kept, say, onGo }: Props) {
  const [all, showAll] = useState(!TEACHABLE_GAME_IDS.includes(first));
  const games = all ? TEACHABLE_GAME_IDS.toSorted((a, b) => Number(b === first) - Number(a === first)) : [first];
  return (
    <Sheet title={say('phone.learn')} className="learning" onClose={closeLearning} closeLabel={say('sheet.close')}>
      <p>{say('learning.about')}</p>
      <ul>
        {games.map((game, place) => (
          <Taught key={game} game={game} isFirst={place === 0} isKept={game in kept} say={say} onGo={onGo} />
        ))}
      </ul>
      {!all && (
        <button type="button" className="plain" onClick={() => showAll(true)}>
          {say('learning.others')}
        </button>
      )}
    </Sheet>
  );
}

interface TaughtProps extends Pick<Props, 'say' | 'onGo'> {
  readonly game: string;
  readonly isFirst: boolean;
  readonly isKept: boolean;
}

/** A game's tile: its lesson, its exercises, and this device's progress in both. */
function Taught({ game, isFirst, isKept, say, onGo }: TaughtProps) {
  const { value, failed } = useLoaded(game, loadGame);
  const words = useWords(value?.words);
  const isDone = useLearningProgress(({ lessons }) => lessons[game] === 'done');
  const solved = useLearningProgress((learned) => learned.solved[game]?.length ?? 0);
  return (
    <li style={value && clothStyle(value.game.look)} aria-busy={!value && !failed}>
      <h2>{words.has('game.name') ? words.say('game.name') : game}</h2>
      <div className="choices">
        {hasLesson(game) && (
          <button type="button" className="brass" data-autofocus={isFirst} onClick={() => onGo({ game, what: 'deal' })}>
            {say(isKept ? 'learning.deal.kept' : 'learning.deal')}
            {isDone && <span className="small">✓ {say('learning.done')}</span>}
          </button>
        )}
        {hasExercises(game) && (
          <button type="button" onClick={() => onGo({ game, what: 'exercises' })}>
            {say('learning.exercises')}
            {solved > 0 && (
              <span className="small">{say('exercises.solved', { solved, count: EXERCISES_PER_GAME })}</span>
            )}
          </button>
        )}
      </div>
    </li>
  );
}
