/** Wire types of an evening: its plan, its latest round, the standings, and messages. */
import { z } from 'zod';
import { EVENING_LIMITS } from '../evening/limits.ts';
import { entrySchema, formSchema, idSchema, scoringSchema, sitterSchema } from '../evening/schema.ts';
import { bytes32Schema } from '../fair-shuffle/schema.ts';
import { chatLineSchema } from './chat.ts';
import { levelSchema, nameSchema, optionsSchema, safeText, seatSchema, tableIdSchema } from './table.ts';
import { MAX_TEXT_UNITS } from './typed-text.ts';

const numberSchema = z.int().min(1).max(EVENING_LIMITS.tables);
const scoresSchema = z.array(z.int()).max(EVENING_LIMITS.seats);

/** The plan of a new evening; its players are the room's named people. */
export const beginEveningSchema = z.strictObject({
  name: nameSchema,
  games: z
    .array(z.strictObject({ game: safeText(40), options: optionsSchema.optional(), size: z.int().optional() }))
    .max(EVENING_LIMITS.games),
  form: formSchema,
  scoring: scoringSchema,
  rounds: z.int().min(1).max(EVENING_LIMITS.rounds),
  /** Per round. */
  minutes: z.int().min(1).max(EVENING_LIMITS.minutes),
  /** Per round, in duplicate. */
  deals: z.int().min(0).max(EVENING_LIMITS.deals).optional(),
  /** Level of the bots that fill tables. */
  level: levelSchema.optional(),
});
export type EveningRequest = z.infer<typeof beginEveningSchema>;

/** A table of the evening, by round and number. */
export const eveningTableRefSchema = z.strictObject({
  round: z.int().min(1).max(EVENING_LIMITS.rounds),
  table: numberSchema,
});

/** A corrected result. */
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
/** A screen's content: the overview, four tables at once, or one by number. */
export const screenContentSchema = z.union([z.literal('desk'), z.literal('four'), numberSchema]);
export type ScreenContent = z.infer<typeof screenContentSchema>;
export const csvSchema = z.enum(['standings', 'tables']);
const cellTextSchema = z.object({ key: z.string(), params: z.record(z.string(), z.number()).optional() });
/** Spreadsheet rows with untranslated cells. */
export const rowsSchema = z.object({
  rows: z.array(
    z.array(
      z.union([z.string(), z.number(), z.null(), cellTextSchema, z.array(z.union([z.string(), cellTextSchema]))]),
    ),
  ),
});

const eveningTableSchema = z.object({
  number: numberSchema,
  /** The table's id on this host; null if there is none. */
  table: tableIdSchema.nullable(),
  game: idSchema,
  seats: z.array(sitterSchema).max(EVENING_LIMITS.seats),
  /** `free`: not created, or closed. `lobby`: not dealt yet. */
  state: z.enum(['free', 'lobby', 'playing', 'over']),
  /** How many of its people have it open. */
  here: z.int(),
  /** In order, without those of secret deals. */
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
  /** Seconds left, negative after time is up; null before the deal. */
  seconds: z.int().nullable(),
  tables: z.array(eveningTableSchema).max(EVENING_LIMITS.tables),
  /** People without a table. */
  out: z.array(idSchema).max(EVENING_LIMITS.players),
  /** Duplicate deal numbers, the same at all tables; empty otherwise. */
  deals: z.array(z.int()).max(EVENING_LIMITS.deals),
  /** The commitment to the secret of these deals; null without duplicate. */
  commitment: bytes32Schema.nullable(),
  /** The secret, once all tables have played. */
  secret: bytes32Schema.nullable(),
});
/** One round of an evening. */
export type RoundView = z.infer<typeof roundSchema>;

/** A round with its public deals and each table's results. */
export const roundDetailSchema = z.object({
  ...roundSchema.shape,
  told: z
    .array(z.object({ round: z.int(), deal: z.int(), plays: z.array(playSchema).max(EVENING_LIMITS.tables) }))
    .max(EVENING_LIMITS.deals),
  /** Its finished matches by table that this session may have (`records.get`). */
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

/** The parts of somebody's points, in order. */
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

/** A message to all or to one table; without text it calls that table. */
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
  /** The evening has ended. */
  over: z.boolean(),
  /** May organize the evening. */
  leads: z.boolean(),
  /** This session's player; null if it is none. */
  me: idSchema.nullable(),
  /** Their seat in the latest round. */
  mine: z.object({ table: numberSchema, seat: seatSchema }).nullable(),
  /** The latest; null before the first. */
  round: roundSchema.nullable(),
  /** The first round with an unfinished match, which keeps the evening from ending. */
  playing: z.int().optional(),
  standings: z.array(standingSchema).max(EVENING_LIMITS.players),
  /** The latest messages for this session. */
  said: z.array(deskMessageSchema),
  /** What screens should show; `count` tells a repeated request from the previous one. */
  shows: z.object({ what: screenContentSchema, count: z.int() }),
});
/** An evening as one session sees it. */
export type EveningView = z.infer<typeof eveningViewSchema>;
