/**
 * How the seals of a match come about (docs/fair-shuffle.md), as the steps that are kept of it. A step is kept before
 * anybody is told of it, and never changed: after a restart the host goes on in the same step with the same parts.
 */
import { z } from 'zod';
import { bytes32Schema, recordSealSchema, sealViewSchema } from '#shared/fair-shuffle/schema.ts';

const askedSchema = z.object({
  session: z.string(),
  /** Who sits there; nobody for who looks on. */
  names: z.array(z.string()),
});
/** A device that is asked to take part: one session, whoever sits at it. */
export type Participant = z.infer<typeof askedSchema>;

const { absent } = sealViewSchema.shape;

const partsSchema = z.array(z.object({ device: z.int(), part: bytes32Schema }));

export const shuffleStepSchema = z.discriminatedUnion('step', [
  /** The host has drawn its part, and asks these devices; from now on each has the number of its place in the list. */
  z.object({
    step: z.literal('begun'),
    /** What the match is called in its seals. */
    match: z.string(),
    seal: z.int(),
    attempt: z.int(),
    part: bytes32Schema,
    asked: z.array(askedSchema),
    absent,
    /** What was opened in the attempt before, by all but whoever is the reason for this one. */
    before: partsSchema,
  }),
  /** There are no more commitments than these. */
  z.object({
    step: z.literal('fixed'),
    commitments: z.array(z.object({ device: z.int(), commitment: bytes32Schema })),
    absent,
  }),
  /** All parts are there. Chance draws from them from event `from` on. */
  z.object({ step: z.literal('closed'), parts: partsSchema, from: z.int() }),
  /** The match is over, and all its seals are open: what was drawn from each, so that nobody has to play it again to tell. */
  z.object({ step: z.literal('drawn'), draws: z.array(recordSealSchema.shape.draws) }),
]);
export type ShuffleStep = z.infer<typeof shuffleStepSchema>;
