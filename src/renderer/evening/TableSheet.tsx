import { type ComponentType, useState } from 'react';
import type { EveningView, RoundView } from '#shared/protocol/evening.ts';
import { Sheet } from '../paper/Sheet.tsx';
import type { EveningTable } from '../session/evening/evening.ts';
import { isSecret, stateOf } from '../session/evening/round.ts';
import { callHost } from '../session/line/callHost.ts';
import type { Say } from '../words/say.ts';
import { Correct } from './Correct.tsx';
import { Entries } from './Entries.tsx';
import { SayToTables } from './SayToTables.tsx';
import { Seats, wordOn } from './Seats.tsx';
import { ShowOnScreens } from './ShowOnScreens.tsx';
import { Sure } from './Sure.tsx';
import { gameName, type WordsOf } from './words-of.ts';

/** A way to look at the match of a table that is put up, by the table's id; or nothing as long as there is none. */
export type Look = ComponentType<{ readonly id: string; readonly state: EveningTable['state']; readonly say: Say }>;

interface Props {
  readonly table: EveningTable;
  readonly round: RoundView;
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  /** Not where matches can't be looked at. */
  readonly Look?: Look | undefined;
  onClose(): void;
}

/** One table: who sits there, what it has brought, and what who leads can do about it. */
export function TableSheet({ table, round, evening, wordsOf, Look, onClose }: Props) {
  const { say } = wordsOf();
  const [correcting, correct] = useState(false);
  const where = { round: round.number, table: table.number };
  if (correcting) {
    return <Correct {...{ table, round, evening, say }} onClose={() => correct(false)} />;
  }
  const state = stateOf(table);
  const isLatest = round.number === evening.round?.number;
  const { number, entries, table: id } = table;
  return (
    <Sheet
      title={say('table.name', { number })}
      className="table-sheet"
      onClose={onClose}
      closeLabel={say('sheet.close')}
    >
      <p>
        {say('desk.table.about', {
          round: round.number,
          game: gameName(table.game, wordsOf),
          state: wordOn(table, say),
        })}
      </p>
      <Seats table={table} evening={evening} say={say} />
      <Entries table={table} evening={evening} say={say} />
      {id && Look && mayLook(table, round, evening) && <Look id={id} state={table.state} say={say} />}
      {isSecret(round) && state === 'playing' && !isMine(table, evening) && (
        <p className="small">{say('refused.desk.deals-secret')}</p>
      )}
      {evening.leads && (
        <>
          {isLatest && !evening.over && <OfTheLatest table={number} say={say} />}
          {entries.length > 0 && (
            <button type="button" onClick={() => correct(true)}>
              {say('desk.correct')}
            </button>
          )}
          {!evening.over && state !== 'over' && state !== 'broken' && (
            <Sure
              word={say('desk.break-off')}
              sure={say('desk.break-off.sure')}
              say={say}
              onSure={() => void callHost((client) => client.evening.breakOff(where))}
            />
          )}
        </>
      )}
    </Sheet>
  );
}

/** It is called, or told something. */
function OfTheLatest({ table, say }: { readonly table: number; readonly say: Say }) {
  return (
    <>
      <button type="button" onClick={() => void callHost((client) => client.evening.callTable({ table }))}>
        {say('desk.call')}
      </button>
      <ShowOnScreens what={table} say={say} />
      <SayToTables table={table} say={say} />
    </>
  );
}

/** What lies there is seen by who sits there; by others, once it is no secret. */
function mayLook(table: EveningTable, round: RoundView, evening: EveningView): boolean {
  return !isSecret(round) || isMine(table, evening);
}

function isMine({ seats }: EveningTable, { me }: EveningView): boolean {
  return seats.some((who) => who.kind === 'person' && who.player === me);
}
