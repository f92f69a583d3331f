import './rounds.css';
import { useEffect, useId, useState } from 'react';
import type { EveningView, RoundDetail } from '#shared/protocol/evening.ts';
import { tryCall } from '../client/connection/call-host.ts';
import { useConnection } from '../client/connection/connection.ts';
import type { Say } from '../i18n/say.ts';
import type { WordsOf } from './names.ts';
import { RoundResults } from './RoundResults.tsx';
import { numbers } from './Stepper.tsx';
import type { LookAtTable } from './TableSheet.tsx';

/** These rounds with their public deals, loaded again whenever the evening changes; undefined until all are loaded. */
export function useRounds(numbers: readonly number[], evening: EveningView): readonly RoundDetail[] | undefined {
  const client = useConnection((connection) => connection.client);
  const [rounds, setRounds] = useState<readonly RoundDetail[]>();
  const wanted = numbers.join(' ');
  useEffect(() => {
    void evening;
    if (!client) return;
    let isWanted = true;
    const ask = (round: number) => tryCall(({ evening: desk }) => desk.round({ round }));
    void Promise.all(wanted.split(' ').filter(Boolean).map(Number).map(ask)).then((answers) => {
      // A round may have been withdrawn meanwhile.
      if (isWanted) setRounds(answers.flatMap((answer) => ('value' in answer ? answer.value : [])));
    });
    return () => {
      isWanted = false;
    };
  }, [client, wanted, evening]);
  return rounds;
}

interface Props {
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  /** Undefined where matches can't be shown. */
  readonly Look?: LookAtTable | undefined;
}

/** The rounds, one at a time: each table's result, and its play of the public deals. */
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
