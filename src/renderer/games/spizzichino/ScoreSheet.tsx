import type { DealResult, Observation } from '#shared/games/spizzichino/state.ts';
import { nameAt, type SheetProps } from '../game.ts';
import { DealScores, LineNumber, type ScoreLine } from '../ScoreTable.tsx';
import { inPoints, SEATS } from './selectors/names.ts';

type Props = SheetProps<Observation>;

export function ScoreSheet({ observation, ...sight }: Props) {
  const { deals, scores } = observation;
  const account = async (line: number) =>
    (await import('./panels/score-breakdown.tsx')).scoreBreakdown(observation, line, sight);
  return <DealScores {...sight} deals={deals} InWords={InWords} lineOf={lineOf} totals={scores} account={account} />;
}

function lineOf(deal: DealResult, number: number, say: Props['say']): ScoreLine {
  const cells = SEATS.map((seat) => ({
    what: (
      <>
        {deal.points[seat]} <span className="small">{made(deal, seat, say)}</span>
      </>
    ),
  }));
  return { head: <LineNumber number={number} />, cells };
}

/** Who has scored more, and how (SP-19). */
function InWords({ deal, seated, say }: { readonly deal: DealResult } & Pick<Props, 'seated' | 'say'>) {
  const [first = 0, second = 0] = deal.points;
  const verdict =
    first === second
      ? say('score.level')
      : say('score.more', { name: nameAt({ seated, say }, first > second ? 0 : 1), points: Math.abs(first - second) });
  return (
    <div className="in-words">
      <p className="verdict">{verdict}</p>
      {SEATS.map((seat) => (
        <p key={seat}>{inWords(deal, seat, nameAt({ seated, say }, seat), say)}</p>
      ))}
    </div>
  );
}

/** SP-19: the thirds as points, rounded down, and the declarations. */
function inWords({ thirds, declared }: DealResult, seat: number, name: string, say: Props['say']): string {
  const taken = thirds[seat] ?? 0;
  const said = { name, points: inPoints(taken), declared: declared[seat] ?? 0 };
  return taken % 3 === 0 ? say('score.made', said) : say('score.rounded', { ...said, whole: Math.floor(taken / 3) });
}

/** The sources of the points: tricks and declarations; empty without declarations. */
function made({ thirds, declared }: DealResult, seat: number, say: Props['say']): string {
  const points = Math.floor((thirds[seat] ?? 0) / 3);
  return declared[seat] ? say('score.sum', { points, declared: declared[seat] }) : '';
}
