import './exercise.css';
import type { CSSProperties } from 'react';
import type { Exercise, ExerciseChoice, Row } from '#shared/lessons/exercise.ts';
import type { MessageRef } from '#shared/lessons/lesson.ts';
import type { TableGame } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import { CardFace } from '../../ui/CardFace.tsx';
import { clothStyle } from '../../ui/cloth-style.ts';
import { formatNamed } from './lesson-text.ts';

interface Props {
  readonly game: TableGame;
  readonly exercise: Exercise;
  /** The latest choice; null before the first. */
  readonly chosen: number | null;
  readonly say: Say;
  onChoose(choice: number): void;
}

/** Shows a question with its cards on a small cloth, the answers, and why the right one is right. */
export function ExercisePaper({ game, exercise, chosen, say, onChoose }: Props) {
  const { kind, rows, choices, rules, isRight } = exercise;
  const gaps = Object.fromEntries(
    Object.entries(exercise.with ?? {}).map(([gap, to]) => [gap, typeof to === 'object' ? formatNamed(to, say) : to]),
  );
  const isSolved = chosen !== null && isRight(chosen);
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
      <div className="exercise-choices">
        {choices.map((choice, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: choices stay where they are.
            key={place}
            type="button"
            className={'card' in choice ? 'card-choice' : ''}
            data-first={!isSolved && place === 0}
            data-answer={place === chosen ? (isSolved ? 'right' : 'wrong') : undefined}
            disabled={isSolved && place !== chosen}
            onClick={() => onChoose(place)}
          >
            <Answer choice={choice} game={game} say={say} />
          </button>
        ))}
      </div>
      <div role="status" className="exercise-answer">
        {chosen !== null && (
          <>
            <p>
              <strong>{say(isSolved ? 'exercises.right' : 'exercises.wrong')}</strong>{' '}
              {isSolved && say(`exercise.${kind}.why`, gaps)}
            </p>
            <p className="small">{say('exercises.rule', { rules: rules.join(', '), count: rules.length })}</p>
          </>
        )}
      </div>
    </div>
  );
}

function Lying({ row, game, say }: { readonly row: Row } & Pick<Props, 'game' | 'say'>) {
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

function Answer({ choice, game, say }: { readonly choice: ExerciseChoice } & Pick<Props, 'game' | 'say'>) {
  if ('said' in choice) return wordOf(choice.said, say);
  return <CardFace deck={game.look.deck} id={choice.card} name={game.cardName(choice.card, say)} />;
}

function wordOf(said: MessageRef, say: Say): string {
  const word = formatNamed(said, say);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
