import type { Observation, RoundResult } from '#shared/games/viva/state/observation.ts';
import { nameAt, type SheetProps } from '../game.ts';
import { LineNumber, type ScoreCell, ScoreTable } from '../ScoreTable.tsx';

type Props = SheetProps<Observation>;

/** The rounds of the match, the latest in words above, and each one's winner's cards. */
export function ScoreSheet({ observation, ...sight }: Props) {
  const { results, scores } = observation;
  const { say } = sight;
  const latest = results.at(-1);
  return (
    <>
      {latest && <InWords result={latest} {...sight} />}
      <ScoreTable
        {...sight}
        unit={say('score.round')}
        lines={results.map((result, k) => ({
          head: result.loser === null ? say('score.tie-break') : <LineNumber number={k + 1} />,
          cells: scores.map((_, seat) => cellOf(result, seat, say)),
        }))}
        totals={scores}
        account={async (line) =>
          (await import('./panels/score-breakdown.tsx')).scoreBreakdown(observation, line, sight)
        }
      />
    </>
  );
}

function cellOf({ winner, loser }: RoundResult, seat: number, say: Props['say']): ScoreCell {
  if (seat === winner) return { what: loser === null ? say('score.first') : 1, mark: 'ringed' };
  return { what: seat === loser && <span className="small">{say('score.left')}</span> };
}

function InWords({ result, seated, say }: { readonly result: RoundResult } & Pick<Props, 'seated' | 'say'>) {
  const name = nameAt({ seated, say }, result.winner);
  if (result.loser === null) return <p className="verdict">{say('event.tie-break', { name })}</p>;
  return (
    <div className="in-words">
      <p className="verdict">{say('score.winner', { name })}</p>
      <p>{say('score.loser', { name: nameAt({ seated, say }, result.loser) })}</p>
    </div>
  );
}
