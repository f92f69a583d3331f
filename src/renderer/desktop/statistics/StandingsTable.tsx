import type { PersonStanding } from '#shared/statistics/counts.ts';
import type { Say } from '../../i18n/say.ts';
import { addressOf } from '../../ui/route.ts';
import { type Unfolding, UnfoldingNumber } from './UnfoldingNumber.tsx';

/** A row: a person, or a person in one game. */
export interface Row {
  readonly id: string;
  readonly title: string;
  /** The person whose page it links to, if any. */
  readonly person?: string;
  readonly standing: PersonStanding;
}

interface Props {
  readonly caption: string;
  readonly first: string;
  readonly rows: readonly Row[];
  readonly unfolding: Unfolding;
  readonly say: Say;
}

const COUNTS = [
  ['played', 'statistics.played'],
  ['won', 'statistics.won'],
  ['lost', 'statistics.lost'],
  ['contestsWon', 'statistics.deals-won'],
  ['contestsLost', 'statistics.deals-lost'],
] as const;

/** Matches and deals played, won and lost; each number unfolds. */
export function StandingsTable({ caption, first, rows, unfolding, say }: Props) {
  return (
    <div className="statistics-scroll">
      <table className="statistics-standings">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {COUNTS.map(([, what]) => (
              <th key={what} scope="col">
                {say(what)}
              </th>
            ))}
            <th scope="col">{say('statistics.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, person, standing }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{person ? <a href={addressOf({ screen: 'statistics', person })}>{title}</a> : title}</bdi>
              </th>
              {COUNTS.map(([count, what]) => (
                <td key={what}>
                  <UnfoldingNumber
                    of={id}
                    name={title}
                    what={what}
                    count={standing[count]}
                    unfolding={unfolding}
                    say={say}
                  />
                </td>
              ))}
              <td>{say('statistics.percent', { value: shareOf(standing) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Share of matches won, in per cent. */
function shareOf({ won, played }: PersonStanding): number {
  return played.times === 0 ? 0 : Math.round((100 * won.times) / played.times);
}
