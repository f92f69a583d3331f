/** Moves and chance events, fields in record order. */
import { z } from 'zod';
import { BLESSINGS, CURSES, ROME_SIZE, VBI_DECK } from '../../../cards/rome.ts';
import { MAX_SEATS } from './options.ts';

const card = z.enum(VBI_DECK);
const curse = z.enum(CURSES);

/** A blessing's question to its owner: always one thing. */
const choose = z
  .strictObject({
    type: z.literal('choose'),
    seat: z.int().min(0).lt(MAX_SEATS).optional(),
    card: card.optional(),
    number: z.int().min(1).max(ROME_SIZE).optional(),
  })
  .refine((move) => Object.keys(move).length === 2, 'exactly one of seat, card and number');
export type Choose = z.infer<typeof choose>;

export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('arrange'), curses: z.array(curse), blessings: z.array(z.enum(BLESSINGS)) }),
  z.strictObject({ type: z.literal('vote'), curse }),
  z.strictObject({ type: z.literal('turn-up'), position: z.int().min(0) }),
  choose,
  z.strictObject({ type: z.literal('out') }),
  z.strictObject({ type: z.literal('done') }),
]);
export type Move = z.infer<typeof moveSchema>;
export type Arrange = Extract<Move, { type: 'arrange' }>;

const cards = z.array(card).max(VBI_DECK.length);

export const chanceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('shuffle'), cards }),
  z.strictObject({ type: z.literal('tie'), curse }),
  z.strictObject({ type: z.literal('muddle'), cards }),
]);
export type Chance = z.infer<typeof chanceSchema>;
