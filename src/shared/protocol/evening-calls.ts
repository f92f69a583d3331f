/** The calls of the contract that are about an evening. */
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import {
  beginSchema,
  correctionSchema,
  csvSchema,
  eveningViewSchema,
  linesSchema,
  onScreenSchema,
  rowsSchema,
  settleSchema,
  whereSchema,
  wholeRoundSchema,
  wordOfDeskSchema,
} from './evening.ts';
import { base, captain, done } from './procedure.ts';
import { personIdSchema, seatedAtSchema } from './room.ts';

/** The number of the round that is meant, as who calls saw it. */
const meantSchema = z.strictObject({ round: z.int().optional() });

/**
 * An evening of the room: many people, rounds at many tables, standings. Its desk is who leads the room. At its tables
 * it says who sits where and what is played; after a match it says what comes next.
 */
export const evening = {
  /** The evening as this session may see it, again whenever it changes; null while there is none. For who is in the room. */
  watch: base.input(z.strictObject({})).output(eventIterator(eveningViewSchema.nullable())),
  /** One round, the latest or an older one, with the deals that may be told: how each table has played them. */
  round: base.input(z.strictObject({ round: z.int() })).output(wholeRoundSchema),
  /** What somebody's points are made of. */
  account: base.input(z.strictObject({ player: personIdSchema })).output(linesSchema),
  /** The standings, or all results, as rows for a spreadsheet: what they say goes by keys. */
  csv: base.input(z.strictObject({ what: csvSchema })).output(rowsSchema),
  /** Makes an evening of those who are here with a name. All that follows is for the captain and for home. */
  begin: captain.input(beginSchema).output(done),
  /**
   * Makes the next round and puts its tables up: everybody is told where they sit. Nothing is dealt yet. `round`: the one
   * that is meant, so that it is not made twice; without it never one beside a round that nobody has dealt.
   */
  next: captain.input(meantSchema).output(done),
  /** Begins the match at every table of the round that waits for it. */
  deal: captain.input(z.strictObject({})).output(done),
  /** A result was wrong: what it is, and why. The one before is kept. */
  correct: captain.input(correctionSchema).output(done),
  /** A table will have no result: what is played there ends. */
  breakOff: captain.input(whereSchema).output(done),
  /** More rounds or fewer, longer or shorter. */
  settle: captain.input(settleSchema).output(done),
  /** Takes the latest round back, as long as no table of it has a result. */
  takeBack: captain.input(meantSchema).output(done),
  /** Somebody who waits has a bot's seat of the latest round, though others of their household play in it. */
  letPlay: captain.input(z.strictObject({ person: personIdSchema })).output(seatedAtSchema),
  /** Nothing more is played; the standings stay to be seen. */
  end: captain.input(z.strictObject({})).output(done),
  /** A word to all, or to one table. */
  say: captain.input(wordOfDeskSchema).output(done),
  /** Calls a table of the latest round. */
  callTable: captain.input(z.strictObject({ table: whereSchema.shape.table })).output(done),
  /** What every screen in the room shows from now on, until somebody in front of one chooses otherwise. It is not kept. */
  show: captain.input(z.strictObject({ what: onScreenSchema })).output(done),
};
