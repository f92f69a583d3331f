/** The calls of the contract that are about an evening. */
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import {
  beginEveningSchema,
  correctionSchema,
  csvSchema,
  deskMessageInputSchema,
  eveningTableRefSchema,
  eveningViewSchema,
  pointBreakdownSchema,
  roundDetailSchema,
  rowsSchema,
  scheduleSchema,
  screenContentSchema,
} from './evening.ts';
import { anySession, emptyResponseSchema, roomHost } from './procedure-access.ts';
import { personIdSchema, seatedAtSchema } from './room.ts';

/** The number of the round that is meant, as who calls saw it. */
const roundRefSchema = z.strictObject({ round: z.int().optional() });

/**
 * An evening of the room: many people, rounds at many tables, standings. Its desk is who leads the room. At its tables
 * it says who sits where and what is played; after a match it says what comes next.
 */
export const eveningContract = {
  /** The evening as this session may see it, again whenever it changes; null while there is none. For who is in the room. */
  watch: anySession.input(z.strictObject({})).output(eventIterator(eveningViewSchema.nullable())),
  /** One round, the latest or an older one, with the deals that may be told: how each table has played them. */
  round: anySession.input(z.strictObject({ round: z.int() })).output(roundDetailSchema),
  /** What somebody's points are made of. */
  account: anySession.input(z.strictObject({ player: personIdSchema })).output(pointBreakdownSchema),
  /** The standings, or all results, as rows for a spreadsheet: what they say goes by keys. */
  csv: anySession.input(z.strictObject({ what: csvSchema })).output(rowsSchema),
  /** Makes an evening of those who are here with a name. All that follows is for the captain and for home. */
  begin: roomHost.input(beginEveningSchema).output(emptyResponseSchema),
  /**
   * Makes the next round and puts its tables up: everybody is told where they sit. Nothing is dealt yet. `round`: the one
   * that is meant, so that it is not made twice; without it never one beside a round that nobody has dealt.
   */
  next: roomHost.input(roundRefSchema).output(emptyResponseSchema),
  /** Begins the match at every table of the round that waits for it. */
  deal: roomHost.input(z.strictObject({})).output(emptyResponseSchema),
  /** A result was wrong: what it is, and why. The one before is kept. */
  correct: roomHost.input(correctionSchema).output(emptyResponseSchema),
  /** A table will have no result: what is played there ends. */
  breakOff: roomHost.input(eveningTableRefSchema).output(emptyResponseSchema),
  /** More rounds or fewer, longer or shorter. */
  settle: roomHost.input(scheduleSchema).output(emptyResponseSchema),
  /** Takes the latest round back, as long as no table of it has a result. */
  takeBack: roomHost.input(roundRefSchema).output(emptyResponseSchema),
  /** Somebody who waits has a bot's seat of the latest round, though others of their household play in it. */
  letPlay: roomHost.input(z.strictObject({ person: personIdSchema })).output(seatedAtSchema),
  /** Nothing more is played; the standings stay to be seen. */
  end: roomHost.input(z.strictObject({})).output(emptyResponseSchema),
  /** A word to all, or to one table. */
  say: roomHost.input(deskMessageInputSchema).output(emptyResponseSchema),
  /** Calls a table of the latest round. */
  callTable: roomHost.input(z.strictObject({ table: eveningTableRefSchema.shape.table })).output(emptyResponseSchema),
  /** What every screen in the room shows from now on, until somebody in front of one chooses otherwise. It is not kept. */
  show: roomHost.input(z.strictObject({ what: screenContentSchema })).output(emptyResponseSchema),
};
