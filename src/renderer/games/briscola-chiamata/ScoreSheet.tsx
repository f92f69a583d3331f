import type { DealResult, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { nameAt, type SheetProps } from '../game.ts';
import { formatSigned } from '../numbers.ts';
import { DealScores, LineNumber, type ScoreCell, type ScoreLine } from '../ScoreTable.tsx';

type Props = SheetProps<Observation>;

export function ScoreSheet({ observation, ...sight }: Props) {
  const { deals, scores } = observation;
  const account = async (line: number) =>
    (await import('./panels/score-breakdown.tsx')).scoreBreakdown(observation, line, sight);
  return (
    <DealScores
      {...sight}
      deals={deals}
      InWords={InWords}
      lineOf={lineOf}
      totals={scores.map(formatSigned)}
      account={account}
    />
  );
}

function lineOf(deal: DealResult, number: number, say: Props['say']): ScoreLine {
  const { points, bid, scores } = deal;
  return {
    head: (
      <>
        <LineNumber number={number} />
        <span className="small">{say('score.count', { points, bid })}</span>
      </>
    ),
    cells: scores.map((score, seat) => ({ what: formatSigned(score), ...markOf(deal, seat) })),
  };
}

function InWords({ deal, seated, say }: { readonly deal: DealResult } & Pick<Props, 'seated' | 'say'>) {
  const { winner, teammate, points, bid } = deal;
  const name = nameAt({ seated, say }, winner);
  return (
    <div className="in-words">
      <p className="verdict">{say(points >= bid ? 'score.made' : 'score.lost', { name })}</p>
      <p>
        {say('score.points', { points, bid })},{' '}
        {teammate === null ? say('score.alone') : say('score.with', { name: nameAt({ seated, say }, teammate) })}
      </p>
    </div>
  );
}

/** The declarer's score is ringed, the teammate's underlined. */
function markOf({ winner, teammate }: DealResult, seat: number): Pick<ScoreCell, 'mark'> {
  if (seat === winner) return { mark: 'ringed' };
  return seat === teammate ? { mark: 'underlined' } : {};
}
