import { useState } from 'react';
import type { EveningView, WholeRound } from '#shared/protocol/evening.ts';
import { nameIn } from '../session/evening/evening.ts';
import { stateOf } from '../session/evening/round.ts';
import { isolated } from '../words/isolated.ts';
import { DealPlayed } from './DealPlayed.tsx';
import { Seats, wordOn } from './Seats.tsx';
import { type Look, TableSheet } from './TableSheet.tsx';
import type { WordsOf } from './words-of.ts';

interface Props {
  readonly round: WholeRound;
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  readonly Look?: Look | undefined;
  /** It is paper: nothing can be pressed. */
  readonly printed?: boolean;
}

/** One round: its tables, who sat out, and its deals side by side. */
export function RoundPlayed({ round, evening, wordsOf, Look, printed = false }: Props) {
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
              {stateOf(one) !== 'over' && <span className="tag">{wordOn(one, say)}</span>}
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
            <Seats table={one} evening={evening} say={say} />
          </li>
        ))}
      </ol>
      {round.out.length > 0 && (
        <p className="small">
          {say('rounds.out', { names: round.out.map((player) => isolated(nameIn(evening, player) ?? '')).join(', ') })}
        </p>
      )}
      {round.told.map((deal) => (
        <DealPlayed key={deal.deal} deal={deal} evening={evening} say={say} />
      ))}
      {table && <TableSheet {...{ table, round, evening, wordsOf, Look }} onClose={() => ask(null)} />}
    </div>
  );
}
