import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import type { WordsOf } from '../../evening/names.ts';
import { RoundResults } from '../../evening/RoundResults.tsx';
import { useRounds } from '../../evening/Rounds.tsx';
import { Standings } from '../../evening/Standings.tsx';
import { numbers } from '../../evening/Stepper.tsx';
import { useLatest } from '../../hooks/common.ts';

interface Props {
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  onDone(): void;
}

/** Renders standings and rounds on white beside the page, prints them, and removes them. */
export function PrintedStandings({ evening, wordsOf, onDone }: Props) {
  const { say } = wordsOf();
  const made = numbers(1, evening.round?.number ?? 0);
  const rounds = useRounds(made, evening);
  const done = useLatest(onDone);
  const isThere = rounds !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const end = (): void => done.current();
    addEventListener('afterprint', end);
    print();
    return () => removeEventListener('afterprint', end);
  }, [isThere, done]);
  if (!rounds) return null;
  const date = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long' }).format(new Date());
  return createPortal(
    <article className="printed">
      <h1>{evening.name}</h1>
      <p>{date}</p>
      <Standings evening={evening} say={say} />
      {rounds.map((round) => (
        <section key={round.number}>
          <h2>
            {evening.form.form === 'free' ? say('rounds.title') : say('score-breakdown.round', { round: round.number })}
          </h2>
          <RoundResults round={round} evening={evening} wordsOf={wordsOf} printed />
        </section>
      ))}
    </article>,
    document.body,
  );
}
