/** What crosses the wire about an evening: what it is, its latest round, how everybody stands, and what the desk says. */
import { z } from 'zod';
import { MOST } from '../evening/most.ts';
import { entrySchema, formSchema, idSchema, scoringSchema, sitterSchema } from '../evening/schema.ts';
import { wordSchema } from '../seal/schema.ts';
import { MOST_UNITS } from './names.ts';
import { levelSchema, nameSchema, optionsSchema, seatSchema, tableIdSchema } from './table.ts';
import { saidSchema } from './talk.ts';
import { text } from './text.ts';

const numberSchema = z.int().min(1).max(MOST.tables);
const scoresSchema = z.array(z.int()).max(MOST.seats);

/** What somebody who leads wants to make an evening of; who plays is who is in the room with a name. */
export const beginSchema = z.strictObject({
  name: nameSchema,
  games: z
    .array(z.strictObject({ game: text(40), options: optionsSchema.optional(), size: z.int().optional() }))
    .max(MOST.games),
  form: formSchema,
  scoring: scoringSchema,
  rounds: z.int().min(1).max(MOST.rounds),
  /** A round. */
  minutes: z.int().min(1).max(MOST.minutes),
  /** A round, where they are compared. */
  deals: z.int().min(0).max(MOST.deals).optional(),
  /** How well the bots play that fill up tables. */
  level: levelSchema.optional(),
});
export type EveningWish = z.infer<typeof beginSchema>;

/** A table of the evening, by its round and its number there. */
export const whereSchema = z.strictObject({ round: z.int().min(1).max(MOST.rounds), table: numberSchema });

/** A result that was wrong, as it should be. */
export const correctionSchema = z.strictObject({
  ...whereSchema.shape,
  deal: z.int().min(1).optional(),
  /** By seat; null where the table was broken off. */
  scores: scoresSchema.nullable(),
  winners: z.array(seatSchema).max(MOST.seats),
  reason: text(MOST.text),
});
export type CorrectionWish = z.infer<typeof correctionSchema>;

export const settleSchema = z.strictObject({ rounds: z.int(), minutes: z.int() });
export const wordOfDeskSchema = z.strictObject({ text: saidSchema, table: numberSchema.optional() });
/** What screens show: the desk, four tables at once, or one by its number. */
export const onScreenSchema = z.union([z.literal('desk'), z.literal('four'), numberSchema]);
export type OnScreen = z.infer<typeof onScreenSchema>;
export const csvSchema = z.enum(['standings', 'tables']);
const saidSchemaOfCell = z.object({ key: z.string(), params: z.record(z.string(), z.number()).optional() });
/** Rows for a spreadsheet; what they say is said by who saves them. */
export const rowsSchema = z.object({
  rows: z.array(
    z.array(
      z.union([z.string(), z.number(), z.null(), saidSchemaOfCell, z.array(z.union([z.string(), saidSchemaOfCell]))]),
    ),
  ),
});

const eveningTableSchema = z.object({
  number: numberSchema,
  /** The table of this host; null while there is none. */
  table: tableIdSchema.nullable(),
  game: idSchema,
  seats: z.array(sitterSchema).max(MOST.seats),
  /** `free`: not put up, or gone. `lobby`: nobody has dealt yet. */
  state: z.enum(['free', 'lobby', 'playing', 'over']),
  /** How many of its people have it open. */
  here: z.int(),
  /** As they came, but of deals that are still a secret. */
  entries: z.array(entrySchema).max(MOST.entries),
});

const playSchema = z.object({
  table: numberSchema,
  seats: z.array(sitterSchema).max(MOST.seats),
  scores: scoresSchema,
  points: z.array(z.int()).max(MOST.seats),
});

export const roundSchema = z.object({
  number: z.int(),
  /** Seconds left of its minutes, below 0 when they are over; null before the cards are dealt. */
  seconds: z.int().nullable(),
  tables: z.array(eveningTableSchema).max(MOST.tables),
  /** Who has no table. */
  out: z.array(idSchema).max(MOST.players),
  /** The numbers of the deals that all tables play; none where deals are not compared. */
  deals: z.array(z.int()).max(MOST.deals),
  /** What binds the secret that these deals come from; null where deals are not compared. */
  commitment: wordSchema.nullable(),
  /** The secret itself, once all tables have played them. */
  secret: wordSchema.nullable(),
});
/** One round of an evening. */
export type RoundView = z.infer<typeof roundSchema>;

/** An older round, and of any the deals that may be told: how each table played them. */
export const wholeRoundSchema = z.object({
  ...roundSchema.shape,
  told: z
    .array(z.object({ round: z.int(), deal: z.int(), plays: z.array(playSchema).max(MOST.tables) }))
    .max(MOST.deals),
  /** The matches of it that are over, by table, as far as this session may have their records (`records.get`). */
  records: z.array(z.object({ table: numberSchema, record: z.int() })).max(MOST.tables),
});
export type WholeRound = z.infer<typeof wholeRoundSchema>;

const standingSchema = z.object({
  place: z.int(),
  player: idSchema,
  name: z.string().max(MOST.text),
  here: z.boolean(),
  /** In hundredths. */
  points: z.int(),
  wins: z.int(),
  tables: z.int(),
  tieBreaks: z.array(z.object({ tieBreak: z.string(), value: z.number() })).max(MOST.games),
});

/** What somebody's points are made of, in order. */
export const linesSchema = z.array(
  z.object({
    round: z.int(),
    table: z.int().nullable(),
    deal: z.int().nullable(),
    kind: z.enum(['played', 'open', 'broken off', 'out']),
    others: z.array(sitterSchema).max(MOST.seats),
    score: z.int().nullable(),
    margin: z.number().nullable(),
    won: z.boolean(),
    points: z.int().nullable(),
  }),
);
export type PointLines = z.infer<typeof linesSchema>;

/** A word of the desk: to all, or to one table; without one, that table is called. */
const saidByDeskSchema = z.object({
  /** Counts from 0 since the host started. */
  number: z.int(),
  table: numberSchema.nullable(),
  text: z.string().max(MOST_UNITS).nullable(),
});
export type WordOfDesk = z.infer<typeof saidByDeskSchema>;

export const eveningViewSchema = z.object({
  name: z.string().max(MOST.text),
  games: z
    .array(z.object({ game: idSchema, options: z.record(z.string(), z.union([z.string(), z.int()])), size: z.int() }))
    .max(MOST.games),
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
  standings: z.array(standingSchema).max(MOST.players),
  /** The latest words, as far as they are for this session. */
  said: z.array(saidByDeskSchema),
  /** What the desk wants on every screen; `count` tells the same said again from what was said before. */
  shows: z.object({ what: onScreenSchema, count: z.int() }),
});
/** An evening as one session sees it. */
export type EveningView = z.infer<typeof eveningViewSchema>;
