/** What crosses the wire about an evening: what it is, its latest round, how everybody stands, and what the desk says. */
import { z } from 'zod';
import { EVENING_LIMITS } from '../evening/limits.ts';
import { entrySchema, formSchema, idSchema, scoringSchema, sitterSchema } from '../evening/schema.ts';
import { bytes32Schema } from '../fair-shuffle/schema.ts';
import { chatLineSchema } from './chat.ts';
import { levelSchema, nameSchema, optionsSchema, safeText, seatSchema, tableIdSchema } from './table.ts';
import { MAX_TEXT_UNITS } from './typed-text.ts';

const numberSchema = z.int().min(1).max(EVENING_LIMITS.tables);
const scoresSchema = z.array(z.int()).max(EVENING_LIMITS.seats);

/** What somebody who leads wants to make an evening of; who plays is who is in the room with a name. */
export const beginEveningSchema = z.strictObject({
  name: nameSchema,
  games: z
    .array(z.strictObject({ game: safeText(40), options: optionsSchema.optional(), size: z.int().optional() }))
    .max(EVENING_LIMITS.games),
  form: formSchema,
  scoring: scoringSchema,
  rounds: z.int().min(1).max(EVENING_LIMITS.rounds),
  /** A round. */
  minutes: z.int().min(1).max(EVENING_LIMITS.minutes),
  /** A round, where they are compared. */
  deals: z.int().min(0).max(EVENING_LIMITS.deals).optional(),
  /** How well the bots play that fill up tables. */
  level: levelSchema.optional(),
});
export type EveningRequest = z.infer<typeof beginEveningSchema>;

/** A table of the evening, by its round and its number there. */
export const eveningTableRefSchema = z.strictObject({
  round: z.int().min(1).max(EVENING_LIMITS.rounds),
  table: numberSchema,
});

/** A result that was wrong, as it should be. */
export const correctionSchema = z.strictObject({
  ...eveningTableRefSchema.shape,
  deal: z.int().min(1).optional(),
  /** By seat; null where the table was broken off. */
  scores: scoresSchema.nullable(),
  winners: z.array(seatSchema).max(EVENING_LIMITS.seats),
  reason: safeText(EVENING_LIMITS.text),
});
export type CorrectionRequest = z.infer<typeof correctionSchema>;

export const scheduleSchema = z.strictObject({ rounds: z.int(), minutes: z.int() });
export const deskMessageInputSchema = z.strictObject({ text: chatLineSchema, table: numberSchema.optional() });
/** What screens show: the desk, four tables at once, or one by its number. */
export const screenContentSchema = z.union([z.literal('desk'), z.literal('four'), numberSchema]);
export type ScreenContent = z.infer<typeof screenContentSchema>;
export const csvSchema = z.enum(['standings', 'tables']);
const cellTextSchema = z.object({ key: z.string(), params: z.record(z.string(), z.number()).optional() });
/** Rows for a spreadsheet; what they say is said by who saves them. */
export const rowsSchema = z.object({
  rows: z.array(
    z.array(
      z.union([z.string(), z.number(), z.null(), cellTextSchema, z.array(z.union([z.string(), cellTextSchema]))]),
    ),
  ),
});

const eveningTableSchema = z.object({
  number: numberSchema,
  /** The table of this host; null while there is none. */
  table: tableIdSchema.nullable(),
  game: idSchema,
  seats: z.array(sitterSchema).max(EVENING_LIMITS.seats),
  /** `free`: not put up, or gone. `lobby`: nobody has dealt yet. */
  state: z.enum(['free', 'lobby', 'playing', 'over']),
  /** How many of its people have it open. */
  here: z.int(),
  /** As they came, but of deals that are still a secret. */
  entries: z.array(entrySchema).max(EVENING_LIMITS.entries),
});

const playSchema = z.object({
  table: numberSchema,
  seats: z.array(sitterSchema).max(EVENING_LIMITS.seats),
  scores: scoresSchema,
  points: z.array(z.int()).max(EVENING_LIMITS.seats),
});

