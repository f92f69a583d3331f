/** Documents of a match: its bots, its hosts, its story, and its spectators' bets, one for each deal with bets. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type MatchHost, matchHostsSchema, type SeatedBot, seatedBotSchema } from '#shared/engine/record.ts';
import { dealBetsSchema } from '#shared/evening/bets.ts';
import { type Chapter, storySchema } from '#shared/protocol/story.ts';
import { bytesOf, EVENTS, rootOf, SHUFFLE_STEPS } from './hash-chain.ts';

// Deletes finished matches. An empty row stays, so that the number isn't reused: it tells the game,
// but not who played, when or what. Events, shuffle steps and bets are deleted.

/** Value of `over` for a deleted match. */
const DELETED = 2;

/** Practice matches that no table refers to. */
export function practiceLeft(db: DatabaseSync): number[] {
  const left = db.prepare(
    `SELECT id FROM matches
     WHERE practice = 1 AND over <> ${DELETED} AND (tableId, number) NOT IN (SELECT id, match FROM tables)`,
  );
  return left.all().map(({ id }) => Number(id));
}

/** Call within a transaction. Throws SQLite's errors. */
export function deleteMatches(db: DatabaseSync, matches: readonly number[]): void {
  for (const { table } of [EVENTS, SHUFFLE_STEPS])
    withoutTrigger(db, `${table}_last`, () => deleteFrom(db, table, matches));
  deleteFrom(db, 'bets', matches);
  deleteFrom(db, 'seatedBots', matches);
  deleteFrom(db, 'stories', matches);
  deleteFrom(db, 'matchHosts', matches);
  const empty = db.prepare(
    `UPDATE matches SET over = ${DELETED}, host = NULL, names = '[]', sessions = '[]', winners = '[]', result = NULL,
       options = '{}', began = '', count = 0, head = ?, sealCount = 0, sealHead = ?
     WHERE id = ? AND (over = 1 OR practice = 1)`,
  );
  for (const match of matches) empty.run(bytesOf(rootOf(EVENTS, match)), bytesOf(rootOf(SHUFFLE_STEPS, match)), match);
}

function deleteFrom(db: DatabaseSync, table: string, matches: readonly number[]): void {
  const lines = db.prepare(`DELETE FROM ${table} WHERE match = ?`);
  for (const match of matches) lines.run(match);
}

/** Suspends the trigger that protects played events from deletion. */
function withoutTrigger(db: DatabaseSync, name: string, run: () => void): void {
  const kept = db.prepare("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?").get(name);
  db.exec(`DROP TRIGGER ${name}`);
  run();
  db.exec(String(kept?.sql));
}

/** The bots of a match, so that their moves can be recomputed after it. */
const documentSchema = z.array(seatedBotSchema);

/** Writes throw `StoreWriteError` where they fail. */
export interface SeatedBotStore {
  /** In order of seating. */
  seatedBots(match: number): SeatedBot[];
  /** Replaces all of them. */
  keepSeatedBots(match: number, bots: readonly SeatedBot[]): void;
}

export function seatedBotsIn(db: DatabaseSync, write: (run: () => unknown) => unknown): SeatedBotStore {
  const sql = {
    of: db.prepare('SELECT document FROM seatedBots WHERE match = ?'),
    keep: db.prepare(
      `INSERT INTO seatedBots (match, document) VALUES (:match, :document)
       ON CONFLICT (match) DO UPDATE SET document = excluded.document`,
    ),
  };
  return {
    seatedBots(match) {
      const row = sql.of.get(match);
      return (row && documentSchema.safeParse(JSON.parse(String(row.document))).data) ?? [];
    },
    keepSeatedBots: (match, bots) => void write(() => sql.keep.run({ match, document: JSON.stringify(bots) })),
  };
}

/** Writes throw `StoreWriteError` where they fail. */
export interface MatchHostStore {
  /** Where a match was played; empty where it never moved. */
  matchHosts(match: number): MatchHost[];
  /** Replaces all of them. */
  keepMatchHosts(match: number, hosts: readonly MatchHost[]): void;
}

