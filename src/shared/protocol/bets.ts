/** What crosses the wire about bets of who looks on: who is called, what one has bet, and when it is out who was right. */
import { z } from 'zod';
import { suspectSchema } from '../evening/bets.ts';
import { MAX_PEOPLE } from './room.ts';
import { seatSchema } from './table.ts';

const dealSchema = z.int().min(0);
/** The number of everybody's update that shows it: a page that is not as far yet tells nothing of it. */
const sinceVersionSchema = z.int();

const wonSchema = z.object({
  name: z.string(),
  /** Of ten, in this deal. */
  points: z.int(),
  /** In the evening; outside of one in the match. */
  total: z.int(),
});

export const betsSchema = z.object({
  match: z.int(),
  /** While somebody has called a partner whom not everybody knows. */
  open: z.object({ deal: dealSchema, caller: seatSchema, since: sinceVersionSchema }).nullable(),
  /** This session's person may bet on it. */
  may: z.boolean(),
  /** What they have bet on it; left out where they have not. */
  mine: suspectSchema.optional(),
  /** The latest deal of this match that is out and that somebody had bet on: who it was, and who had bet, the best first. */
  out: z
    .object({
      deal: dealSchema,
      caller: seatSchema,
      since: sinceVersionSchema,
      partner: suspectSchema,
      bets: z.array(wonSchema).max(MAX_PEOPLE),
    })
    .nullable(),
});
/** The bets at a table as one session may see them. Of what others bet it says nothing before it is out. */
export type BetsView = z.infer<typeof betsSchema>;

/** What somebody bets: a seat, or null for nobody; on that deal of that match. */
export const betSchema = z.strictObject({ match: z.int(), deal: dealSchema, suspect: suspectSchema });
export type BetRequest = z.infer<typeof betSchema>;

/** The bets on one deal of a finished match: how many suspected whom after how many events that everybody saw. */
export const suspicionSchema = z.object({
  deal: dealSchema,
  caller: seatSchema,
  /** Numbers of everybody's updates: that of the call, and that by which it was out. */
  called: z.int(),
  known: z.int(),
  partner: suspectSchema,
  /** By seat, and for nobody in the end; in the order of the events. */
  steps: z.array(z.object({ event: z.int(), counts: z.array(z.int()) })),
});
export type DealSuspicion = z.infer<typeof suspicionSchema>;
