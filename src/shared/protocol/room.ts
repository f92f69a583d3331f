/** Wire types of a room: its people, room host, games and screens. */
import { z } from 'zod';
import { EVENING_LIMITS } from '../evening/limits.ts';
import { avatarSchema } from './avatar.ts';
import { levelSchema, optionsSchema, safeText, seatSchema, tableIdSchema, tableSummarySchema } from './table.ts';
import { MAX_TEXT_UNITS } from './typed-text.ts';

export const MAX_PEOPLE = 120;
export const MAX_SCREENS = 8;

export const MAX_MATCHES_SET_ASIDE = 6;

/** A wish for after the match. */
export const afterMatchChoiceSchema = z.enum(['again', 'another', 'out']);
export type AfterMatchChoice = z.infer<typeof afterMatchChoiceSchema>;

export const personIdSchema = safeText(40).min(1);

export const personSchema = z.object({
  /** Public id; sessions stay secret. */
  id: personIdSchema,
  /** Empty until given. */
  name: z.string().max(MAX_TEXT_UNITS),
  mark: avatarSchema,
  /** Has the room or one of its tables open. */
  here: z.boolean(),
  /** Is the room host: picks the game, seats and bots, deals. */
  captain: z.boolean(),
  /** Their table, if seated. */
  table: tableIdSchema.nullable(),
  seat: seatSchema.nullable(),
  /** Their place in the queue, from 1; null if they want no seat. */
  waits: z.int().nullable(),
  /** Sits out what is played next. */
  out: z.literal(true).optional(),
  /** Their wish for after the match; null before. */
  choice: afterMatchChoiceSchema.nullable(),
});
/** A person of the room, known by a device. */
export type Person = z.infer<typeof personSchema>;

/** Three cards of the Italian deck, in order. */
const cardsSchema = z.array(z.string().max(8)).length(3);

export const screenPairingSchema = z.object({
  id: z.string().max(40),
  /** Three offers, one of which the screen shows. */
  offers: z.array(cardsSchema).length(3),
});
/** A screen's pairing request: a person who sees it picks its cards. */
export type ScreenPairing = z.infer<typeof screenPairingSchema>;

const afterMatchSchema = z.object({
  /** Seconds until the majority's wish is carried out. */
  seconds: z.int(),
  /** The leading wish. */
  leads: afterMatchChoiceSchema,
});

export const roomSchema = z.object({
  /** Is open to the network. */
  open: z.boolean(),
  /**
   * Join code; for people, screens and the host's own computer, not for those who haven't joined.
   */
  code: z.string().nullable(),
  /** This host's URLs, as `http://ADDRESS:PORT`, likeliest first; empty while closed. */
  addresses: z.array(z.string()),
  /** Its mDNS name, as `name.local:PORT`; null where it has none or isn't open. */
  local: z.string().nullable(),
  people: z.array(personSchema).max(MAX_PEOPLE),
  /** This session's person; null for a screen, and for who hasn't joined. */
  me: personIdSchema.nullable(),
  /** Has the room host's rights: is room host, or on the host's own computer. */
  leads: z.boolean(),
  /** The current table as this session sees it; null if there is none. */
  table: tableSummarySchema.nullable(),
  /** After a match, while people choose. */
  after: afterMatchSchema.nullable(),
  /**
   * The previous match was ended for another game, by whom and of which game; null otherwise, and
   * once a game starts.
   */
  ended: z.object({ by: z.string(), game: z.string().max(40) }).nullable(),
  /** Matches put aside for an evening, paused until resumed or ended. */
  aside: z.array(tableSummarySchema).max(MAX_MATCHES_SET_ASIDE),
  /**
   * State of the evening in `evening.watch`; with `rounds` it decides seats and games. Null without
   * one.
   */
  evening: z.enum(['rounds', 'free', 'over']).nullable(),
  /** Number of screens that show the room. */
  screens: z.int(),
  /** Pairing requests; for those who may admit them. */
  knocks: z.array(screenPairingSchema).max(MAX_SCREENS),
  /**
   * A tab of this computer's browser shows the room, and may make the first comer room host if the
   * owner agrees; for the host's own computer.
   */
  tabAsks: z.boolean().optional(),
  /** Banned people; for the room host. */
  keptOut: z.array(z.object({ person: personIdSchema, name: z.string().max(MAX_TEXT_UNITS) })),
  /**
   * The cards a screen must show until it is admitted; null afterwards, while too many wait, and
   * for people.
   */
  cards: cardsSchema.nullable(),
});
/** The room as one session sees it. */
export type RoomView = z.infer<typeof roomSchema>;

/** The next game. Without a number of seats: as many as people, but at least the usual number. */
export const nextGameSchema = z.strictObject({
  game: safeText(40),
  seats: z.int().optional(),
  options: optionsSchema.optional(),
  /** Level of the bots that fill the table. */
  level: levelSchema.optional(),
  /** Deals at once. */
  deal: z.boolean().optional(),
});
export type NextGameRequest = z.infer<typeof nextGameSchema>;

/** The result of asking for a seat. */
export const seatedAtSchema = z.union([
  z.object({ table: tableIdSchema, seat: seatSchema }),
  /** No seat is free before the next deal or match: the place in the queue. */
  z.object({ waits: z.int() }),
]);

const optionValueSchema = z.union([safeText(40), z.int()]);

const choicesSchema = z.record(
  z.string().max(40),
  z.object({ values: z.array(optionValueSchema).max(200), default: optionValueSchema }),
);

export const gameOfferSchema = z.object({
  game: safeText(40),
  /** The usual number is between min and max. */
  seats: z.object({ min: z.int(), max: z.int(), usual: z.int() }),
  /** Every option by name, with its values and default. */
  options: choicesSchema,
  /** The same of those that evenings and deal codes don't have: off, unless they are on. */
  tableOptions: choicesSchema.optional(),
  /** Bot levels, weakest first. */
  levels: z.array(levelSchema),
  /** Cooperative: tables are compared as groups. */
  together: z.boolean(),
  /** Possible numbers of duplicate deals; empty if there is no duplicate. */
  deals: z.array(z.int()).max(EVENING_LIMITS.deals),
  /** Its last setup here, or the default. */
  last: z.object({ options: optionsSchema, level: levelSchema }),
});
/** A game on offer with its choices: a phone has no rules. */
export type GameOffer = z.infer<typeof gameOfferSchema>;
