import type { DealResult, Observation } from '#shared/games/briscola-chiamata/observation.ts';
import { nameAt, type SheetProps } from '../game.ts';
import { SEATS } from './seats.ts';

type Props = SheetProps<Observation>;

/** The deals of the match, the latest in words above, and the totals. */
export function ScoreSheet({ observation, seated, viewer, say }: Props) {
  const { deals, scores } = observation;
  const latest = deals.at(-1);
  return (
    <>
      {latest && <InWords deal={latest} seated={seated} say={say} />}
      <table className="score-table" aria-label={say('score.table')}>
        <thead>
          <tr>
            <th scope="col">{say('score.deal')}</th>
            {SEATS.map((seat) => (
              <th key={seat} scope="col" className={seat === viewer ? 'own' : undefined}>
                {nameAt({ seated, say }, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deals.map((deal, k) => (
            <tr key={dealKey(k)} className={deal === latest ? 'latest' : undefined}>
              <th scope="row">
                <span className="deal-number">{k + 1}</span>
                <span className="small">{say('score.count', { points: deal.points, bid: deal.bid })}</span>
              </th>
              {SEATS.map((seat) => (
                <td key={seat} className={side(deal, seat)}>
                  {signed(deal.scores[seat] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('score.total')}</th>
            {SEATS.map((seat) => (
              <td key={seat} data-total={seat}>
                {signed(scores[seat] ?? 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
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

/** Deals have no name but their place in the match. */
function dealKey(k: number): string {
  return `deal-${k}`;
}

function side({ winner, teammate }: DealResult, seat: number): string | undefined {
  if (seat === winner) return 'declarer';
  return seat === teammate ? 'teammate' : undefined;
}

/** A score as it is written: with its sign, a true minus. */
function signed(score: number): string {
  return score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0';
}
