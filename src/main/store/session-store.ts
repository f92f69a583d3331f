/** The sessions that are kept: what the house knows of the devices that have been in it. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { nameOrEmpty } from '#shared/protocol/name-similarity.ts';

/** So many are listed at once, and so many of one device: whoever comes again and again hides nobody else. */
const MAX_LISTED = 200;
const MAX_LISTED_PER_DEVICE = 24;

/** So many that came from one device are remembered though they hold nothing. */
const MAX_PER_DEVICE = 256;

const sessionSchema = z.object({
  id: z.string(),
  hash: z.instanceof(Uint8Array),
  seen: z.int(),
  // Earlier versions kept it as it was typed.
  name: z.string().transform(nameOrEmpty),
  device: z.string(),
  opens: z.int().transform((flag) => flag === 1),
});
/** A device that this house knows. */
export interface KeptSession {
  readonly id: string;
  /** Of its secret; empty once it is worth nothing any more. */
  readonly hash: Uint8Array;
  /** When it was last in use, in ms since 1970. */
  readonly seen: number;
  /** Under which name somebody came in or sat down with it last; empty where none was said. */
  readonly name: string;
  /** From where it came last (device.ts). */
  readonly device: string;
  /** Home has named it to open tables. */
  readonly opens: boolean;
}

/** Whatever writes throws `NotKept` where it can't. */
export interface SessionStore {
  /** A session that is kept and that its secret still opens. */
  session(id: string): KeptSession | undefined;
  /** All of them, those that were in use last first, and no more than one can read. */
  sessions(): KeptSession[];
  /** Keeps a session; one that is kept already stays as it is. */
  keepSession(id: string, hash: Uint8Array, seen: number): void;
  /** Keeps what has changed on one. */
  noteSession(session: Omit<KeptSession, 'hash'>): void;
  /** Its token opens nothing any more. */
  forgetSession(id: string): void;
  /**
   * Forgets who came from this device, but for the latest, and for those who hold something: a seat, a table, a match they
   * played or hosted, home's word.
   */
  forgetSessionsOf(device: string): void;
  /** Forgets those that nobody has used since, in ms since 1970, but for who made a table that is still there. */
  forgetSessionsBefore(seen: number): void;
}

export function sessionsIn(db: DatabaseSync, write: (run: () => unknown) => unknown): SessionStore {
  const sql = {
    one: db.prepare('SELECT * FROM sessions WHERE id = ? AND length(hash) > 0'),
    all: db.prepare(
      `SELECT * FROM (
         SELECT *, rowid AS number, row_number() OVER (PARTITION BY device ORDER BY seen DESC, rowid DESC) AS place
         FROM sessions WHERE length(hash) > 0
       ) WHERE place <= ${MAX_LISTED_PER_DEVICE} OR device = '' ORDER BY seen DESC, number DESC LIMIT ${MAX_LISTED}`,
    ),
    keep: db.prepare('INSERT INTO sessions (id, hash, seen) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
    note: db.prepare('UPDATE sessions SET seen = :seen, name = :name, device = :device, opens = :opens WHERE id = :id'),
    forget: db.prepare("UPDATE sessions SET hash = x'', opens = 0 WHERE id = ?"),
    forgetOf: db.prepare(
      `DELETE FROM sessions WHERE device = :device AND opens = 0
         AND id NOT IN (SELECT session FROM owners)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE host = sessions.id OR instr(seats, sessions.id) > 0)
         AND rowid NOT IN (
           SELECT rowid FROM sessions WHERE device = :device ORDER BY seen DESC, rowid DESC LIMIT ${MAX_PER_DEVICE}
         )`,
    ),
    sweep: db.prepare(
      'DELETE FROM sessions WHERE (seen < ? OR length(hash) = 0) AND id NOT IN (SELECT host FROM tables)',
    ),
  };
  return {
    session: (id) => sessionSchema.optional().parse(sql.one.get(id)),
    sessions: () => sql.all.all().map((row) => sessionSchema.parse(row)),
    keepSession: (id, hash, seen) => void write(() => sql.keep.run(id, hash, seen)),
    noteSession: ({ id, seen, name, device, opens }) =>
      void write(() => sql.note.run({ id, seen, name, device, opens: opens ? 1 : 0 })),
    forgetSession: (id) => void write(() => sql.forget.run(id)),
    forgetSessionsOf: (device) => void write(() => sql.forgetOf.run({ device })),
    forgetSessionsBefore: (seen) => void write(() => sql.sweep.run(seen)),
  };
}
