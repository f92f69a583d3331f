import { useId, useState } from 'react';
import type { EveningView } from '#shared/protocol/evening.ts';
import type { Say } from '../words/say.ts';
import { RoundResults } from './RoundPlayed.tsx';
import { numbers } from './Stepper.tsx';
import type { LookAtTable } from './TableSheet.tsx';
import { useRounds } from './useRounds.ts';
import type { WordsOf } from './words-of.ts';
import './rounds.css';

interface Props {
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  /** Not where matches can't be looked at. */
  readonly Look?: LookAtTable | undefined;
}

/** The rounds that were made, one at a time: what each table has brought, and how each has played the deals that may be told. */
export function Rounds({ evening, wordsOf, Look }: Props) {
  const { say } = wordsOf();
  const made = evening.round?.number ?? 0;
  const [chosen, choose] = useState<number | null>(null);
  const number = Math.min(chosen ?? made, made);
  const [round] = useRounds(number > 0 ? [number] : [], evening) ?? [];
  if (made === 0) return <p>{say('rounds.none')}</p>;
  return (
    <>
      {evening.form.form !== 'free' && made > 1 && <Which made={made} number={number} say={say} onChoose={choose} />}
      {round && round.number === number && <RoundResults {...{ round, evening, wordsOf, Look }} />}
    </>
  );
}

interface WhichProps {
  readonly made: number;
  readonly number: number;
  readonly say: Say;
  onChoose(number: number): void;
}

function Which({ made, number, say, onChoose }: WhichProps) {
  const id = useId();
  return (
    <fieldset>
      <legend>{say('rounds.which')}</legend>
      <div className="choices">
        {numbers(1, made).map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={id} checked={one === number} onChange={() => onChoose(one)} />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
