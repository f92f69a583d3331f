import type { Observation, RoundResult } from '#shared/games/viva/observation.ts';
import { nameAt, type SheetProps } from '../game.ts';

type Props = SheetProps<Observation>;

/** The rounds of the match, the latest in words above, and the winner's cards of each. */
export function ScoreSheet({ observation, seated, viewer, say }: Props) {
  const { results, scores } = observation;
  const latest = results.at(-1);
  return (
    <>
      {latest && <InWords result={latest} seated={seated} say={say} />}
      <table className="score-table" aria-label={say('score.table')}>
        <thead>
          <tr>
            <th scope="col">{say('score.round')}</th>
            {scores.map((_, seat) => (
              <th key={seatKey(seat)} scope="col" className={seat === viewer ? 'own' : undefined}>
                {nameAt({ seated, say }, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result, k) => (
            <tr key={roundKey(k)} className={result === latest ? 'latest' : undefined}>
              <th scope="row">
                {result.loser === null ? say('score.tie-break') : <span className="deal-number">{k + 1}</span>}
              </th>
              {scores.map((_, seat) => (
                <Cell key={seatKey(seat)} result={result} seat={seat} say={say} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('score.total')}</th>
            {scores.map((score, seat) => (
              <td key={seatKey(seat)} data-total={seat}>
                {score}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** Seats and rounds have no name but their place. */
function seatKey(seat: number): string {
  return `seat-${seat}`;
}

function roundKey(k: number): string {
  return `round-${k}`;
}

function Cell({ result, seat, say }: { readonly result: RoundResult; readonly seat: number } & Pick<Props, 'say'>) {
  const { winner, loser } = result;
  if (seat === winner) return <td className="declarer">{loser === null ? say('score.first') : 1}</td>;
  return <td>{seat === loser && <span className="small">{say('score.left')}</span>}</td>;
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
