import { useState } from 'react';
import type { EveningView, RoundDetail } from '#shared/protocol/evening.ts';
import { nameIn } from '../client/evening/evening.ts';
import { tableStateOf } from '../client/evening/round.ts';
import { bidiIsolated } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';
import { sitterName, type WordsOf } from './names.ts';
import { formatHundredths, formatScore } from './number-format.ts';
import { numbers } from './Stepper.tsx';
import { progressOf, TableSeats } from './TableSeats.tsx';
import { type LookAtTable, TableSheet } from './TableSheet.tsx';

interface DealResultsProps {
  readonly deal: RoundDetail['told'][number];
  readonly evening: Pick<EveningView, 'standings'>;
  readonly say: Say;
}

/** One deal at each table: those with the same cards share a column. */
function DealResults({ deal: { deal, plays }, evening, say }: DealResultsProps) {
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

interface Props {
  readonly round: RoundDetail;
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  readonly Look?: LookAtTable | undefined;
  /** For print: nothing can be pressed. */
  readonly printed?: boolean;
}

/** One round: its tables, who sat out, and its deals side by side. */
export function RoundResults({ round, evening, wordsOf, Look, printed = false }: Props) {
  const { say } = wordsOf();
  const [asked, ask] = useState<number | null>(null);
  const table = round.tables.find(({ number }) => number === asked);
  return (
    <div className="round-played">
      <ol>
        {round.tables.map((one) => (
          <li key={one.number}>
            <span className="table-head">
              <b>
                {evening.form.form === 'free' ? say('score-breakdown.free') : say('table.name', { number: one.number })}
              </b>
              {tableStateOf(one) !== 'over' && <span className="tag">{progressOf(one, say)}</span>}
              {!printed && (
                <button
                  type="button"
                  className="plain"
                  aria-label={say('rounds.more.name', { number: one.number })}
                  onClick={() => ask(one.number)}
                >
                  {say('rounds.more')}
                </button>
              )}
            </span>
            <TableSeats table={one} evening={evening} say={say} />
          </li>
        ))}
      </ol>
      {round.out.length > 0 && (
        <p className="small">
          {say('rounds.out', {
            names: round.out.map((player) => bidiIsolated(nameIn(evening, player) ?? '')).join(', '),
          })}
        </p>
      )}
      {round.told.map((deal) => (
        <DealResults key={deal.deal} deal={deal} evening={evening} say={say} />
      ))}
      {table && <TableSheet {...{ table, round, evening, wordsOf, Look }} onClose={() => ask(null)} />}
    </div>
  );
}
