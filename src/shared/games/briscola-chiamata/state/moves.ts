/** Moves and chance events, fields in record order. */
import { z } from 'zod';
import { FRENCH_DECK, RANKS, SUITS } from '../../../cards/french.ts';
import { DECK_POINTS, MIN_BID_POINTS } from './cards.ts';
import { SEATS } from './observation.ts';

const card = z.enum(FRENCH_DECK);
/** Said with a 2, above what a bare one asks for (BC-8). */
const points = z.int().gt(MIN_BID_POINTS).max(DECK_POINTS);

export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('throw-in') }),
  z.strictObject({ type: z.literal('keep') }),
  z.strictObject({ type: z.literal('bid'), rank: z.enum(RANKS), points: points.optional() }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('trump'), suit: z.enum(SUITS) }),
  z.strictObject({ type: z.literal('play'), card }),
]);
export type Move = z.infer<typeof moveSchema>;

export const chanceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dealer'), seat: z.int().min(0).lt(SEATS) }),
  z.strictObject({ type: z.literal('deal'), cards: z.array(card).length(FRENCH_DECK.length) }),
]);
export type Chance = z.infer<typeof chanceSchema>;
