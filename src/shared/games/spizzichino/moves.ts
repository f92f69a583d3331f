/** What a seat may do and what chance does, in the fields and order of the record. */
import { z } from 'zod';
import { ITALIAN_DECK, type ItalianCard } from '../../cards/italian.ts';

const card = z.enum(ITALIAN_DECK as [ItalianCard, ...ItalianCard[]]);
/** Two of the eight piles, by number (SP-5, SP-6). */
const pair = z.array(z.int().min(0).max(7)).length(2);

export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose'), hand: pair, up: pair }),
  z.strictObject({ type: z.literal('take'), pile: z.int().min(0).max(1) }),
  z.strictObject({ type: z.literal('play'), card }),
]);
export type Move = z.infer<typeof moveSchema>;
export type Choice = Extract<Move, { type: 'choose' }>;

export const chanceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dealer'), seat: z.int().min(0).max(1) }),
  z.strictObject({ type: z.literal('deal'), cards: z.array(card).length(40) }),
]);
export type Chance = z.infer<typeof chanceSchema>;
