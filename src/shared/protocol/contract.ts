/** The one contract for both ways in: a MessagePort from the desktop window, a WebSocket from a browser. */
import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import {
  levelSchema,
  nameSchema,
  optionsSchema,
  playUpdateSchema,
  refusalSchema,
  seatSchema,
  tableIdSchema,
  tableSchema,
  tableSummarySchema,
  viewerSchema,
} from './table.ts';

/** The largest message a client may send, in bytes. A socket that carries a larger one is closed with code 1009. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

/** The code of every expected failure; the reason is its data, and nothing has changed then. */
export const REFUSED = 'REFUSED';
export const REFUSED_STATUS = 409;

const base = oc.errors({ [REFUSED]: { status: REFUSED_STATUS, message: 'refused', data: refusalSchema } });

const table = z.strictObject({ table: tableIdSchema });
const tableSeat = z.strictObject({ table: tableIdSchema, seat: seatSchema });
const done = z.object({});

export const contract = {
  session: {
    /**
     * The first call on every connection. Without a token, or with one the host does not know, a new session
     * begins; the token is the session's only proof, to be kept by the client. Greeting again on the same
     * connection changes nothing; on another one it moves the session there, and the connection before it is
     * refused everything as `opened-elsewhere`. `notice`: something about this host that people should know
     * (its store was damaged and set aside), a sentence.
     */
    greet: base
      .input(z.strictObject({ token: z.string().max(100).optional() }))
      .output(z.object({ token: z.string(), host: z.string(), version: z.string(), notice: z.string().optional() })),
  },
  tables: {
    /** All tables of this host, again whenever the list changes. */
    watch: base.input(z.strictObject({})).output(eventIterator(z.array(tableSummarySchema))),
    /** A new table; who makes it is its host. */
    open: base
      .input(z.strictObject({ game: z.string().max(40), seats: z.int().optional(), options: optionsSchema.optional() }))
      .output(table),
  },
  table: {
    /** The table as this session sees it, again whenever it changes. */
    watch: base.input(table).output(eventIterator(tableSchema)),
    sit: base.input(z.strictObject({ ...tableSeat.shape, name: nameSchema })).output(done),
    /** Leaves a seat; in a running match the seat is kept for its person and the match waits. */
    stand: base.input(tableSeat).output(done),
    /** Host only, before the start. */
    seatBot: base.input(z.strictObject({ ...tableSeat.shape, level: levelSchema })).output(done),
    /** Host only, before the start: a bot leaves its seat. */
    clearSeat: base.input(tableSeat).output(done),
    /** Host only, before the start. */
    setOptions: base.input(z.strictObject({ table: tableIdSchema, options: optionsSchema })).output(done),
    /** Host only, before the start: how many seats the table has. */
    setSeats: base.input(z.strictObject({ table: tableIdSchema, seats: z.int() })).output(done),
    /** Host only: begins the match, all seats taken. */
    start: base.input(table).output(done),
    /** A person has looked long enough at the score. */
    goOn: base.input(table).output(done),
    /** Host only, after a match: back to the lobby with the same people and bots. */
    again: base.input(table).output(done),
    /** Host only: the table goes away, its records stay. */
    close: base.input(table).output(done),
  },
  play: {
    /**
     * The updates of one viewer, from the one after `since` on (or just the latest, if nothing is known or too
     * much was missed). A seat may be watched by the session that holds it alone.
     */
    watch: base
      .input(
        z.strictObject({
          table: tableIdSchema,
          viewer: viewerSchema,
          since: z.strictObject({ match: z.int(), version: z.int() }).optional(),
        }),
      )
      .output(eventIterator(playUpdateSchema)),
    /**
     * A move, answered once it is kept for good. `match` and `version` say what the person saw: where only one
     * seat may act, a move made on an older sight is refused as stale, so that nothing is done twice.
     */
    move: base
      .input(
        z.strictObject({
          ...tableSeat.shape,
          match: z.int(),
          version: z.int(),
          move: z.looseObject({ type: z.string() }),
        }),
      )
      .output(done),
    /** The record of the table's latest finished match. */
    record: base.input(table).output(z.unknown()),
  },
};
