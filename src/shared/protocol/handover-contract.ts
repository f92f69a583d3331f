/** The part of the contract by which a table moves to another computer on the network (docs/host.md). */
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { bytes32Schema } from '../fair-shuffle/schema.ts';
import { addressSchema } from './lan.ts';
import { anySession, emptyResponseSchema } from './procedure-access.ts';
import { nameSchema, safeText, tableIdSchema } from './table.ts';

const cardsSchema = z.array(z.string()).length(3);

const givingSchema = z.object({
  table: z.string(),
  /** The other computer's name. */
  host: z.string(),
  /** `comparing`: its person has accepted, and this one still says that both see the same cards. */
  step: z.enum(['asking', 'comparing', 'moving', 'unknown']),
  /** Empty until the other computer has answered. */
  cards: z.array(z.string()),
});
/** A table on its way to another computer. `unknown`: the line broke, and this one asks again whether it has the table. */
export type Giving = z.infer<typeof givingSchema>;

const offeredSchema = z.object({
  /** Who asks; empty where they have no name. */
  by: z.string(),
  /** Their computer's name. */
  host: z.string(),
  game: z.string(),
  /** Who sits there. */
  people: z.array(z.string()),
  cards: cardsSchema,
});
/** Another computer's question whether this one takes a table over. */
export type OfferedTable = z.infer<typeof offeredSchema>;

export const handoverViewSchema = z.object({
  giving: givingSchema.nullable(),
  offered: offeredSchema.nullable(),
  /** Where tables came from: they may go back there. */
  origins: z.array(z.object({ table: z.string(), address: z.string(), host: z.string() })),
});
export type HandoverView = z.infer<typeof handoverViewSchema>;

/** Base64url letters of a piece: a message of them fits `MAX_MESSAGE_BYTES`. */
const MAX_PIECE = 14_000;

const idSchema = z.string().regex(/^[\w-]{22}$/);

export const handoverContract = {
  /** What is being given and offered, again on each change; for the host's own computer, as the next four. */
  watch: anySession.input(z.strictObject({})).output(eventIterator(handoverViewSchema)),
  /** Gives a table to the host at this address; answers once it has gone, or why it stays. */
  start: anySession.input(z.strictObject({ table: tableIdSchema, address: addressSchema })).output(emptyResponseSchema),
  /** Both computers show the same cards: the table may go. At `unknown`: it is there. */
  confirm: anySession.input(z.strictObject({})).output(emptyResponseSchema),
  /** The table stays; possible until it goes, and at `unknown`. */
  stop: anySession.input(z.strictObject({})).output(emptyResponseSchema),
  /** This computer takes the offered table, or not now. */
  answer: anySession.input(z.strictObject({ yes: z.boolean() })).output(emptyResponseSchema),
  /**
   * Calls of another host over an encrypted line. It asks whether a table may come; `commitment` is for the three cards
   * (`line.compare`).
   */
  offer: anySession
    .input(
      z.strictObject({
        id: idSchema,
        table: tableIdSchema,
        game: safeText(40),
        room: z.boolean(),
        by: nameSchema,
        host: safeText(100),
        /** Where the caller's own host answers; 0 where nobody knows. */
        port: z.int().min(0).max(65_535),
        people: z.array(nameSchema).max(12),
      }),
    )
    .output(z.object({ commitment: bytes32Schema })),
  /** The caller's part of the cards, for this host's. */
  show: anySession
    .input(z.strictObject({ id: idSchema, part: bytes32Schema }))
    .output(z.object({ part: bytes32Schema })),
  /** Answers once the person here has. */
  decision: anySession.input(z.strictObject({ id: idSchema })).output(emptyResponseSchema),
  /** The table in pieces; after the last one it is checked, and this host is ready for it. */
  send: anySession
    .input(
      z.strictObject({
        id: idSchema,
        piece: z
          .string()
          .max(MAX_PIECE)
          .regex(/^[\w-]*$/),
        isLast: z.boolean(),
      }),
    )
    .output(emptyResponseSchema),
  /** The table is this host's from now on: the caller has written down that it is not theirs. */
  commit: anySession.input(z.strictObject({ id: idSchema })).output(emptyResponseSchema),
  /** Whether the table has come here. If not, it never will by this id. */
  outcome: anySession.input(z.strictObject({ id: idSchema })).output(z.object({ taken: z.boolean() })),
};
