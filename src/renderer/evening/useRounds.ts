import { useEffect, useState } from 'react';
import type { EveningView, RoundDetail } from '#shared/protocol/evening.ts';
import { tryCall } from '../session/line/callHost.ts';
import { useConnection } from '../session/line/connection.ts';

/** These rounds with what may be told of their deals, asked again whenever the evening changes; nothing until all are there. */
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
      // A round may have been taken back meanwhile.
      if (isWanted) setRounds(answers.flatMap((answer) => ('value' in answer ? answer.value : [])));
    });
    return () => {
      isWanted = false;
    };
  }, [client, wanted, evening]);
  return rounds;
}