export function matchHostsIn(db: DatabaseSync, write: (run: () => unknown) => unknown): MatchHostStore {
  const sql = {
    of: db.prepare('SELECT document FROM matchHosts WHERE match = ?'),
    keep: db.prepare(
      `INSERT INTO matchHosts (match, document) VALUES (:match, :document)
       ON CONFLICT (match) DO UPDATE SET document = excluded.document`,
    ),
  };
  return {
    matchHosts(match) {
      const row = sql.of.get(match);
      return (row && matchHostsSchema.safeParse(JSON.parse(String(row.document))).data) ?? [];
    },
    keepMatchHosts: (match, hosts) => void write(() => sql.keep.run({ match, document: JSON.stringify(hosts) })),
  };
}

/** Writes throw `StoreWriteError` where they fail. */
export interface StoryStore {
  /** What is told of a match; undefined until that was chosen, or where it can't be read. */
  story(match: number): readonly Chapter[] | undefined;
  keepStory(match: number, story: readonly Chapter[]): void;
}

export function storiesIn(db: DatabaseSync, write: (run: () => unknown) => unknown): StoryStore {
  const sql = {
    of: db.prepare('SELECT document FROM stories WHERE match = ?'),
    keep: db.prepare(
      `INSERT INTO stories (match, document) VALUES (:match, :document)
       ON CONFLICT (match) DO UPDATE SET document = excluded.document`,
    ),
  };
  return {
    story(match) {
      const row = sql.of.get(match);
      return row && storySchema.safeParse(JSON.parse(String(row.document))).data;
    },
    keepStory: (match, story) => void write(() => sql.keep.run({ match, document: JSON.stringify(story) })),
  };
}

/** A deal's bets. */
export const keptBetsSchema = z.object({
  /** Number of the deal in the match, from 0. */
  deal: z.int(),
  book: dealBetsSchema,
  /** Sessions that were seated at the call: they have seen cards. */
  players: z.array(z.string()),
});
export type KeptBets = z.infer<typeof keptBetsSchema>;

/** Writes throw `StoreWriteError` where they fail. */
export interface BetStore {
  betBooks(match: number): KeptBets[];
  /** Bets whose points add up with this match's: of its evening, or of the match alone. */
  betBooksBeside(match: number): KeptBets[];
  /**
   * Saves a deal's bets. It writes to disk even with none, so that timing doesn't tell whether
   * somebody bet.
   */
  keepBetBook(match: number, book: KeptBets | undefined): void;
}

/** The current evening. */
const EVENING = `(SELECT id FROM evenings WHERE id = (SELECT max(id) FROM evenings) AND document ->> '$.over' = 0)`;

export function betStoreIn(
  db: DatabaseSync,
  write: (run: () => unknown) => unknown,
  beDiscreet: (match: number) => void,
): BetStore {
  const sql = {
    of: db.prepare('SELECT document FROM bets WHERE match = ? ORDER BY deal'),
    beside: db.prepare(
      `SELECT document FROM bets WHERE match = :match
       OR evening = (SELECT evening FROM bets WHERE match = :match AND evening IS NOT NULL) ORDER BY id`,
    ),
    keep: db.prepare(
      `INSERT INTO bets (match, deal, evening, document) VALUES (:match, :deal, ${EVENING}, :document)
       ON CONFLICT (match, deal) DO UPDATE SET document = excluded.document`,
    ),
  };
  const read = (rows: readonly Record<string, unknown>[]): KeptBets[] =>
    rows.flatMap(({ document }) => keptBetsSchema.safeParse(JSON.parse(String(document))).data ?? []);
  return {
    betBooks: (match) => read(sql.of.all(match)),
    betBooksBeside: (match) => read(sql.beside.all({ match })),
    keepBetBook(match, book) {
      write(() => {
        beDiscreet(match);
        if (book) sql.keep.run({ match, deal: book.deal, document: JSON.stringify(book) });
      });
    },
  };
}
