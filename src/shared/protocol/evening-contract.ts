/** The evening's part of the contract. */
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
import { eveningStorySchema } from './story.ts';

/** The round the caller means. */
const roundRefSchema = z.strictObject({ round: z.int().optional() });

/**
 * An evening of the room: many people, rounds at many tables, standings. The room host organizes
 * it: at its tables it decides seats, games and what follows a match.
 */
export const eveningContract = {
  /**
   * The evening as this session sees it, again on each change; null without one. For people of the
   * room.
   */
  watch: anySession.input(z.strictObject({})).output(eventIterator(eveningViewSchema.nullable())),
  /** One round with its public deals and each table's results. */
  round: anySession.input(z.strictObject({ round: z.int() })).output(roundDetailSchema),
  /** The parts of somebody's points. */
  account: anySession.input(z.strictObject({ player: personIdSchema })).output(pointBreakdownSchema),
  /** Standings or all results as spreadsheet rows, with message keys for text. */
  csv: anySession.input(z.strictObject({ what: csvSchema })).output(rowsSchema),
  /** The best moments of all its matches; empty until the evening is over. */
  story: anySession.input(z.strictObject({})).output(eveningStorySchema),
  /**
   * Starts an evening with the named people present. Everything below is for the room host and the
   * host's own computer.
   */
  begin: roomHost.input(beginEveningSchema).output(emptyResponseSchema),
  /**
   * Pairs the next round and creates its tables; everybody learns their seat. Nothing is dealt yet.
   * `round`: the round meant, so that it isn't made twice; without it an undealt round blocks
   * another.
   */
  next: roomHost.input(roundRefSchema).output(emptyResponseSchema),
  /** Starts the match at every waiting table of the round. */
  deal: roomHost.input(z.strictObject({})).output(emptyResponseSchema),
  /** Corrects a result with a reason. The previous one is kept. */
  correct: roomHost.input(correctionSchema).output(emptyResponseSchema),
  /** Ends a table without a result. */
  breakOff: roomHost.input(eveningTableRefSchema).output(emptyResponseSchema),
  /** Changes the number or length of rounds. */
  settle: roomHost.input(scheduleSchema).output(emptyResponseSchema),
  /** Undoes the latest round while it has no results. */
  takeBack: roomHost.input(roundRefSchema).output(emptyResponseSchema),
  /**
   * Gives somebody who waits a bot's seat in the latest round, although others of their household
   * play in it.
   */
  letPlay: roomHost.input(z.strictObject({ person: personIdSchema })).output(seatedAtSchema),
  /** Ends the evening; the standings stay visible. */
  end: roomHost.input(z.strictObject({})).output(emptyResponseSchema),
  /** A message to all, or to one table. */
  say: roomHost.input(deskMessageInputSchema).output(emptyResponseSchema),
  /** Calls a table of the latest round. */
  callTable: roomHost.input(z.strictObject({ table: eveningTableRefSchema.shape.table })).output(emptyResponseSchema),
  /** What every screen of the room shows until somebody changes it there. Not stored. */
  show: roomHost.input(z.strictObject({ what: screenContentSchema })).output(emptyResponseSchema),
};
