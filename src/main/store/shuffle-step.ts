/**
 * Steps of the fair shuffle of a match (docs/fair-shuffle.md). A step is stored before it is sent
 * and never changes: after a restart the host continues with the same contributions.
 */
import { z } from 'zod';
import { bytes32Schema, recordSealSchema, sealViewSchema } from '#shared/fair-shuffle/schema.ts';

const askedSchema = z.object({
  session: z.string(),
  /** Names of those seated there; empty for a spectator. */
  names: z.array(z.string()),
});
/** A participating device: one session, whoever sits there. */
export type Participant = z.infer<typeof askedSchema>;

const { absent } = sealViewSchema.shape;

const partsSchema = z.array(z.object({ device: z.int(), part: bytes32Schema }));

export const shuffleStepSchema = z.discriminatedUnion('step', [
  /**
   * The host has drawn its contribution and asks these devices; their list positions number them.
   */
  z.object({
    step: z.literal('begun'),
    /** The match's name in its seals. */
    match: z.string(),
    seal: z.int(),
    attempt: z.int(),
    part: bytes32Schema,
    asked: z.array(askedSchema),
    absent,
    /** Contributions revealed in the previous attempt, without the one that failed. */
    before: partsSchema,
  }),
  /** The final list of commitments. */
  z.object({
    step: z.literal('fixed'),
    commitments: z.array(z.object({ device: z.int(), commitment: bytes32Schema })),
    absent,
  }),
  /** All contributions are revealed. They determine the random draws from event `from` on. */
  z.object({ step: z.literal('closed'), parts: partsSchema, from: z.int() }),
  /**
   * The match is over and its seals are opened: the draws from each are stored, so that nobody must
   * replay it.
   */
  z.object({ step: z.literal('drawn'), draws: z.array(recordSealSchema.shape.draws) }),
]);
export type ShuffleStep = z.infer<typeof shuffleStepSchema>;
