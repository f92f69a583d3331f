/** Which bots sat at a match, so that their moves can be computed again once it is over. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type SeatedBot, seatedBotSchema } from '#shared/engine/record.ts';

const documentSchema = z.array(seatedBotSchema);

/** Whatever writes throws `NotKept` where it can't. */
export interface SeatedBotStore {
  /** In the order in which they sat down. */
  seatedBots(match: number): SeatedBot[];
  /** Keeps all of them as they are by now. */
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
