/** The store in SQLite: a write is on disk when it returns. */
import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import type { GameEvent } from '#shared/engine/rules.ts';
import { eveningStoreIn } from './evening-store.ts';
import { bytesOf, type ChainedLines, chainedLines, EVENTS, SHUFFLE_STEPS } from './hash-chain.ts';
import { highWaterMarkOf } from './integrity-check.ts';
import { betStoreIn, deleteMatches, matchHostsIn, practiceLeft, seatedBotsIn, storiesIn } from './match-documents.ts';
import { clearFolder, type OpenedDatabase, openDatabase } from './open-database.ts';
import { roomStoreIn } from './room-store.ts';
import {
  finishedSchema,
  type KeptMatch,
  matchSchema,
  rowOf,
  statisticsMatchSchema,
  tableSchema,
} from './row-schemas.ts';
import { sessionsIn } from './session-store.ts';
import { shuffleStepSchema } from './shuffle-step.ts';
import { type BeginningTable, FINISHED_PAGE_SIZE, type Store } from './store.ts';
import { StoreWriteError } from './store-errors.ts';

/** Opens the store in a folder. Throws `DataFolderError` where it can't. */
export function openStore(folder: string, now: Date = new Date()): Store {
  return storeOf(openDatabase(folder, now));
}

/**
 * Opens an empty local copy of the cluster's log: it needn't survive a restart, and related rows
 * may arrive apart.
 */
export function openReplica(folder: string): Store {
  clearFolder(folder);
  const opened = openDatabase(folder, new Date());
  opened.db.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;');
  return storeOf(opened);
}

function storeOf({ db, tally, notices }: OpenedDatabase): Store {
  const sql = statements(db);
  const events = chainedLines(db, EVENTS, (text) => JSON.parse(text) as GameEvent);
  const steps = chainedLines(db, SHUFFLE_STEPS, (text) => shuffleStepSchema.parse(JSON.parse(text)));
  let now = highWaterMarkOf(db);

  /** Runs a write and updates the high-water mark: by `more` rows, or by one change. */
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

  /** Appends rows to a match in one transaction with what belongs to them. */
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

  /** Row count and final hash of a finished match. */
  function endOf(match: number) {
    const [{ count, head }, seal] = [events.endOf(match), steps.endOf(match)];
    return { count, head: bytesOf(head), sealCount: seal.count, sealHead: bytesOf(seal.head) };
  }

  function deleteForGood(matches: readonly number[]): void {
    // Lowered first: the mark may never exceed the store.
    tally.keep({ ...now, lines: 0 });
    try {
      write(() => atOnce(db, () => deleteMatches(db, matches)));
    } finally {
      now = highWaterMarkOf(db);
      tally.keep(now);
    }
    // Until then the log has the deleted data.
    sql.truncate.get();
    for (const match of matches) for (const lines of [events, steps]) lines.forget(match);
  }

  return {
    notices,
    ...sessionsIn(db, write),
    ...roomStoreIn(db, write),
    ...eveningStoreIn(db, write, (table, run) =>
      atOnce(db, () => {
        sql.keepTable.run(rowOf(table));
        run();
      }),
    ),
    ...seatedBotsIn(db, write),
    ...matchHostsIn(db, write),
    ...storiesIn(db, write),
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
    beginMatch({ id, match, game, seats, options, host }: BeginningTable, practice = false, born) {
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
    // Inserts a move or chance's event into the database.
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
        // The log has the data.
      }
    },
    whenDurable: () => undefined,
    close() {
      db.close();
      tally.close();
    },
  };
}

/** Runs in one transaction. */
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

/** Parses a row; undefined where it is invalid. */
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

/** Uses an index, so its cost doesn't grow with the store. */
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
