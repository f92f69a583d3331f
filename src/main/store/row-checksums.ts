/**
 * Row checksums: every mutable row has a hash of itself in column `proof`, and the ledger one over
 * all of them plus the change count. Triggers maintain them for every table with a `proof` column.
 */
import type { DatabaseSync } from 'node:sqlite';
import { isSameHash, sha256 } from './hash-chain.ts';

type Value = string | number | bigint | null | Uint8Array;

/** A row with all its columns. */
export type Row = Readonly<Record<string, unknown>>;

const HASH_BYTES = 32;

/** The checksum of a row's values, in column order. */
function checksumOf(table: string, values: readonly unknown[]): Uint8Array {
  const texts = values.map((value) => (value instanceof Uint8Array ? [Buffer.from(value).toString('hex')] : value));
  return sha256(JSON.stringify([table, ...texts]));
}

/** Whether the row matches its checksum. */
export function hasValidChecksum(table: string, { proof, ...values }: Row): boolean {
  return isSameHash(checksumOf(table, Object.values(values)), proof);
}

/** Tables with checksums, in order of their references. */
export function checksummedTables(db: DatabaseSync): string[] {
  const tables = db.prepare(
    `SELECT name FROM sqlite_schema AS one
     WHERE type = 'table' AND EXISTS (SELECT * FROM pragma_table_info(one.name) WHERE name = 'proof') ORDER BY rowid`,
  );
  return tables.all().map(({ name }) => String(name));
}

/** The ledger's digest over all rows; undefined where a row's checksum is wrong. */
export function digestOf(db: DatabaseSync): Uint8Array | undefined {
  let digest = new Uint8Array(HASH_BYTES);
  for (const table of checksummedTables(db)) {
    for (const row of db.prepare(`SELECT * FROM "${table}"`).all()) {
      if (!hasValidChecksum(table, row)) return undefined;
      digest = xor(digest, row.proof as Uint8Array);
    }
  }
  return digest;
}

/** Recomputes every row's checksum. */
export function checksumAll(db: DatabaseSync): void {
  let digest = new Uint8Array(HASH_BYTES);
  for (const table of checksummedTables(db)) {
    const update = db.prepare(`UPDATE "${table}" SET proof = ? WHERE rowid = ?`);
    for (const { place, proof: _, ...values } of db.prepare(`SELECT rowid AS place, * FROM "${table}"`).all()) {
      const proof = checksumOf(table, Object.values(values));
      update.run(proof, Number(place));
      digest = xor(digest, proof);
    }
  }
  db.prepare('UPDATE ledger SET digest = ?').run(digest);
}

/**
 * Installs temporary triggers that checksum and count each write. They end with the connection:
 * other programs lack the functions.
 */
export function maintainChecksums(db: DatabaseSync): void {
  db.function('proof', { deterministic: true, varargs: true }, (table, ...values) =>
    checksumOf(String(table), values as Value[]),
  );
  db.function('mix', { deterministic: true, varargs: true }, (...hashes) =>
    (hashes as Uint8Array[]).reduce((one, other) => xor(one, other)),
  );
  for (const table of checksummedTables(db)) db.exec(triggersFor(table, columnsOf(db, table)));
}

function columnsOf(db: DatabaseSync, table: string): string[] {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  return columns.flatMap(({ name }) => (name === 'proof' ? [] : `"${name}"`));
}

function triggersFor(table: string, columns: readonly string[]): string {
  const proof = `proof('${table}', ${columns.map((name) => `new.${name}`).join(', ')})`;
  const prove = `UPDATE "${table}" SET proof = ${proof} WHERE rowid = new.rowid;`;
  const count = (...hashes: string[]) => `UPDATE ledger SET changes = changes + 1, digest = mix(digest, ${hashes});`;
  const now = `(SELECT proof FROM "${table}" WHERE rowid = new.rowid)`;
  return `
    CREATE TEMP TRIGGER "${table} comes" AFTER INSERT ON main."${table}" BEGIN ${prove} ${count(now)} END;
    CREATE TEMP TRIGGER "${table} changes" AFTER UPDATE OF ${columns} ON main."${table}" BEGIN
      ${prove} ${count('old.proof', now)}
    END;
    CREATE TEMP TRIGGER "${table} goes" AFTER DELETE ON main."${table}" BEGIN ${count('old.proof')} END;
  `;
}

function xor(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(one.map((byte, at) => byte ^ (other[at] ?? 0)));
}
