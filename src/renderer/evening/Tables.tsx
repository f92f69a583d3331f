import { nameList } from '../i18n/names.ts';
import './tables.css';
import { useState } from 'react';
import type { EveningView } from '#shared/protocol/evening.ts';
import { nameIn, tableStateOf } from '../client/evening/evening.ts';
import { gameName, type WordsOf } from './format.ts';
import { type LookAtTable, progressOf, TableSeats, TableSheet } from './TableSheet.tsx';

interface Props {
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  /** Undefined where matches can't be shown. */
  readonly Look?: LookAtTable | undefined;
}

/** The tables of the latest round with players and progress; and who waits. */
export function Tables({ evening, wordsOf, Look }: Props) {
  const { say } = wordsOf();
  const [chosen, choose] = useState<number | null>(null);
  const { round, form } = evening;
  if (!round || form.form === 'free') return null;
  const table = round.tables.find(({ number }) => number === chosen);
  const waiting = waitingIn(evening);
  const isMixed = new Set(round.tables.map(({ game }) => game)).size > 1;
  return (
    <section className="evening-tables" aria-label={say('evening-desk.tables')}>
      <ul>
        {round.tables.map((one) => (
          <li key={one.number}>
            <button
              type="button"
              className="slip evening-table"
              data-state={tableStateOf(one)}
              data-mine={one.number === evening.mine?.table}
              onClick={() => choose(one.number)}
            >
              <span className="table-head">
                <b className="table-number">{say('table.name', { number: one.number })}</b>
                <span className="tag">{progressOf(one, say)}</span>
              </span>
              {isMixed && <span className="small">{gameName(one.game, wordsOf)}</span>}
              <TableSeats table={one} evening={evening} say={say} />
            </button>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <p className="slip waiting">
          {say('evening-desk.waiting')} {nameList(waiting.map((player) => nameIn(evening, player) ?? ''))}
        </p>
      )}
      {table && (
        <TableSheet
          table={table}
          round={round}
          evening={evening}
          wordsOf={wordsOf}
          Look={Look}
          onClose={() => choose(null)}
        />
      )}
    </section>
  );
}

/** People without a table: those sitting out, and latecomers. */
function waitingIn({ round, standings }: EveningView): string[] {
  const seated = new Set(
    round?.tables.flatMap(({ seats }) => seats.flatMap((who) => (who.kind === 'person' ? who.player : []))),
  );
  return standings.filter(({ here, player }) => here && !seated.has(player)).map(({ player }) => player);
}
