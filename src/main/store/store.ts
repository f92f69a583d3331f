/** What is kept: sessions, tables, matches and their events. What a call has written is on the disk when it returns. */
import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import type { GameEvent, Result } from '#shared/engine/rules.ts';
import { type EveningStore, eveningStoreIn } from './evening-store.ts';
import { bytesOf, type ChainedLines, chainedLines, EVENTS, SHUFFLE_STEPS } from './hash-chain.ts';
import { highWaterMarkOf } from './integrity-check.ts';
import { deleteMatches, practiceLeft } from './match-deletion.ts';
import { type BetStore, betStoreIn, type SeatedBotStore, seatedBotsIn } from './match-documents.ts';
import { clearFolder, type OpenedDatabase, openDatabase } from './open-database.ts';
import { type RoomStore, roomStoreIn } from './room-store.ts';
import {
  type FinishedMatch,
  finishedSchema,
  type Heir,
  type KeptMatch,
  type KeptTable,
  matchSchema,
  rowOf,
  type StatisticsMatch,
  statisticsMatchSchema,
  tableSchema,
} from './row-schemas.ts';
import { type SessionStore, sessionsIn } from './session-store.ts';
import { type ShuffleStep, shuffleStepSchema } from './shuffle-step.ts';

export type {
  Banned,
  FinishedMatch,
  Guest,
  Heir,
  KeptMatch,
  KeptTable,
  Occupant,
  StatisticsMatch,
} from './row-schemas.ts';

/** So many matches are listed at once. */
const FINISHED_PAGE_SIZE = 100;

/** Something could not be written; nothing has changed. */
export class StoreWriteError extends Error {}

/** What a match takes from its table when it begins. */
type BeginningTable = Pick<KeptTable, 'id' | 'match' | 'game' | 'seats' | 'options' | 'host'>;

/** The number and the beginning of a match that has them already, from another store. */
export interface MatchIdentity {
  readonly id: number;
  readonly began: string;
}

/** Whatever writes throws `NotKept` where it can't. */
export interface Store extends SessionStore, RoomStore, EveningStore, BetStore, SeatedBotStore {
  /** What was wrong with the store of before, as a sentence. */
  readonly notice: string | undefined;
  /** All that can be read; `left` is called for each one that can't, with its game. */
  tables(left?: (game: string) => void): KeptTable[];
  /** Keeps a new table, or what has changed on one. */
  keepTable(table: KeptTable): void;
  /** Keeps a table on which one session's seats are another's now, and with them its match, if there is one. */
  handOver(table: KeptTable, match: number | undefined, from: string, to: string): void;
  /** Keeps a table on which these bots' seats are somebody's now, and with them the match, which is theirs, too. */
  inherit(table: KeptTable, match: number, heirs: readonly Heir[]): void;
  /** Forgets a table; its matches stay. */
  dropTable(id: string): void;
  /**
   * Keeps the beginning of the table's next match. One for practice is on no list and in no book, nobody reads it as a
   * record, and it is there as long as it lies on its table.
   */
  beginMatch(table: BeginningTable, practice?: boolean, born?: MatchIdentity): KeptMatch;
  /** The table's match of that number. */
  match(table: string, number: number): KeptMatch | undefined;
  /** The table's latest match that is over. */
  latestOver(table: string): KeptMatch | undefined;
  /** Adds a match's event; `number` counts them from 0, without a gap. */
  append(match: number, number: number, event: GameEvent): void;
  /** Adds all of these events in one piece, from this number on; the disk is written once, also where there are none. */
  appendDiscreetly(match: number, number: number, events: readonly GameEvent[]): void;
  /** A match that is paused stays so until it goes on. */
  setPaused(match: number, paused: boolean): void;
  /** Marks a match as over, with what it came to. */
  end(match: number, result: Result): void;
  /** Marks a match as over without a result, and keeps its table as it is without it. */
  breakOff(match: number, table: KeptTable): void;
  /**
   * The matches that are over in which this session sat, or whose host it was, the latest first, and no more than
   * `FINISHED_AT_ONCE`. `before`: those that began earlier than this one.
   */
  finished(session: string, before?: number): FinishedMatch[];
  /** One of them; nothing if it is none of them. */
  finishedMatch(session: string, match: number): KeptMatch | undefined;
  /** A match that is over, whosever it is. */
  overMatch(match: number): KeptMatch | undefined;
  /** Whosever they are, the latest first, no more than so many; `before`: those that began earlier than this one. */
  allOver(most: number, before?: number): StatisticsMatch[];
  /** Deletes matches that are over, with all that belongs to them, overwritten on the disk; others stay. */
  deleteMatches(matches: readonly number[]): void;
  /** Deletes, in the same way, each match for practice that lies on no table any more. */
  sweepPractice(): void;
  /** Throws `Damaged` where they are not what they were; so do the steps of its seals. */
  events(match: number): GameEvent[];
  /** Adds steps of a match's seals, all or none; `number` is the first one's, counted from 0 without a gap. */
  addSealSteps(match: number, number: number, steps: readonly ShuffleStep[]): void;
  sealSteps(match: number): ShuffleStep[];
  /** Puts what was written into the main file, so that the log is not all there is of it. It takes a moment. */
  checkpoint(): void;
  /**
   * Waits until what was written of this table (of the room and its tables: `ROOM`) is safe wherever it has to be; rejects
   * where it never will be. Nothing where it is that already, as on this computer's own disk: what was written is told, and
   * answered, no sooner.
   */
  whenDurable(table: string): Promise<void> | undefined;
  close(): void;
}

