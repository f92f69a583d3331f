/** Moves and chance events, fields in record order. */
import { z } from 'zod';
import { DESIGNS } from '../../../cards/viva.ts';
import { HOUSES } from './board.ts';
import { MAX_COPIES, MAX_SEATS } from './options.ts';

const card = z.enum(DESIGNS);
const cards = z
  .array(card)
  .min(1)
  .max(MAX_COPIES * DESIGNS.length);
const house = z.int().min(0).lt(HOUSES.length);

export const moveSchema = z.discriminatedUnion('type', [
  /** One entry in `houses` for each copy played, ascending (VI-9). */
  z.strictObject({ type: z.literal('play'), card, houses: z.array(house).min(1).max(MAX_COPIES) }),
  z.strictObject({ type: z.literal('take') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('viva') }),
  z.strictObject({ type: z.literal('block'), card }),
  z.strictObject({ type: z.literal('last'), on: z.enum(['general', 'own']) }),
  z.strictObject({ type: z.literal('catch') }),
]);
export type Move = z.infer<typeof moveSchema>;
export type Play = Extract<Move, { type: 'play' }>;
export type Last = Extract<Move, { type: 'last' }>;

export const chanceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('starter'), seat: z.int().min(0).lt(MAX_SEATS) }),
  /** First = top (VI-4). */
  z.strictObject({ type: z.literal('deal'), cards }),
  /** First = top (VI-12). */
  z.strictObject({ type: z.literal('restock'), cards }),
]);
export type Chance = z.infer<typeof chanceSchema>;
