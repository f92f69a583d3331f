import { type ReactNode, useEffect, useRef } from 'react';
import type { Standing } from '#shared/lessons/run.ts';
import { focusFirst } from '../../keys/focus.ts';
import { playsByKeys } from '../../keys/keyboard.ts';
import { Slip } from '../../paper/Slip.tsx';
import type { Spoken } from '../../words/say.ts';
import type { Teacher } from './teacher.ts';
import './lesson.css';

interface Props {
  readonly teacher: Teacher;
  readonly standing: Standing;
  /** How many steps there are. */
  readonly steps: number;
  /** All cards lie where the sentence finds them. */
  readonly isSettled: boolean;
  readonly words: Spoken;
  /** What may be pressed at any time, where it has no other place. */
  readonly aside?: ReactNode;
}

/** What is said now: a sentence, the number of its rule, and what one answers. */
export function TeacherSlip({ teacher, standing, steps, isSettled, words, aside }: Props) {
  const { say } = words;
  const { step, otherwise, done } = standing;
  const slip = useRef<HTMLDivElement>(null);
  const asks = isSettled ? (otherwise ? 'otherwise' : step && !step.wants ? 'go-on' : '') : '';
  const at = `${step?.id} ${asks}`;
  useEffect(() => {
    if (
      at.endsWith(' ') ||
      !slip.current ||
      !playsByKeys() ||
      document.querySelector('dialog[open]:not(:has(.lesson-slip))')
    )
      return;
    focusFirst(slip.current);
  }, [at]);
  const acts = actsFor(asks, teacher, words);
  const where = (
    <p className="small">
      {step && isSettled
        ? `${say('lesson.step', { step: done + 1, steps })} · ${say('lesson.rule', { rules: step.rules.join(', '), count: step.rules.length })}`
        : say('lesson.title')}
    </p>
  );
  // Where there is nothing to answer, it stands beside what may be pressed.
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
          <p className="taught">{isSettled ? said(standing, words) : say('lesson.watch')}</p>
        </div>
        {(acts || !aside) && where}
      </Slip>
    </div>
  );
}

function said({ step, otherwise }: Standing, { say, has }: Spoken): string {
  if (!step) return say('lesson.play-on');
  if (!otherwise) return say(`lesson.${step.id}`);
  const own = `lesson.${step.id}.otherwise`;
  return say(has(own) ? own : 'lesson.otherwise');
}

function actsFor(asks: string, teacher: Teacher, { say }: Spoken): ReactNode {
  if (asks === 'go-on')
    return (
      <button type="button" className="brass" data-first onClick={teacher.goOn}>
        {say('lesson.go-on')}
      </button>
    );
  if (asks !== 'otherwise') return undefined;
  return (
    <>
      <button type="button" className="brass" data-first onClick={teacher.relent}>
        {say('lesson.relent')}
      </button>
      <button type="button" onClick={teacher.insist}>
        {say('lesson.insist')}
      </button>
    </>
  );
}
