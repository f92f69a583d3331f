import './lesson.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LessonProgress } from '#shared/lessons/lesson-run.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import type { Say, Translator } from '../../i18n/say.ts';
import { focusFirst } from '../../input/focus.ts';
import { usesKeyboard } from '../../input/keyboard.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { lessonSentence } from './lesson-text.ts';
import type { LessonMatch } from './use-lesson.ts';

interface LessonEndProps {
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly say: Say;
  /** The next steps, with the exit set apart. */
  readonly foot: ReactNode;
  readonly closeLabel: string;
  onClose(): void;
}

/** The end of a lesson: its result and the next steps. */
export function LessonEnd({ game, panel, say, ...sheet }: LessonEndProps) {
  return (
    <Sheet title={say('lesson.end.title')} className="score" {...sheet}>
      <p className="lead">{say('lesson.end')}</p>
      {game.isScored(panel.observation, panel.beat) && <game.ScoreSheet {...panel} />}
    </Sheet>
  );
}

interface Props {
  readonly teacher: LessonMatch;
  readonly standing: LessonProgress;
  /** Number of steps. */
  readonly steps: number;
  /** All cards have landed. */
  readonly isSettled: boolean;
  readonly words: Translator;
  /** Always-available controls that have no other place. */
  readonly aside?: ReactNode;
}

/** Shows the current sentence, which step it is, and the answers. */
export function LessonPanel({ teacher, standing, steps, isSettled, words, aside }: Props) {
  const { say } = words;
  const { step } = standing;
  const asks = isSettled ? asksOf(standing) : '';
  const slip = useQuestion(`${step?.id} ${asks}`);
  const acts = isSettled ? actsFor(asks, teacher, standing, words) : undefined;
  const where = (
    <p className="small">
      {step && isSettled ? say('lesson.step', { step: standing.place + 1, steps }) : say('lesson.title')}
    </p>
  );
  // Without a question the text stands beside the always-available controls.
  const below = aside && (
    <>
      {acts ?? where}
      {aside}
    </>
  );
  return (
    <div ref={slip} className="lesson-slip" data-asks={asks}>
      <Slip className="teacher" acts={below ?? acts}>
        <div aria-live="polite">
          <p className="taught">{isSettled ? lessonSentence(standing, words) : say('lesson.watch')}</p>
        </div>
        {(acts ? step : !aside) && where}
      </Slip>
    </div>
  );
}

/** Names what must be answered before the lesson continues; empty for nothing. */
function asksOf({ step, alternative: otherwise }: LessonProgress): '' | 'otherwise' | 'go-on' {
  if (otherwise) return 'otherwise';
  return step && !step.wants ? 'go-on' : '';
}

/** Moves a keyboard user's focus to each question (`at`) once. Text without a question ends in a space. */
function useQuestion(at: string) {
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (
      at.endsWith(' ') ||
      !slip.current ||
      !usesKeyboard() ||
      document.querySelector('dialog[open]:not(:has(.lesson-slip))')
    )
      return;
    focusFirst(slip.current);
  }, [at]);
  return slip;
}

function actsFor(asks: string, teacher: LessonMatch, { canGoBack }: LessonProgress, { say }: Translator): ReactNode {
  const back = canGoBack ? (
    <button type="button" onClick={teacher.goBack}>
      {say('lesson.back')}
    </button>
  ) : undefined;
  if (asks === 'go-on')
    return (
      <>
        <button type="button" className="brass" data-autofocus onClick={teacher.goOn}>
          {say('lesson.go-on')}
        </button>
        {back}
      </>
    );
  if (asks !== 'otherwise') return back;
  return (
    <>
      <button type="button" className="brass" data-autofocus onClick={teacher.relent}>
        {say('lesson.relent')}
      </button>
      <button type="button" onClick={teacher.insist}>
        {say('lesson.insist')}
      </button>
    </>
  );
}
