/** The books in which onlookers have bet, beside the matches they are about: one for each deal that somebody bet on. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type SeatedBot, seatedBotSchema } from '#shared/engine/record.ts';
import { dealBetsSchema } from '#shared/evening/bets.ts';

/** Which bots sat at a match, so that their moves can be computed again once it is over. */
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

const keptSchema = z.object({
  /** Of the match, from 0. */
  deal: z.int(),
  book: dealBetsSchema,
  /** The sessions that sat there when the deal was called: they have seen a hand. */
  players: z.array(z.string()),
});
export type KeptBets = z.infer<typeof keptSchema>;

/** Whatever writes throws `NotKept` where it can't. */
export interface BetStore {
  betBooks(match: number): KeptBets[];
  /** Those whose points add up with this match's: of its evening, or of the match alone where there was none. */
  betBooksBeside(match: number): KeptBets[];
  /** Keeps a book as it is by now. The disk is written once, also without one: nobody can feel whether somebody has bet. */
  keepBetBook(match: number, book: KeptBets | undefined): void;
}

/** The evening that goes on. */
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
    rows.flatMap(({ document }) => keptSchema.safeParse(JSON.parse(String(document))).data ?? []);
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
