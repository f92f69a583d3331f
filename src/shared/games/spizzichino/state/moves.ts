/** Moves and chance events, fields in record order. */
import { z } from 'zod';
import { ITALIAN_DECK } from '../../../cards/italian.ts';
import { SEATS, STACKS, STACKS_EACH } from './options.ts';

const card = z.enum(ITALIAN_DECK);
/** One of the piles, by number (SP-5). */
const stack = z.int().min(0).lt(STACKS);
const pair = z.array(stack).length(STACKS_EACH);

export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose'), hand: pair, up: pair }),
  z.strictObject({ type: z.literal('take'), pile: z.int().min(0).lt(STACKS_EACH) }),
  z.strictObject({ type: z.literal('play'), card }),
]);
export type Move = z.infer<typeof moveSchema>;
export type Choice = Extract<Move, { type: 'choose' }>;

export const chanceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dealer'), seat: z.int().min(0).lt(SEATS) }),
  z.strictObject({ type: z.literal('deal'), cards: z.array(card).length(ITALIAN_DECK.length) }),
]);
export type Chance = z.infer<typeof chanceSchema>;