/** What the room, its tables and its evenings are written as. */
export const ROOM_ID = 'room';

/** Opens the store in a folder. Throws `FolderUnusable` where that can't be done. */
export function openStore(folder: string, now: Date = new Date()): Store {
  return storeOf(openDatabase(folder, now));
}

/** A copy of what is kept elsewhere, begun anew: it need not outlive this computer, and what belongs together may come apart on its way. */
export function openReplica(folder: string): Store {
  clearFolder(folder);
  const opened = openDatabase(folder, new Date());
  opened.db.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;');
  return storeOf(opened);
}

function storeOf({ db, tally, notice }: OpenedDatabase): Store {
  const sql = statements(db);
  const events = chainedLines(db, EVENTS, (text) => JSON.parse(text) as GameEvent);
  const steps = chainedLines(db, SHUFFLE_STEPS, (text) => shuffleStepSchema.parse(JSON.parse(text)));
  let now = highWaterMarkOf(db);

  /** Runs what writes, and says beside the store how much it holds then: so many lines more, or other rows than before. */
  function write<T>(run: () => T, more = 0): T {
    try {
      const result = run();
      const changes = more > 0 ? now.changes : Number(sql.changes.get()?.changes);
      now = { ...now, changes, lines: now.lines + more };
      tally.keep(now);
      return result;
    } catch (cause) {
      throw new StoreWriteError('nothing was written', { cause });
    }
  }

  /** Adds lines to a match, all or none, and whatever else belongs to it. */
  function add<T>(to: ChainedLines<T>, match: number, number: number, lines: readonly T[], also?: () => void): void {
    const run = (): void => to.add(match, number, lines);
    const together = (): void => {
      also?.();
      run();
    };
    try {
      write(() => (also || lines.length > 1 ? atOnce(db, together) : run()), lines.length);
    } catch (error) {
      to.forget(match);
      throw error;
    }
  }

  /** What a match says of its lines once it is over. */
  function endOf(match: number) {
    const [{ count, head }, seal] = [events.endOf(match), steps.endOf(match)];
    return { count, head: bytesOf(head), sealCount: seal.count, sealHead: bytesOf(seal.head) };
  }

  function deleteForGood(matches: readonly number[]): void {
    // Said first: what is said beside the store is never more than it holds.
    tally.keep({ ...now, lines: 0 });
    try {
      write(() => atOnce(db, () => deleteMatches(db, matches)));
    } finally {
      now = highWaterMarkOf(db);
      tally.keep(now);
    }
    // The log of what was written has it until then.
    sql.truncate.get();
    for (const match of matches) for (const lines of [events, steps]) lines.forget(match);
  }

  return {
    notice,
    ...sessionsIn(db, write),
    ...roomStoreIn(db, write),
    ...eveningStoreIn(db, write),
    ...seatedBotsIn(db, write),
    ...betStoreIn(
      db,
      (run) => write(() => atOnce(db, run)),
      (match) => void sql.beDiscreet.run(match),
    ),
    tables: (left) =>
      sql.tables.all().flatMap((row) => {
        const table = legible(tableSchema, row);
        if (!table) left?.(String(row.game));
        return table ?? [];
      }),
    keepTable: (table) => void write(() => sql.keepTable.run(rowOf(table))),
    handOver(table, match, from, to) {
      write(() =>
        atOnce(db, () => {
          sql.keepTable.run(rowOf(table));
          if (match !== undefined) sql.handOver.run({ match, from, to });
        }),
      );
    },
    inherit(table, match, heirs) {
      write(() =>
        atOnce(db, () => {
          sql.keepTable.run(rowOf(table));
          for (const { seat, session, name } of heirs) sql.inherit.run({ match, place: `$[${seat}]`, session, name });
        }),
      );
    },
    dropTable: (id) => void write(() => sql.dropTable.run(id)),
    beginMatch({ id, match, game, seats, options, host }, practice = false, born) {
      const names = seats.map((seat) => (seat.kind === 'empty' ? null : seat.name));
      const sessions = seats.map((seat) => (seat.kind === 'person' ? seat.session : null));
      const lists = [options, names, sessions].map((value) => JSON.stringify(value));
      const began = born?.began ?? new Date().toISOString();
      const row = [born?.id ?? null, id, match, game, seats.length, host, began, practice ? 1 : 0, ...lists];
      const { lastInsertRowid } = write(() => sql.beginMatch.run(...row));
      const kept = { id: Number(lastInsertRowid), game, seats: seats.length, options: { ...options }, tableId: id };
      return { ...kept, over: false, paused: false, practice, brokenOff: false, result: undefined };
    },
    match: (table, number) => parseMatch(sql.match.get(table, number)),
    latestOver: (table) => parseMatch(sql.latestOver.get(table)),
    append: (match, number, event) => add(events, match, number, [event]),
    appendDiscreetly: (match, number, all) => add(events, match, number, all, () => sql.beDiscreet.run(match)),
    setPaused: (match, paused) => void write(() => sql.setPaused.run(paused ? 1 : 0, match)),
    end(match, result) {
      const [winners, text] = [result.winners, result].map((value) => JSON.stringify(value)) as [string, string];
      write(() => sql.end.run({ match, winners, result: text, brokenOff: 0, ...endOf(match) }));
      for (const lines of [events, steps]) lines.forget(match);
    },
    breakOff(match, table) {
      write(() =>
        atOnce(db, () => {
          sql.end.run({ match, winners: '[]', result: null, brokenOff: 1, ...endOf(match) });
          sql.keepTable.run(rowOf(table));
        }),
      );
      for (const lines of [events, steps]) lines.forget(match);
    },
    finished: (session, before = Number.MAX_SAFE_INTEGER) =>
      sql.finished.all({ session, before }).flatMap((row) => legible(finishedSchema, row) ?? []),
    finishedMatch: (session, match) => parseMatch(sql.finishedMatch.get({ session, match })),
    overMatch: (match) => parseMatch(sql.overMatch.get(match)),
    allOver: (most, before = Number.MAX_SAFE_INTEGER) =>
      sql.allOver.all(before, most).flatMap((row) => legible(statisticsMatchSchema, row) ?? []),
    deleteMatches: deleteForGood,
    sweepPractice() {
      const left = practiceLeft(db);
      if (left.length > 0) deleteForGood(left);
    },
    events: (match) => events.all(match),
    addSealSteps: (match, number, all) => add(steps, match, number, all),
    sealSteps: (match) => steps.all(match),
    checkpoint() {
      try {
        sql.checkpoint.get();
      } catch {
        // The log has it all the same.
      }
    },
    whenDurable: () => undefined,
    close() {
      db.close();
      tally.close();
    },
  };
}

