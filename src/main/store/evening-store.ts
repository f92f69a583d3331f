/** Stores an evening as one document, with the tables of its rounds. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { eveningSchema } from '#shared/evening/schema.ts';
import { levelSchema } from '#shared/protocol/table.ts';
import type { KeptTable } from './row-schemas.ts';

/** Host data of a round beyond the evening's own. */
const roundSchema = z.object({
  /** Table ids in the round's order; null before the table exists. It may be closed by now. */
  tables: z.array(z.string().nullable()),
  /** When the first cards were dealt, in ms since 1970; null before. */
  began: z.number().nullable(),
  /**
   * Secret that the duplicate deals are derived from, 32 bytes in hex; null where deals aren't
   * compared.
   */
  secret: z.string().nullable(),
});

const keptSchema = z.object({
  evening: eveningSchema,
  /** By round. */
  rounds: z.array(roundSchema),
  /** Free-play matches that count. */
  counted: z.array(z.int()),
  /** Those with a table in the evening, in its order. */
  freeMatches: z.array(z.int()).default([]),
  /** The session that paired the latest round. */
  by: z.string(),
  /** Skill level of the bots that fill tables. */
  level: levelSchema.nullable(),
  /** The evening has ended. */
  over: z.boolean(),
  /** By which other hosts know it; only where it has moved from one to another. */
  id: z.string().max(40).optional(),
  /** It goes on at another host. */
  away: z.boolean().optional(),
});
/** A stored evening. */
export type KeptEvening = z.infer<typeof keptSchema>;

/** An evening that came from another host; undefined where it is none. */
export function readEvening(value: unknown): KeptEvening | undefined {
  return keptSchema.safeParse(value).data;
}

/** Writes throw `StoreWriteError` where they fail. */
export interface EveningStore {
  /** The latest evening; undefined where there is none or it can't be read. */
  evening(): KeptEvening | undefined;
  /** All readable evenings, latest last. */
  evenings(): { readonly id: number; readonly kept: KeptEvening }[];
  /** Saves the latest evening, or a new one; earlier ones stay. */
  keepEvening(evening: KeptEvening, isNew: boolean): void;
  /** The same with a table, both or none: they came together from another host. */
  adoptEvening(evening: KeptEvening, isNew: boolean, table: KeptTable): void;
}

export function eveningStoreIn(
  db: DatabaseSync,
  write: (run: () => unknown) => unknown,
  /** Keeps a table and does this, both or none. */
  withTable: (table: KeptTable, run: () => unknown) => unknown,
): EveningStore {
  const sql = {
    all: db.prepare('SELECT id, document FROM evenings ORDER BY id'),
    latest: db.prepare('SELECT document FROM evenings ORDER BY id DESC LIMIT 1'),
    begin: db.prepare('INSERT INTO evenings (document) VALUES (?)'),
    keep: db.prepare('UPDATE evenings SET document = ? WHERE id = (SELECT max(id) FROM evenings)'),
  };
  return {
    evening: () => legible(sql.latest.get()?.document),
    evenings: () =>
      sql.all.all().flatMap(({ id, document }) => {
        const kept = legible(document);
        return kept ? { id: Number(id), kept } : [];
      }),
    keepEvening(evening, isNew) {
      const document = JSON.stringify(evening);
      write(() => (isNew ? sql.begin : sql.keep).run(document));
    },
    adoptEvening(evening, isNew, table) {
      const document = JSON.stringify(evening);
      write(() => withTable(table, () => (isNew ? sql.begin : sql.keep).run(document)));
    },
  };
}

function legible(document: unknown): KeptEvening | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(String(document))).data;
  } catch {
    return undefined;
  }
}
