import { useState } from 'react';
import type { EveningView, RoundDetail } from '#shared/protocol/evening.ts';
import { nameIn } from '../session/evening/evening.ts';
import { tableStateOf } from '../session/evening/round.ts';
import { bidiIsolated } from '../words/isolated.ts';
import { DealResults } from './DealPlayed.tsx';
import { TableSeats, progressOf } from './Seats.tsx';
import { type LookAtTable, TableSheet } from './TableSheet.tsx';
import type { WordsOf } from './words-of.ts';

interface Props {
  readonly round: RoundDetail;
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  readonly Look?: LookAtTable | undefined;
  /** It is paper: nothing can be pressed. */
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
              <b>{evening.form.form === 'free' ? say('account.free') : say('table.name', { number: one.number })}</b>
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
          {say('rounds.out', { names: round.out.map((player) => bidiIsolated(nameIn(evening, player) ?? '')).join(', ') })}
        </p>
      )}
      {round.told.map((deal) => (
        <DealResults key={deal.deal} deal={deal} evening={evening} say={say} />
      ))}
      {table && <TableSheet {...{ table, round, evening, wordsOf, Look }} onClose={() => ask(null)} />}
    </div>
  );
}
