import './exercise.css';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Exercise, ExerciseChoice, Row } from '#shared/lessons/exercise.ts';
import type { MessageRef } from '#shared/lessons/lesson.ts';
import { noteSolved, useLearningProgress } from '../../client/device/learned.ts';
import type { TableGame } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import { CardFace } from '../../ui/CardFace.tsx';
import { clothStyle } from '../../ui/cloth-style.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { formatNamed } from './lesson-text.ts';

interface ExerciseProps {
  readonly game: TableGame;
  readonly exercise: Exercise;
  /** The latest choice; null before the first. */
  readonly chosen: number | null;
  readonly say: Say;
  onChoose(choice: number): void;
}

/** Shows a question with its cards on a small cloth, the answers, and why the right one is right. */
export function ExercisePaper({ game, exercise, chosen, say, onChoose }: ExerciseProps) {
  const { kind, rows, choices, isRight } = exercise;
  const gaps = Object.fromEntries(
    Object.entries(exercise.with ?? {}).map(([gap, to]) => [gap, typeof to === 'object' ? formatNamed(to, say) : to]),
  );
  const isSolved = chosen !== null && isRight(chosen);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div className="exercise">
      <p className="lead">{say(`exercise.${kind}`, gaps)}</p>
      {rows.length > 0 && (
        <div className="exercise-cloth" style={clothStyle(game.look) as CSSProperties}>
          {rows.map((row) => (
            <Lying key={row.name} row={row} game={game} say={say} />
          ))}
        </div>
      )}
      <div className="exercise-reply">
        <div className="exercise-choices">
          {choices.map((choice, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: choices stay where they are.
              key={place}
              type="button"
              className={'card' in choice ? 'card-choice' : ''}
              data-autofocus={!isSolved && place === 0}
              data-answer={place === chosen ? (isSolved ? 'right' : 'wrong') : undefined}
              disabled={isSolved && place !== chosen}
              onClick={() => onChoose(place)}
            >
              <Answer choice={choice} game={game} say={say} />
            </button>
          ))}
        </div>
        <div ref={answer} role="status" className="exercise-answer">
          {chosen !== null && (
            <p>
              <strong>{say(isSolved ? 'exercises.right' : 'exercises.wrong')}</strong>{' '}
              {isSolved && say(`exercise.${kind}.why`, gaps)}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function Lying({ row, game, say }: { readonly row: Row } & Pick<ExerciseProps, 'game' | 'say'>) {
  return (
    <figure>
      <figcaption>{say(`exercise.row.${row.name}`)}</figcaption>
      <ul>
        {row.cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards lie where they lie; a design may lie there twice.
          <li key={place}>
            {card === null ? (
              <span className="small">{say('exercise.empty')}</span>
            ) : (
              <CardFace deck={game.look.deck} id={card} name={game.cardName(card, say)} />
            )}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Answer({ choice, game, say }: { readonly choice: ExerciseChoice } & Pick<ExerciseProps, 'game' | 'say'>) {
  if ('said' in choice) return wordOf(choice.said, say);
  return <CardFace deck={game.look.deck} id={choice.card} name={game.cardName(choice.card, say)} />;
}

function wordOf(message: MessageRef, say: Say): string {
  const word = formatNamed(message, say);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Progress through a game's exercises, independent of the page. */
export interface ExerciseProgress {
  /** Undefined where there are none. */
  readonly exercise: Exercise | undefined;
  /** Index from 0. */
  readonly at: number;
  /** The latest choice; null before the first. */
  readonly chosen: number | null;
  readonly isSolved: boolean;
  readonly isLast: boolean;
  /** Number of exercises solved on this device. */
  readonly solved: number;
  choose(choice: number): void;
  next(): void;
}

const NONE: readonly number[] = [];

/** Starts at the first unsolved exercise and stores right answers. `id`: the game's. */
function useExercises(id: string, exercises: readonly Exercise[]): ExerciseProgress {
  const solved = useLearningProgress((learned) => learned.solved[id]) ?? NONE;
  const [at, setAt] = useState(() => firstUnsolved(exercises.length, solved));
  const [chosen, setChosen] = useState<number | null>(null);
  const exercise = exercises[at];
  const isLast = at === exercises.length - 1;
  return {
    ...{ exercise, at, chosen, isLast, solved: solved.length },
    isSolved: chosen !== null && exercise?.isRight(chosen) === true,
    choose(choice) {
      setChosen(choice);
      if (exercise?.isRight(choice)) noteSolved(id, at);
    },
    next() {
      setAt(isLast ? 0 : at + 1);
      setChosen(null);
    },
  };
}

/** The first unsolved exercise, or the first one where all are solved. */
function firstUnsolved(count: number, solved: readonly number[]): number {
  const next = Array.from({ length: count }, (_, place) => place).find((place) => !solved.includes(place));
  return next ?? 0;
}

interface Props {
  /** The game's id. */
  readonly id: string;
  readonly game: TableGame;
  readonly exercises: readonly Exercise[];
  readonly say: Say;
  /** Links beside the next question. */
  readonly foot?: ReactNode;
  readonly closeLabel: string;
  onClose(): void;
}

/** Asks a game's exercises one after the other. */
export function ExercisesSheet({ id, game, exercises, say, foot, ...way }: Props) {
  const { exercise, at, chosen, isSolved, isLast, solved, choose, next } = useExercises(id, exercises);
  const count = exercises.length;
  // The first answer takes the focus without scrolling, since the question is read first.
  useEffect(() => {
    void at;
    document.querySelector('.exercises .sheet-body')?.scrollTo(0, 0);
  }, [at]);
  return (
    <Sheet
      title={say('exercises.of', { game: say('game.name') })}
      className="exercises"
      {...way}
      foot={
        <>
          <button type="button" className={isSolved ? 'brass' : ''} data-autofocus={isSolved} onClick={next}>
            {say(isLast ? 'exercises.again' : 'exercises.next')}
          </button>
          {foot}
        </>
      }
    >
      <p className="small">
        {say('exercises.at', { at: at + 1, count })} · {say('exercises.solved', { solved, count })}
      </p>
      {exercise && <ExercisePaper key={at} {...{ game, exercise, chosen, say }} onChoose={choose} />}
    </Sheet>
  );
}
