/** Stores sessions: the devices known to this host. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { nameOrEmpty } from '#shared/protocol/name-similarity.ts';

/** Max sessions listed, and max of one device, so that a returning one doesn't hide others. */
const MAX_LISTED = 200;
const MAX_LISTED_PER_DEVICE = 24;

/** Max idle sessions remembered per device. */
const MAX_PER_DEVICE = 256;

const sessionSchema = z.object({
  id: z.string(),
  hash: z.instanceof(Uint8Array),
  seen: z.int(),
  // Earlier versions stored it as typed.
  name: z.string().transform(nameOrEmpty),
  device: z.string(),
  opens: z.int().transform((flag) => flag === 1),
  untold: z.int().transform((flag) => flag === 1),
});
/** A known device. */
export interface KeptSession {
  readonly id: string;
  /** The secret's hash; empty once revoked. */
  readonly hash: Uint8Array;
  /** Last use, in ms since 1970. */
  readonly seen: number;
  /** The name last used; empty where none was given. */
  readonly name: string;
  /** Where it last came from (device.ts). */
  readonly device: string;
  /** The host's owner lets it open tables. */
  readonly opens: boolean;
  /** Its person is left out of stories. */
  readonly untold: boolean;
}

/** Writes throw `StoreWriteError` where they fail. */
export interface SessionStore {
  /** A session that isn't revoked. */
  session(id: string): KeptSession | undefined;
  /** The sessions, latest use first, up to the limit. */
  sessions(): KeptSession[];
  /** Adds a session; an existing one stays unchanged. */
  keepSession(id: string, hash: Uint8Array, seen: number): void;
  /** Saves a session's changes. */
  noteSession(session: Omit<KeptSession, 'hash'>): void;
  /** Revokes its token. */
  forgetSession(id: string): void;
  /**
   * Deletes this device's idle sessions except the latest; those with a seat, a table, a match or
   * the right to open tables stay.
   */
  forgetSessionsOf(device: string): void;
  /** Deletes sessions unused since, in ms since 1970, unless they host an existing table. */
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
    note: db.prepare(
      `UPDATE sessions SET seen = :seen, name = :name, device = :device, opens = :opens, untold = :untold
       WHERE id = :id`,
    ),
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
    // A command of an older version says nothing of `untold`.
    noteSession: ({ id, seen, name, device, opens, untold }) =>
      void write(() => sql.note.run({ id, seen, name, device, opens: opens ? 1 : 0, untold: untold ? 1 : 0 })),
    forgetSession: (id) => void write(() => sql.forget.run(id)),
    forgetSessionsOf: (device) => void write(() => sql.forgetOf.run({ device })),
    forgetSessionsBefore: (seen) => void write(() => sql.sweep.run(seen)),
  };
}