export const roundSchema = z.object({
  number: z.int(),
  /** Seconds left of its minutes, below 0 when they are over; null before the cards are dealt. */
  seconds: z.int().nullable(),
  tables: z.array(eveningTableSchema).max(EVENING_LIMITS.tables),
  /** Who has no table. */
  out: z.array(idSchema).max(EVENING_LIMITS.players),
  /** The numbers of the deals that all tables play; none where deals are not compared. */
  deals: z.array(z.int()).max(EVENING_LIMITS.deals),
  /** What binds the secret that these deals come from; null where deals are not compared. */
  commitment: bytes32Schema.nullable(),
  /** The secret itself, once all tables have played them. */
  secret: bytes32Schema.nullable(),
});
/** One round of an evening. */
export type RoundView = z.infer<typeof roundSchema>;

/** An older round, and of any the deals that may be told: how each table played them. */
export const roundDetailSchema = z.object({
  ...roundSchema.shape,
  told: z
    .array(z.object({ round: z.int(), deal: z.int(), plays: z.array(playSchema).max(EVENING_LIMITS.tables) }))
    .max(EVENING_LIMITS.deals),
  /** The matches of it that are over, by table, as far as this session may have their records (`records.get`). */
  records: z.array(z.object({ table: numberSchema, record: z.int() })).max(EVENING_LIMITS.tables),
});
export type RoundDetail = z.infer<typeof roundDetailSchema>;

const standingSchema = z.object({
  place: z.int(),
  player: idSchema,
  name: z.string().max(EVENING_LIMITS.text),
  here: z.boolean(),
  /** In hundredths. */
  points: z.int(),
  wins: z.int(),
  tables: z.int(),
  tieBreaks: z.array(z.object({ tieBreak: z.string(), value: z.number() })).max(EVENING_LIMITS.games),
});

/** What somebody's points are made of, in order. */
export const pointBreakdownSchema = z.array(
  z.object({
    round: z.int(),
    table: z.int().nullable(),
    deal: z.int().nullable(),
    kind: z.enum(['played', 'open', 'broken off', 'out']),
    others: z.array(sitterSchema).max(EVENING_LIMITS.seats),
    score: z.int().nullable(),
    margin: z.number().nullable(),
    won: z.boolean(),
    points: z.int().nullable(),
  }),
);
export type PointBreakdown = z.infer<typeof pointBreakdownSchema>;

/** A word of the desk: to all, or to one table; without one, that table is called. */
const deskMessageSchema = z.object({
  /** Counts from 0 since the host started. */
  number: z.int(),
  table: numberSchema.nullable(),
  text: z.string().max(MAX_TEXT_UNITS).nullable(),
});
export type DeskMessage = z.infer<typeof deskMessageSchema>;

export const eveningViewSchema = z.object({
  name: z.string().max(EVENING_LIMITS.text),
  games: z
    .array(z.object({ game: idSchema, options: z.record(z.string(), z.union([z.string(), z.int()])), size: z.int() }))
    .max(EVENING_LIMITS.games),
  form: formSchema,
  scoring: scoringSchema,
  rounds: z.int(),
  minutes: z.int(),
  deals: z.int(),
  /** Nothing more is played. */
  over: z.boolean(),
  /** May do what the desk does. */
  leads: z.boolean(),
  /** Who this session is among the players; null where it is none. */
  me: idSchema.nullable(),
  /** Where they sit in the latest round. */
  mine: z.object({ table: numberSchema, seat: seatSchema }).nullable(),
  /** The latest; null before there is any. */
  round: roundSchema.nullable(),
  /** The first round of which a match still goes on: as long as there is one the evening can't be ended. */
  playing: z.int().optional(),
  standings: z.array(standingSchema).max(EVENING_LIMITS.players),
  /** The latest words, as far as they are for this session. */
  said: z.array(deskMessageSchema),
  /** What the desk wants on every screen; `count` tells the same said again from what was said before. */
  shows: z.object({ what: screenContentSchema, count: z.int() }),
});
/** An evening as one session sees it. */
export type EveningView = z.infer<typeof eveningViewSchema>;
