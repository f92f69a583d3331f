import { useLearningProgress } from '../../client/device/learned.ts';
import { EXERCISES_PER_GAME, hasExercises, hasLesson } from '../../games/load-lesson.ts';
import { hasCodex } from '../../games/load-texts.ts';
import { useWords } from '../../games/use-words.ts';
import { useDaily } from '../daily/today.ts';
import { Way } from '../page/Way.tsx';

/** A game's lesson, exercises, rules and codex: what there is of them, and what is done. */
export function WaysToLearn({ game }: { readonly game: string }) {
  const { say } = useWords(game);
  const isDone = useLearningProgress(({ lessons }) => lessons[game] === 'done');
  const solved = useLearningProgress((learned) => learned.solved[game]?.length ?? 0);
  const hasDaily = useDaily();
  const name = say('game.name');
  const count = solved > 0 && `${solved}/${EXERCISES_PER_GAME}`;
  return (
    <ul className="ways-to-learn choices">
      {hasLesson(game) && (
        <Way to={{ screen: 'learn', game }} label={say('home.learn.name', { game: name })}>
          {say('home.lesson')}
          {isDone && ' ✓'}
        </Way>
      )}
      {hasExercises(game) && (
        <Way to={{ screen: 'exercises', game }} label={`${say('exercises.of', { game: name })} ${count || ''}`.trim()}>
          {say('exercises.title')} {count && <span className="small">{count}</span>}
        </Way>
      )}
      {hasDaily && hasExercises(game) && (
        <Way to={{ screen: 'exercises', game, today: 'today' }} label={say('five.of', { game: name })}>
          {say('five.title')}
        </Way>
      )}
      <Way to={{ screen: 'rules', game }} label={say('home.rules.name', { game: name })}>
        {say('hud.rules')}
      </Way>
      {hasCodex(game) && <Way to={{ screen: 'codex', game }}>{say('codex.title')}</Way>}
    </ul>
  );
}
