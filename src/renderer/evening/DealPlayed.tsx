import type { EveningView, RoundDetail } from '#shared/protocol/evening.ts';
import type { Say } from '../words/say.ts';
import { formatHundredths } from './figures.ts';
import { sitterName } from './names.ts';
import { numbers } from './Stepper.tsx';
import { formatScore } from './scores.ts';

interface DealResultsProps {
  readonly deal: RoundDetail['told'][number];
  readonly evening: Pick<EveningView, 'standings'>;
  readonly say: Say;
}

/** One deal as each table has played it: who held the same cards stands in one column. */
export function DealResults({ deal: { deal, plays }, evening, say }: DealResultsProps) {
  const seats = Math.max(...plays.map((play) => play.seats.length));
  return (
    <table className="deal-played">
      <caption>{say('deal.title', { deal })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('deal.table')}</th>
          {numbers(1, seats).map((seat) => (
            <th key={seat} scope="col">
              {say('deal.seat', { seat })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plays.map(({ table, seats: sitters, scores, points }) => (
          <tr key={table}>
            <th scope="row">{table}</th>
            {[...sitters.entries()].map(([seat, sitter]) => (
              <td key={seat}>
                <span className="small">{sitterName(sitter, evening, say)}</span>
                <b>{formatScore(scores[seat] ?? 0)}</b>
                <span className="small">{say('deal.points', { points: formatHundredths(points[seat] ?? 0, 2) })}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
