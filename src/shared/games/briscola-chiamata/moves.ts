/** What a seat may do and what chance does, in the fields and order of the record. */
import { z } from 'zod';
import { FRENCH_DECK, RANKS, SUITS } from '../../cards/french.ts';

const card = z.enum(FRENCH_DECK);

export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('throw-in') }),
  z.strictObject({ type: z.literal('keep') }),
  z.strictObject({ type: z.literal('bid'), rank: z.enum(RANKS), points: z.int().min(62).max(120).optional() }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('trump'), suit: z.enum(SUITS) }),
  z.strictObject({ type: z.literal('play'), card }),
]);
export type Move = z.infer<typeof moveSchema>;

export const chanceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dealer'), seat: z.int().min(0).max(4) }),
  z.strictObject({ type: z.literal('deal'), cards: z.array(card).length(40) }),
]);
export type Chance = z.infer<typeof chanceSchema>;
