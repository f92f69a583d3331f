import { useState } from 'react';
import type { EveningView } from '#shared/protocol/evening.ts';
import { MarkSign } from '../marks/MarkSign.tsx';
import { type EveningTable, nameIn } from '../session/evening/evening.ts';
import { missingAt, resultAt, stateOf } from '../session/evening/round.ts';
import { useRoom } from '../session/room/room.ts';
import type { Say } from '../words/say.ts';
import { type Sitter, sitterName } from './names.ts';
import { written } from './scores.ts';
import { TableSheet } from './TableSheet.tsx';
import { gameName, type WordsOf } from './words-of.ts';
import './tables.css';

/** Where a table's match can be looked at, by the table's id. */
export type HrefOf = (table: string) => string;

interface Props {
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  /** Not where matches can't be looked at. */
  readonly hrefOf?: HrefOf | undefined;
}

/** The tables of the latest round: who sits where, how far they are; and who waits. */
export function Tables({ evening, wordsOf, hrefOf }: Props) {
  const { say } = wordsOf();
  const [asked, ask] = useState<number | null>(null);
  const { round, form } = evening;
  if (!round || form.form === 'free') return null;
  const table = round.tables.find(({ number }) => number === asked);
  const waiting = waitingIn(evening);
  const isMixed = new Set(round.tables.map(({ game }) => game)).size > 1;
  return (
    <section className="evening-tables" aria-label={say('desk.tables')}>
      <ul>
        {round.tables.map((one) => (
          <li key={one.number}>
            <button
              type="button"
              className="slip evening-table"
              data-state={stateOf(one)}
              data-mine={one.number === evening.mine?.table}
              onClick={() => ask(one.number)}
            >
              <span className="table-head">
                <b className="table-number">{say('table.name', { number: one.number })}</b>
                <span className="tag">{wordOn(one, say)}</span>
              </span>
              {isMixed && <span className="small">{gameName(one.game, wordsOf)}</span>}
              <Seats table={one} evening={evening} say={say} />
            </button>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <p className="slip waiting">
          {say('desk.waiting')} {waiting.map((player) => nameIn(evening, player) ?? '').join(', ')}
        </p>
      )}
      {table && (
        <TableSheet
          table={table}
          round={round}
          evening={evening}
          wordsOf={wordsOf}
          hrefOf={hrefOf}
          onClose={() => ask(null)}
        />
      )}
    </section>
  );
}

/** Who is there and has no table: who sits out, and who has come since. */
function waitingIn({ round, standings }: EveningView): string[] {
  const seated = new Set(
    round?.tables.flatMap(({ seats }) => seats.flatMap((who) => (who.kind === 'person' ? who.player : []))),
  );
  return standings.filter(({ here, player }) => here && !seated.has(player)).map(({ player }) => player);
}

/** How far it is, in a word; how many are missing before the cards are dealt. */
export function wordOn(table: EveningTable, say: Say): string {
  const state = stateOf(table);
  const missing = missingAt(table);
  return state === 'waiting' && missing > 0
    ? say('at-evening.missing', { count: missing })
    : say(`at-evening.state.${state}`);
}

interface SeatsProps {
  readonly table: EveningTable;
  readonly evening: EveningView;
  readonly say: Say;
}

/** Who sits there, each with the score, once there is one. */
export function Seats({ table, evening, say }: SeatsProps) {
  const result = resultAt(table);
  return (
    <span className="evening-seats">
      {[...table.seats.entries()].map(([seat, sitter]) => (
        <span key={seat} className="evening-seat" data-won={result?.winners.includes(seat)}>
          <Sits sitter={sitter} evening={evening} say={say} />
          {result && (
            <b>
              {written(result.scores[seat] ?? 0)}
              {result.winners.includes(seat) && <i className="small"> {say('account.won')}</i>}
            </b>
          )}
        </span>
      ))}
    </span>
  );
}

/** Somebody with the mark they go by. */
function Sits({ sitter, evening, say }: Omit<SeatsProps, 'table'> & { readonly sitter: Sitter }) {
  const mark = useRoom(({ room }) =>
    sitter.kind === 'person' ? room?.people.find(({ id }) => id === sitter.player)?.mark : undefined,
  );
  return (
    <span className="sits" data-kind={sitter.kind}>
      {mark && <MarkSign mark={mark} />}
      {sitterName(sitter, evening, say)}
    </span>
  );
}
