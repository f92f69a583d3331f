/**
 * An evening as one JSON document. Rounds, tables and deals count from 1, seats from 0. It has no
 * times: the host keeps the clock.
 */
import { z } from 'zod';
import type { Refusal } from '../engine/refusal.ts';
import { EVENING_LIMITS } from './limits.ts';

/** The new evening, or why nothing changed. The input isn't modified. */
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
  /** First round present. */
  from: z.int().min(1),
  /** First round absent; null while present. */
  to: z.int().min(1).nullable(),
});

const playerSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** In order; several for somebody who left and returned. */
  stays: z.array(staySchema).min(1).max(EVENING_LIMITS.rounds),
});
/** A player of the evening, also after leaving: their results still count. */
export type Player = z.infer<typeof playerSchema>;

const gameSchema = z.strictObject({
  game: idSchema,
  options: z.record(z.string().max(40), z.union([z.string().max(40), z.int()])),
  /** Number of seats by the rules. */
  seats: z.strictObject({
    min: z.int().min(1).max(EVENING_LIMITS.seats),
    max: z.int().min(1).max(EVENING_LIMITS.seats),
  }),
  /** Preferred number of players at a table. */
  size: z.int().min(2).max(EVENING_LIMITS.seats),
  /** A cooperative game: a table wins or loses as one, so only tables can be compared. */
  together: z.boolean(),
});
/** A game of the evening, with what pairing needs. */
export type EveningGame = z.infer<typeof gameSchema>;

export const formSchema = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('swiss') }),
  z.strictObject({ form: z.literal('round-robin') }),
  z.strictObject({
    form: z.literal('movement'),
    /** For a remainder: bots fill up, some sit out, or table sizes vary. */
    remainder: z.enum(['bots', 'sit-out', 'spread']),
  }),
  z.strictObject({ form: z.literal('groups'), groups: z.enum(['stay', 'anew']) }),
  z.strictObject({ form: z.literal('free') }),
]);
/** Form of play: how players are paired. */
export type FormSettings = z.infer<typeof formSchema>;
export type FormId = FormSettings['form'];

/** Scoring: places at each table, the game's own points, or duplicate. */
export const scoringSchema = z.enum(['places', 'score', 'duplicate']);

export const sitterSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), player: idSchema }),
  z.strictObject({ kind: z.literal('bot') }),
  z.strictObject({ kind: z.literal('empty') }),
]);
/** Whose seat it is. */
export type Sitter = z.infer<typeof sitterSchema>;

export const entrySchema = z.strictObject({
  /** The deal in duplicate; null for the whole match. */
  deal: dealSchema.nullable(),
  /** Scores by seat; null where it was broken off for good. */
  scores: z.array(scoreSchema).max(EVENING_LIMITS.seats).nullable(),
  winners: z.array(seatSchema).max(EVENING_LIMITS.seats),
  /** Why and by whom the previous result was corrected. */
  correction: z.strictObject({ reason: textSchema, by: textSchema }).nullable(),
});
/** A result or a correction. */
export type Entry = z.infer<typeof entrySchema>;

const tableSchema = z.strictObject({
  number: z.int().min(1).max(EVENING_LIMITS.tables),
  game: idSchema,
  seats: z.array(sitterSchema).min(1).max(EVENING_LIMITS.seats),
  /** In order: the last one for a deal counts, and none is ever removed. */
  entries: z.array(entrySchema).max(EVENING_LIMITS.entries),
});
/** One table of a round. */
export type EveningTable = z.infer<typeof tableSchema>;

const playedRoundSchema = z.strictObject({
  number: roundSchema,
  tables: z.array(tableSchema).max(EVENING_LIMITS.tables),
  /** Players who sat out. */
  out: z.array(idSchema).max(EVENING_LIMITS.players),
  /** The deals that all tables of this round play; empty without duplicate. */
  deals: z.array(dealSchema).max(EVENING_LIMITS.deals),
});
/** A paired round. */
export type Round = z.infer<typeof playedRoundSchema>;

const planShape = {
  name: textSchema,
  games: z.array(gameSchema).max(EVENING_LIMITS.games),
  form: formSchema,
  scoring: scoringSchema,
  /** Planned rounds. Free play has none. */
  rounds: z.int().min(1).max(EVENING_LIMITS.rounds),
  /** Per round; the host keeps the clock. */
  minutes: z.int().min(1).max(EVENING_LIMITS.minutes),
  /** Deals per round in duplicate; otherwise 0. */
  deals: z.int().min(0).max(EVENING_LIMITS.deals),
};

/** The plan of an evening. */
export const planSchema = z.strictObject({
  ...planShape,
  players: z.array(z.strictObject({ id: idSchema, name: textSchema })).max(EVENING_LIMITS.players),
});
export type Plan = z.infer<typeof planSchema>;

/** The whole evening. */
export const eveningSchema = z.strictObject({
  ...planShape,
  players: z.array(playerSchema).max(EVENING_LIMITS.players),
  /** Rounds in order. Free play is all in the first. */
  played: z.array(playedRoundSchema).max(EVENING_LIMITS.rounds),
});
export type Evening = z.infer<typeof eveningSchema>;
