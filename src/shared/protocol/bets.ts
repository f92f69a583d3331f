/** Wire types of spectators' bets: a deal's question, the own bet, and once known who was right. */
import { z } from 'zod';
import { suspectSchema } from '../evening/bets.ts';
import { MAX_PEOPLE } from './room.ts';
import { seatSchema } from './table.ts';

const dealSchema = z.int().min(0);

/** The seats of an answer; none for nobody. Its first seat is the bet. */
const choiceSchema = z.array(seatSchema).max(6);

/** A deal's question. */
const askedShape = {
  deal: dealSchema,
  question: z.enum(['partner', 'winner', 'last', 'misplay']),
  /** Whom it is about; null for nobody in particular. */
  about: seatSchema.nullable(),
  /** The version of the public update that shows it: a page that isn't there yet hides it. */
  since: z.int(),
};

const wonSchema = z.object({
  name: z.string(),
  /** Of ten, in this deal. */
  points: z.int(),
  /** Total of the evening, or of the match outside an evening. */
  total: z.int(),
});

export const betsSchema = z.object({
  match: z.int(),
  /** Set while a deal's answer is unknown; `taken`: bets are taken. */
  open: z.object({ ...askedShape, choices: z.array(choiceSchema).max(7), taken: z.boolean() }).nullable(),
  /** Whether this session's person may bet. */
  may: z.boolean(),
  /** Their bet; left out if none. */
  mine: suspectSchema.optional(),
  /** The latest decided deal of this match with bets: the answer, and the bettors, best first. */
  out: z.object({ ...askedShape, answer: choiceSchema, bets: z.array(wonSchema).max(MAX_PEOPLE) }).nullable(),
});
/** A table's bets as one session sees them. Others' bets stay hidden until the answer is known. */
export type BetsView = z.infer<typeof betsSchema>;

/** A bet: a choice's first seat, or null for nobody, on that deal of that match. */
export const betSchema = z.strictObject({ match: z.int(), deal: dealSchema, suspect: suspectSchema });
export type BetRequest = z.infer<typeof betSchema>;

/** The bets on one deal of a finished match: suspects by number of public events. */
export const suspicionSchema = z.object({
  deal: dealSchema,
  caller: seatSchema,
  /** Public update versions: of the call, and of the reveal. */
  called: z.int(),
  known: z.int(),
  partner: suspectSchema,
  /** Counts by seat, the last for nobody; in order of events. */
  steps: z.array(z.object({ event: z.int(), counts: z.array(z.int()) })),
});
export type DealSuspicion = z.infer<typeof suspicionSchema>;
