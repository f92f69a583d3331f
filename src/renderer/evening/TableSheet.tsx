import './tables.css';
import { type ComponentType, useState } from 'react';
import type { EveningView, RoundView } from '#shared/protocol/evening.ts';
import { Avatar } from '../avatars/Avatar.tsx';
import { callHost } from '../client/connection/call-host.ts';
import { type EveningTable, isSecretRound, missingAt, resultAt, tableStateOf } from '../client/evening/evening.ts';
import { useRoom } from '../client/room/room.ts';
import { bidiIsolated } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { CorrectResult } from './CorrectResult.tsx';
import { DeskAnnouncementForm, ShowOnTvs } from './DeskBroadcast.tsx';
import { formatScore, gameName, type Sitter, sitterName, type WordsOf } from './format.ts';

/** The table's progress in a word; before the deal, how many are missing. */
export function progressOf(table: EveningTable, say: Say): string {
  const state = tableStateOf(table);
  const missing = missingAt(table);
  return state === 'waiting' && missing > 0
    ? say('own-evening.missing', { count: missing })
    : say(`own-evening.state.${state}`);
}

interface SeatsProps {
  readonly table: EveningTable;
  readonly evening: EveningView;
  readonly say: Say;
}

/** The table's players, each with the score, once there is one. */
export function TableSeats({ table, evening, say }: SeatsProps) {
  const result = resultAt(table);
  return (
    <span className="evening-seats">
      {[...table.seats.entries()].map(([seat, sitter]) => (
        <span key={seat} className="evening-seat" data-won={result?.winners.includes(seat)}>
          <Sits sitter={sitter} evening={evening} say={say} />
          {result && (
            <b>
              {formatScore(result.scores[seat] ?? 0)}
              {result.winners.includes(seat) && <i className="small"> {say('score-breakdown.won')}</i>}
            </b>
          )}
        </span>
      ))}
    </span>
  );
}

/** A player with their avatar. */
function Sits({ sitter, evening, say }: Omit<SeatsProps, 'table'> & { readonly sitter: Sitter }) {
  const mark = useRoom(({ room }) =>
    sitter.kind === 'person' ? room?.people.find(({ id }) => id === sitter.player)?.mark : undefined,
  );
  return (
    <span className="sits" data-kind={sitter.kind}>
      {mark && <Avatar mark={mark} />}
      {sitterName(sitter, evening, say)}
    </span>
  );
}

interface ResultHistoryProps {
  readonly table: EveningTable;
  readonly evening: Pick<EveningView, 'standings'>;
  readonly say: Say;
}

type Entry = EveningTable['entries'][number];

/** Every entry for a table, the latest last: a corrected result keeps the one before, with the reason. */
function ResultHistory({ table, evening, say }: ResultHistoryProps) {
  const { entries } = table;
  if (!entries.some(({ deal, correction }) => deal !== null || correction)) return null;
  return (
    <ol className="entries">
      {[...entries.entries()].map(([k, entry]) => (
        <li key={k} data-stale={isStale(entry, entries.slice(k + 1))}>
          {entry.deal !== null && <b>{say('evening-desk.entry.deal', { deal: entry.deal })}</b>}{' '}
          {inWords(entry, table, evening, say)}
          {entry.correction && <span className="small">{say('evening-desk.entry.correction', entry.correction)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** A later entry covers the same deal. */
function isStale({ deal }: Entry, later: readonly Entry[]): boolean {
  return later.some((one) => one.deal === deal);
}

function inWords({ scores }: Entry, { seats }: EveningTable, evening: ResultHistoryProps['evening'], say: Say): string {
  if (!scores) return say('score-breakdown.broken off');
  const each = seats.map(
    (sitter, seat) => `${bidiIsolated(sitterName(sitter, evening, say))} ${formatScore(scores[seat] ?? 0)}`,
  );
  return each.join(' · ');
}

/** Shows the match of an evening's table, by id; undefined until loaded. */
export type LookAtTable = ComponentType<{
  readonly id: string;
  readonly state: EveningTable['state'];
  readonly say: Say;
}>;

interface Props {
  readonly table: EveningTable;
  readonly round: RoundView;
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  /** Undefined where matches can't be shown. */
  readonly Look?: LookAtTable | undefined;
  onClose(): void;
}

/** One table: its players, its result, and the actions of whoever leads. */
export function TableSheet({ table, round, evening, wordsOf, Look, onClose }: Props) {
  const { say } = wordsOf();
  const [correcting, correct] = useState(false);
  const where = { round: round.number, table: table.number };
  if (correcting) {
    return <CorrectResult {...{ table, round, evening, say }} onClose={() => correct(false)} />;
  }
  const state = tableStateOf(table);
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
        {say('evening-desk.table.about', {
          round: round.number,
          game: gameName(table.game, wordsOf),
          state: progressOf(table, say),
        })}
      </p>
      <TableSeats table={table} evening={evening} say={say} />
      <ResultHistory table={table} evening={evening} say={say} />
      {id && Look && mayLook(table, round, evening) && <Look id={id} state={table.state} say={say} />}
      {isSecretRound(round) && state === 'playing' && !isMine(table, evening) && (
        <p className="small">{say('refused.desk.deals-secret')}</p>
      )}
      {evening.leads && (
        <>
          {isLatest && !evening.over && <OfTheLatest table={number} say={say} />}
          {entries.length > 0 && (
            <button type="button" onClick={() => correct(true)}>
              {say('evening-desk.correct')}
            </button>
          )}
          {!evening.over && state !== 'over' && state !== 'broken' && (
            <ConfirmButton
              word={say('evening-desk.break-off')}
              consequence={say('evening-desk.break-off.sure')}
              cancel={say('evening-desk.not')}
              onConfirm={() => void callHost((client) => client.evening.breakOff(where))}
            />
          )}
        </>
      )}
    </Sheet>
  );
}

/** Sends the table a call or an announcement. */
function OfTheLatest({ table, say }: { readonly table: number; readonly say: Say }) {
  return (
    <>
      <button type="button" onClick={() => void callHost((client) => client.evening.callTable({ table }))}>
        {say('evening-desk.call')}
      </button>
      <ShowOnTvs what={table} say={say} />
      <DeskAnnouncementForm table={table} say={say} />
    </>
  );
}

/** A match is visible to its players, and to others once it is not secret. */
function mayLook(table: EveningTable, round: RoundView, evening: EveningView): boolean {
  return !isSecretRound(round) || isMine(table, evening);
}

function isMine({ seats }: EveningTable, { me }: EveningView): boolean {
  return seats.some((who) => who.kind === 'person' && who.player === me);
}
