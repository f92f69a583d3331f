import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { TurnScore } from '#shared/games/vbi-maior/state/table.ts';
import type { SheetProps } from '../game.ts';
import { formatSigned } from '../numbers.ts';
import { UnfoldingLine } from '../UnfoldingLine.tsx';

type Props = SheetProps<Observation>;
type Lost = NonNullable<NonNullable<Observation['result']>['lost']>;

const COLUMNS = ['rome', 'blessings', 'fortune', 'malus'] as const;

/** Each turn's points for the group (VM-22), the latest in words, and what remains. */
export function ScoreSheet({ observation, say, tvLayout }: Props) {
  const { scores, points, target, result } = observation;
  const latest = result?.lost ? undefined : scores.at(-1);
  return (
    <>
      <InWords observation={observation} say={say} />
      <table className="score-table" aria-label={say('score.table')}>
        <thead>
          <tr>
            <th scope="col">{say('score.turn')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {say(`score.${column}`)}
              </th>
            ))}
            <th scope="col">{say('score.points')}</th>
          </tr>
        </thead>
        <tbody>
          {scores.map((score, k) => (
            <UnfoldingLine
              key={turnKey(k)}
              className={score === latest ? 'latest' : undefined}
              head={<span className="deal-number">{k + 1}</span>}
              columns={COLUMNS.length + 2}
              say={say}
              account={
                tvLayout
                  ? undefined
                  : async () => (await import('./panels/score-breakdown.tsx')).scoreBreakdown(observation, k, say)
              }
            >
              {COLUMNS.map((column) => (
                <td key={column}>{part(score, column)}</td>
              ))}
              <td>{formatSigned(score.total)}</td>
            </UnfoldingLine>
          ))}
          {result?.lost && <LostTurn number={scores.length + 1} lost={result.lost} say={say} />}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={COLUMNS.length}>
              {say('score.total')}
            </th>
            <td className="of-target" data-total colSpan={2}>
              {say('status.of', { value: points, most: target })}
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** VM-24: the turn that lost the game scored nothing, but was played; or could not be dealt (VM-5). */
function LostTurn({ number, lost, say }: { readonly number: number; readonly lost: Lost } & Pick<Props, 'say'>) {
  return (
    <tr className="latest">
      <th scope="row">
        <span className="deal-number">{number}</span>
      </th>
      <td colSpan={COLUMNS.length} className="in-text">
        {say(lost === 'deck' ? 'score.not-dealt' : 'score.broken')}
      </td>
      <td>{formatSigned(0)}</td>
    </tr>
  );
}

function InWords({ observation, say }: Pick<Props, 'observation' | 'say'>) {
  const { result, scores, points, target } = observation;
  const latest = scores.at(-1);
  if (result?.lost) return <p className="verdict">{say(`event.end.${result.lost}`)}</p>;
  if (!latest) return null;
  return (
    <div className="in-words">
      <p className="verdict">{say('score.verdict', { total: latest.total })}</p>
      {!result && <p>{say('score.still', { left: target - points })}</p>}
    </div>
  );
}

/** Turns are keyed by number. */
function turnKey(k: number): string {
  return `turn-${k}`;
}

/** A deduction has a minus sign. */
function part(score: TurnScore, column: (typeof COLUMNS)[number]): string {
  return column === 'malus' ? formatSigned(-score.malus) : String(score[column]);
}
