/** What is kept: sessions, tables, matches and their events. What a call has written is on the disk when it returns. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { OptionValue } from '#shared/engine/options.ts';
import type { GameEvent } from '#shared/engine/rules.ts';
import { type House, houseSchema, levelSchema } from '#shared/protocol/table.ts';
import { type Opened, openDatabase } from './open.ts';

const optionsSchema = z.record(z.string(), z.union([z.string(), z.int()]));

const occupantSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('bot'), name: z.string(), level: levelSchema }),
  z.object({ kind: z.literal('person'), name: z.string(), session: z.string() }),
]);
/** Who sits on a seat; a person is known by their session. */
export type Occupant = z.infer<typeof occupantSchema>;

const sessionsSchema = z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text)));

const tableSchema = z.object({
  id: z.string(),
  game: z.string(),
  options: z.string().transform((text) => optionsSchema.parse(JSON.parse(text))),
  seats: z.string().transform((text) => z.array(occupantSchema).parse(JSON.parse(text))),
  host: z.string(),
  match: z.int(),
  house: z.string().transform((text) => houseSchema.parse(JSON.parse(text))),
  code: z.string(),
  guests: sessionsSchema,
  banned: sessionsSchema,
});
/** All that is kept of a table beside its matches. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly Occupant[];
  /** The session that opened it. */
  readonly host: string;
  /** The number of its current or next match, from 0. */
  readonly match: number;
  readonly house: House;
  /** What others give to come in. */
  readonly code: string;
  /** The sessions that have come in. */
  readonly guests: readonly string[];
  /** The sessions that were removed and are kept out. */
  readonly banned: readonly string[];
}

const matchSchema = z.object({
  id: z.int(),
  game: z.string(),
  seats: z.int(),
  options: z.string().transform((text) => optionsSchema.parse(JSON.parse(text))),
  over: z.int().transform((flag) => flag === 1),
});
/** A match, but for its events. */
export type KeptMatch = z.infer<typeof matchSchema>;

const eventSchema = z.object({ event: z.string().transform((text) => JSON.parse(text) as GameEvent) });

/** Something could not be written; nothing has changed. */
export class NotKept extends Error {}

/** Whatever writes throws `NotKept` where it can't. */
export interface Store {
  /** What was wrong with the store of before, as a sentence. */
  readonly notice: string | undefined;
  /** The hash of a session's secret; nothing for a session that is not kept. */
  sessionHash(id: string): Uint8Array | undefined;
  /** Keeps a session; one that is kept already stays as it is. */
  keepSession(id: string, hash: Uint8Array): void;
  tables(): KeptTable[];
  /** Keeps a new table, or what has changed on one. */
  keepTable(table: KeptTable): void;
  /** Forgets a table; its matches stay. */
  dropTable(id: string): void;
  /** Keeps the beginning of the table's next match. */
  beginMatch(table: KeptTable): KeptMatch;
  /** The table's match of that number. */
  match(table: string, number: number): KeptMatch | undefined;
  /** The table's latest match that is over. */
  latestOver(table: string): KeptMatch | undefined;
  /** Adds a match's event; `number` counts them from 0, without a gap. */
  append(match: number, number: number, event: GameEvent): void;
  /** Marks a match as over. */
  end(match: number): void;
  events(match: number): GameEvent[];
  close(): void;
}

/** Opens the store in a folder. Throws `FolderUnusable` where that can't be done. */
export function openStore(folder: string, now: Date = new Date()): Store {
  return storeOf(openDatabase(folder, now));
}

function storeOf({ db, notice }: Opened): Store {
  const sql = statements(db);
  return {
    notice,
    sessionHash: (id) => sql.session.get(id)?.hash as Uint8Array | undefined,
    keepSession: (id, hash) => void write(() => sql.keepSession.run(id, hash)),
    tables: () => sql.tables.all().map((row) => tableSchema.parse(row)),
    keepTable({ id, game, options, seats, host, match, house, code, guests, banned }) {
      const lists = [options, seats, house, guests, banned].map((value) => JSON.stringify(value));
      write(() => sql.keepTable.run(id, game, host, match, code, ...lists));
    },
    dropTable: (id) => void write(() => sql.dropTable.run(id)),
    beginMatch({ id, match, game, seats, options }) {
      const names = seats.map((seat) => (seat.kind === 'empty' ? null : seat.name));
      const row = [id, match, game, seats.length, JSON.stringify(options), JSON.stringify(names)] as const;
      const { lastInsertRowid } = write(() => sql.beginMatch.run(...row, new Date().toISOString()));
      return { id: Number(lastInsertRowid), game, seats: seats.length, options: { ...options }, over: false };
    },
    match: (table, number) => parseMatch(sql.match.get(table, number)),
    latestOver: (table) => parseMatch(sql.latestOver.get(table)),
    append: (match, number, event) => void write(() => sql.append.run(match, number, JSON.stringify(event))),
    end: (match) => void write(() => sql.end.run(match)),
    events: (match) => sql.events.all(match).map((row) => eventSchema.parse(row).event),
    close: () => db.close(),
  };
}

function write<T>(run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new NotKept('nothing was written', { cause });
  }
}

function parseMatch(row: unknown): KeptMatch | undefined {
  return row === undefined ? undefined : matchSchema.parse(row);
}

function statements(db: DatabaseSync) {
  return {
    session: db.prepare('SELECT hash FROM sessions WHERE id = ?'),
    keepSession: db.prepare('INSERT INTO sessions (id, hash) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    tables: db.prepare('SELECT * FROM tables ORDER BY rowid'),
    keepTable: db.prepare(
      `INSERT INTO tables (id, game, host, match, code, options, seats, house, guests, banned)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET match = excluded.match, code = excluded.code, options = excluded.options,
         seats = excluded.seats, house = excluded.house, guests = excluded.guests, banned = excluded.banned`,
    ),
    dropTable: db.prepare('DELETE FROM tables WHERE id = ?'),
    beginMatch: db.prepare(
      'INSERT INTO matches (tableId, number, game, seats, options, names, began) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    match: db.prepare('SELECT * FROM matches WHERE tableId = ? AND number = ?'),
    latestOver: db.prepare('SELECT * FROM matches WHERE tableId = ? AND over = 1 ORDER BY number DESC LIMIT 1'),
    append: db.prepare('INSERT INTO events (match, number, event) VALUES (?, ?, ?)'),
    end: db.prepare('UPDATE matches SET over = 1 WHERE id = ?'),
    events: db.prepare('SELECT event FROM events WHERE match = ? ORDER BY number'),
  };
}
