/** What a seat may do and what chance does, in the fields and order of the record. */
import { z } from 'zod';
import { HIGHEST, STONES } from './stones.ts';

const stone = z.enum(STONES);

export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lay'), stone }),
  z.strictObject({ type: z.literal('take') }),
]);
export type Move = z.infer<typeof moveSchema>;

/** All stones, shuffled: the first hands, seat by seat, then the one that begins the heap; the rest is put aside. */
export const chanceSchema = z.strictObject({ type: z.literal('deal'), cards: z.array(stone).length(HIGHEST) });
export type Chance = z.infer<typeof chanceSchema>;
