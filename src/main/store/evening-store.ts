/** What is kept of an evening: all of it as one document, with the tables its rounds are played at. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { eveningSchema } from '#shared/evening/schema.ts';
import { levelSchema } from '#shared/protocol/table.ts';

/** What the host knows of a round beside what the evening says. */
const roundSchema = z.object({
  /** The table of this host for each of the round's, in their order; null where none was put up yet. It may be closed by now. */
  tables: z.array(z.string().nullable()),
  /** When the cards were dealt first, in ms since 1970; null before. */
  began: z.number().nullable(),
  /** What its numbered deals are drawn from, 32 bytes as hex; null where deals are not compared. */
  secret: z.string().nullable(),
});

const keptSchema = z.object({
  evening: eveningSchema,
  /** For each round that was made. */
  rounds: z.array(roundSchema),
  /** Matches of free play that were counted. */
  counted: z.array(z.int()),
  /** Those of them that the evening has a table for, in that order. */
  freeMatches: z.array(z.int()).default([]),
  /** The session that made the latest round. */
  by: z.string(),
  /** How well the bots play that fill up. */
  level: levelSchema.nullable(),
  /** Nothing more is played. */
  over: z.boolean(),
});
/** All that is kept of an evening. */
export type KeptEvening = z.infer<typeof keptSchema>;

/** Whatever writes throws `NotKept` where it can't. */
export interface EveningStore {
  /** The latest evening; nothing where there was none, or none that can be read. */
  evening(): KeptEvening | undefined;
  /** All that can be read, the latest last. */
  evenings(): { readonly id: number; readonly kept: KeptEvening }[];
  /** Keeps what has changed of the latest evening, or a new one: those before it stay in the store. */
  keepEvening(evening: KeptEvening, isNew: boolean): void;
}

export function eveningStoreIn(db: DatabaseSync, write: (run: () => unknown) => unknown): EveningStore {
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
  };
}

function legible(document: unknown): KeptEvening | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(String(document))).data;
  } catch {
    return undefined;
  }
}
