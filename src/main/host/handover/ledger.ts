/** What outlives the host of tables that move: which it gave away, which it took, and who is still to arrive with those. */
import { z } from 'zod';

const givenSchema = z.object({
  /** Of this one handing over. */
  id: z.string(),
  table: z.string(),
  /** Where it went: `ADDRESS:PORT`, its key, and its name. */
  address: z.string(),
  print: z.string(),
  host: z.string(),
  /** Who went with it. */
  sessions: z.array(z.string()),
  /** The evening that went with it. */
  evening: z.string().optional(),
  /** `pending`: the other host may have it or not, and is asked; nothing happens to the table here. */
  state: z.enum(['pending', 'gone']),
});
/** A table that was given away. */
export type Given = z.infer<typeof givenSchema>;

const takenSchema = z.object({
  id: z.string(),
  table: z.string(),
  /** Where it came from: `ADDRESS:PORT`, empty where nobody knows, and that host's name. */
  address: z.string(),
  host: z.string(),
  state: z.enum(['taking', 'taken']),
});

/** A session of another host whose device has not come here yet. */
const arrivalSchema = z.object({
  session: z.string(),
  /** SHA-256 of the secret that its device brings, as hex. */
  hash: z.string(),
  untold: z.boolean(),
  /** With which table it comes: at no other it is anybody. */
  table: z.string(),
  /** In the room, too, which came with that table. */
  room: z.boolean(),
  /** It was that table's host. */
  hosts: z.boolean(),
});
/** Who is expected. */
export type Arrival = z.infer<typeof arrivalSchema>;

const ledgerSchema = z.object({
  given: z.array(givenSchema),
  taken: z.array(takenSchema),
  arrivals: z.array(arrivalSchema),
});
export type Ledger = z.infer<typeof ledgerSchema>;

/** Where it is kept. `write` throws `StoreWriteError` where it can't be; what it wrote is on disk when it returns. */
export interface LedgerFile {
  read(): Ledger;
  write(ledger: Ledger): void;
}

const EMPTY_LEDGER: Ledger = { given: [], taken: [], arrivals: [] };

/** More than any house gives and takes; the oldest are forgotten first. */
const MAX_ENTRIES = 200;
const MAX_ARRIVALS = 2000;

/** The ledger as it is now; without a file for as long as the host runs. */
export class KeptLedger {
  readonly #file: LedgerFile | undefined;
  #now: Ledger;

  constructor(file: LedgerFile | undefined) {
    this.#file = file;
    this.#now = file?.read() ?? EMPTY_LEDGER;
  }

  get now(): Ledger {
    return this.#now;
  }

  /** Whether it is not known yet on which side this table is: it is not taken up. */
  isPending(table: string): boolean {
    return this.#now.given.some((given) => given.table === table && given.state === 'pending');
  }

  /** Whether it was given away, or may have been. */
  isGiven(table: string): boolean {
    return this.#now.given.some((given) => given.table === table);
  }

  /** Throws where it can't be written; then nothing has changed. */
  keep(change: Partial<Ledger>): void {
    const next = bounded({ ...this.#now, ...change });
    this.#file?.write(next);
    this.#now = next;
  }
}

function bounded({ given, taken, arrivals }: Ledger): Ledger {
  return {
    given: given.filter(({ state }, k) => state === 'pending' || k >= given.length - MAX_ENTRIES),
    taken: taken.slice(-MAX_ENTRIES),
    arrivals: arrivals.slice(-MAX_ARRIVALS),
  };
}

/** A ledger in a file; one that can't be read counts as empty. */
export function ledgerIn(file: { read(): unknown; write(value: object): void }): LedgerFile {
  return {
    read: () => ledgerSchema.safeParse(file.read()).data ?? EMPTY_LEDGER,
    write: (ledger) => file.write(ledger),
  };
}
