/**
 * Deletes finished matches. An empty row stays, so that the number isn't reused: it tells the game,
 * but not who played, when or what. Events, shuffle steps and bets are deleted.
 */
import type { DatabaseSync } from 'node:sqlite';
import { bytesOf, EVENTS, rootOf, SHUFFLE_STEPS } from './hash-chain.ts';

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