/** All of it, or nothing. */
function atOnce(db: DatabaseSync, run: () => void): void {
  db.exec('BEGIN');
  try {
    run();
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** What a row says; nothing of one that no version of this program wrote. */
function legible<T>(schema: z.ZodType<T>, row: unknown): T | undefined {
  try {
    return schema.parse(row);
  } catch {
    return undefined;
  }
}

function parseMatch(row: unknown): KeptMatch | undefined {
  return row === undefined ? undefined : matchSchema.parse(row);
}

const RECORDS_OF_SESSION =
  'SELECT matches.* FROM owners JOIN matches ON matches.id = owners.match WHERE session = :session AND over = 1 AND practice = 0';

/** Found by an index, whatever else lies in the store. */
export const FINISHED = `${RECORDS_OF_SESSION} AND owners.match < :before ORDER BY owners.match DESC LIMIT ${FINISHED_PAGE_SIZE}`;

function statements(db: DatabaseSync) {
  return {
    tables: db.prepare('SELECT * FROM tables ORDER BY rowid'),
    keepTable: db.prepare(
      `INSERT INTO tables (id, game, host, match, code, options, seats, settings, guests, banned, handed, name, room, heirs, dealt)
       VALUES (:id, :game, :host, :match, :code, :options, :seats, :settings, :guests, :banned, :handed, :name, :room, :heirs, :dealt)
       ON CONFLICT (id) DO UPDATE SET host = excluded.host, match = excluded.match, code = excluded.code,
         options = excluded.options, seats = excluded.seats, settings = excluded.settings, guests = excluded.guests,
         banned = excluded.banned, handed = excluded.handed, name = excluded.name, heirs = excluded.heirs, dealt = excluded.dealt`,
    ),
    inherit: db.prepare(
      `UPDATE matches SET sessions = json_set(sessions, :place, :session), names = json_set(names, :place, :name)
       WHERE id = :match`,
    ),
    handOver: db.prepare(
      `UPDATE matches SET host = iif(host = :from, :to, host), sessions = (
         SELECT json_group_array(iif(value = :from, :to, value) ORDER BY key) FROM json_each(matches.sessions)
       ) WHERE id = :match`,
    ),
    dropTable: db.prepare('DELETE FROM tables WHERE id = ?'),
    beginMatch: db.prepare(
      `INSERT INTO matches (id, tableId, number, game, seats, host, began, practice, options, names, sessions)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    match: db.prepare('SELECT * FROM matches WHERE tableId = ? AND number = ?'),
    latestOver: db.prepare('SELECT * FROM matches WHERE tableId = ? AND over = 1 ORDER BY number DESC LIMIT 1'),
    setPaused: db.prepare('UPDATE matches SET paused = ? WHERE id = ?'),
    beDiscreet: db.prepare('UPDATE matches SET discreet = discreet + 1 WHERE id = ?'),
    end: db.prepare(
      `UPDATE matches SET over = 1, winners = :winners, result = :result, brokenOff = :brokenOff, count = :count,
         head = :head, sealCount = :sealCount, sealHead = :sealHead WHERE id = :match`,
    ),
    finished: db.prepare(FINISHED),
    finishedMatch: db.prepare(`${RECORDS_OF_SESSION} AND owners.match = :match`),
    overMatch: db.prepare('SELECT * FROM matches WHERE id = ? AND over = 1 AND practice = 0'),
    allOver: db.prepare('SELECT * FROM matches WHERE over = 1 AND practice = 0 AND id < ? ORDER BY id DESC LIMIT ?'),
    changes: db.prepare('SELECT changes FROM ledger'),
    checkpoint: db.prepare('PRAGMA wal_checkpoint(PASSIVE)'),
    truncate: db.prepare('PRAGMA wal_checkpoint(TRUNCATE)'),
  };
}
