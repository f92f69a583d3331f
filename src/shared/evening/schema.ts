/**
 * An evening as one JSON document, as the store keeps it. Rounds, tables and deals count from 1, seats from 0. No time
 * stands in it: the clock is the host's, which knows the minutes a round shall take.
 */
import { z } from 'zod';
import type { Refusal } from '../engine/refusal.ts';
import { EVENING_LIMITS } from './limits.ts';

/** What comes of a step: the evening as it is now, or why nothing has changed. The evening before stays as it was. */
export type EveningStep = { readonly evening: Evening } | { readonly refusal: Refusal };

export const idSchema = z.string().min(1).max(40);
const textSchema = z.string().min(1).max(EVENING_LIMITS.text);
const roundSchema = z.int().min(1).max(EVENING_LIMITS.rounds);
const seatSchema = z
  .int()
  .min(0)
  .max(EVENING_LIMITS.seats - 1);
const scoreSchema = z.int().min(-1_000_000).max(1_000_000);
const dealSchema = z
  .int()
  .min(1)
  .max(EVENING_LIMITS.rounds * EVENING_LIMITS.deals);

const staySchema = z.strictObject({
  /** There from before this round on. */
  from: z.int().min(1),
  /** Gone before this round; null who is still there. */
  to: z.int().min(1).nullable(),
});

const playerSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** In order. Who goes and comes back has several. */
  stays: z.array(staySchema).min(1).max(EVENING_LIMITS.rounds),
});
/** Somebody of the evening, also when they have gone home: what they played still counts. */
export type Player = z.infer<typeof playerSchema>;

const gameSchema = z.strictObject({
  game: idSchema,
  options: z.record(z.string().max(40), z.union([z.string().max(40), z.int()])),
  /** How many its rules seat. */
  seats: z.strictObject({
    min: z.int().min(1).max(EVENING_LIMITS.seats),
    max: z.int().min(1).max(EVENING_LIMITS.seats),
  }),
  /** How many shall sit at a table. */
  size: z.int().min(2).max(EVENING_LIMITS.seats),
  /** A table wins or loses as one, so that only tables can be compared. */
  together: z.boolean(),
});
/** A game of the evening, with what pairing has to know of it. */
export type EveningGame = z.infer<typeof gameSchema>;

export const formSchema = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('swiss') }),
  z.strictObject({ form: z.literal('round-robin') }),
  z.strictObject({
    form: z.literal('movement'),
    /** Where people and tables don't come out even: bots fill up, some sit out, or tables are smaller and larger. */
    remainder: z.enum(['bots', 'sit-out', 'spread']),
  }),
  z.strictObject({ form: z.literal('groups'), groups: z.enum(['stay', 'anew']) }),
  z.strictObject({ form: z.literal('free') }),
]);
/** Who is seated with whom, by which form. */
export type FormSettings = z.infer<typeof formSchema>;
export type FormId = FormSettings['form'];

/** What counts: the order at each table, the game's own points, or each deal against the others who held those cards. */
export const scoringSchema = z.enum(['places', 'score', 'duplicate']);

export const sitterSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), player: idSchema }),
  z.strictObject({ kind: z.literal('bot') }),
  z.strictObject({ kind: z.literal('empty') }),
]);
/** Who a seat of a table is for. */
export type Sitter = z.infer<typeof sitterSchema>;

export const entrySchema = z.strictObject({
  /** Which deal it is of, where deals are compared; null for the whole match. */
  deal: dealSchema.nullable(),
  /** By seat, from the match's result; null where it was broken off for good. */
  scores: z.array(scoreSchema).max(EVENING_LIMITS.seats).nullable(),
  winners: z.array(seatSchema).max(EVENING_LIMITS.seats),
  /** Why a result that was there before no longer counts, and who said so. */
  correction: z.strictObject({ reason: textSchema, by: textSchema }).nullable(),
});
/** A result as it was entered, or a correction of it. */
export type Entry = z.infer<typeof entrySchema>;

const tableSchema = z.strictObject({
  number: z.int().min(1).max(EVENING_LIMITS.tables),
  game: idSchema,
  seats: z.array(sitterSchema).min(1).max(EVENING_LIMITS.seats),
  /** As they came: of those about the same the last one counts, and none is ever taken away. */
  entries: z.array(entrySchema).max(EVENING_LIMITS.entries),
});
/** One table of a round. */
export type EveningTable = z.infer<typeof tableSchema>;

const playedRoundSchema = z.strictObject({
  number: roundSchema,
  tables: z.array(tableSchema).max(EVENING_LIMITS.tables),
  /** Who was there and had no table. */
  out: z.array(idSchema).max(EVENING_LIMITS.players),
  /** The deals that all tables of this round play; none where deals are not compared. */
  deals: z.array(dealSchema).max(EVENING_LIMITS.deals),
});
/** A round that was made. */
export type Round = z.infer<typeof playedRoundSchema>;

const planShape = {
  name: textSchema,
  games: z.array(gameSchema).max(EVENING_LIMITS.games),
  form: formSchema,
  scoring: scoringSchema,
  /** How many there shall be. Free play has none. */
  rounds: z.int().min(1).max(EVENING_LIMITS.rounds),
  /** A round; the host's clock counts them. */
  minutes: z.int().min(1).max(EVENING_LIMITS.minutes),
  /** Deals a round, where they are compared; otherwise 0. */
  deals: z.int().min(0).max(EVENING_LIMITS.deals),
};

/** What an evening shall be, as somebody has chosen it. */
export const planSchema = z.strictObject({
  ...planShape,
  players: z.array(z.strictObject({ id: idSchema, name: textSchema })).max(EVENING_LIMITS.players),
});
export type Plan = z.infer<typeof planSchema>;

/** The whole evening. */
export const eveningSchema = z.strictObject({
  ...planShape,
  players: z.array(playerSchema).max(EVENING_LIMITS.players),
  /** Those that were made, in order. What is played freely is all in the first. */
  played: z.array(playedRoundSchema).max(EVENING_LIMITS.rounds),
});
export type Evening = z.infer<typeof eveningSchema>;
