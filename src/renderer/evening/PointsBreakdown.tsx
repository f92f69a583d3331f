import { useEffect, useState } from 'react';
import type { EveningView, PointBreakdown } from '#shared/protocol/evening.ts';
import { callHost } from '../client/connection/call-host.ts';
import { useConnection } from '../client/connection/connection.ts';
import type { Say } from '../i18n/say.ts';
import { digitsFor, formatHundredths, sitterNames } from './format.ts';

type Line = PointBreakdown[number];

interface Props {
  readonly evening: Pick<EveningView, 'standings' | 'form'>;
  readonly player: string;
  readonly say: Say;
}

/** The breakdown of a person's points, one line per result, and the sum. */
export function PointsBreakdown({ evening, player, say }: Props) {
  const lines = useLines(player, evening.standings);
  if (!lines) return <p data-fetching />;
  const points = lines.flatMap((line) => line.points ?? []);
  const digits = digitsFor(points);
  if (lines.length === 0) return <p className="small">{say('score-breakdown.none')}</p>;
  return (
    <ol className="account">
      {lines.map((line) => (
        <li key={`${line.round} ${line.table} ${line.deal}`} data-kind={line.kind}>
          <span>{whereOf(line, evening, say)}</span>
          <span className="small">{wordsOn(line, evening, say).join(' · ')}</span>
          <b>{line.points === null ? '' : formatHundredths(line.points, digits)}</b>
        </li>
      ))}
      <li className="sum">
        <span>{say('score-breakdown.sum')}</span>
        <b>
          {formatHundredths(
            points.reduce((sum, one) => sum + one, 0),
            digits,
          )}
        </b>
      </li>
    </ol>
  );
}

/** Loaded again whenever the standings change. */
function useLines(player: string, standings: EveningView['standings']): PointBreakdown | undefined {
  const client = useConnection((connection) => connection.client);
  const [lines, setLines] = useState<PointBreakdown>();
  useEffect(() => {
    void standings;
    if (!client) return;
    let wanted = true;
    void callHost(({ evening }) => evening.account({ player })).then((told) => {
      if (told && wanted) setLines(told);
    });
    return () => {
      wanted = false;
    };
  }, [client, player, standings]);
  return lines;
}

function whereOf({ round, table, deal }: Line, { form }: Pick<EveningView, 'form'>, say: Say): string {
  if (form.form === 'free') return say('score-breakdown.free');
  if (table === null) return say('score-breakdown.round', { round });
  return deal === null
    ? say('score-breakdown.table', { round, table })
    : say('score-breakdown.deal', { round, table, deal });
}

function wordsOn({ kind, others, score, won }: Line, evening: Pick<EveningView, 'standings'>, say: Say): string[] {
  return [
    ...(others.length > 0 ? [say('score-breakdown.with', { names: sitterNames(others, evening, say) })] : []),
    ...(score === null ? [] : [say('score-breakdown.score', { score })]),
    ...(won ? [say('score-breakdown.won')] : []),
    ...(kind === 'played' ? [] : [say(`score-breakdown.${kind}`)]),
  ];
}
