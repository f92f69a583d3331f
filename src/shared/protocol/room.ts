/** What crosses the wire about a room: the people of an evening, who leads it, what it plays, which screens show it. */
import { z } from 'zod';
import { EVENING_LIMITS } from '../evening/limits.ts';
import { avatarSchema } from './avatar.ts';
import { levelSchema, optionsSchema, safeText, seatSchema, tableIdSchema, tableSummarySchema } from './table.ts';
import { MAX_TEXT_UNITS } from './typed-text.ts';

/** So many people a room takes in. */
export const MAX_PEOPLE = 120;
/** So many sets show it, or want to, at once. */
export const MAX_SCREENS = 8;

/** So many of its matches may be set aside. */
export const MAX_MATCHES_SET_ASIDE = 6;

/** What is wished for after a match. */
export const afterMatchChoiceSchema = z.enum(['again', 'another', 'out']);
export type AfterMatchChoice = z.infer<typeof afterMatchChoiceSchema>;

export const personIdSchema = safeText(40).min(1);

export const personSchema = z.object({
  /** By what others call them to the host; no session is told. */
  id: personIdSchema,
  /** Empty until one was said. */
  name: z.string().max(MAX_TEXT_UNITS),
  mark: avatarSchema,
  /** Has the room or one of its tables open now. */
  here: z.boolean(),
  /** Leads the room: picks the game, seats and bots, deals. */
  captain: z.boolean(),
  /** Where they sit, if they do. */
  table: tableIdSchema.nullable(),
  seat: seatSchema.nullable(),
  /** Their place in the queue for a seat, from 1; null where they want none. */
  waits: z.int().nullable(),
  /** What they want after the match; null as long as they have not said. */
  choice: afterMatchChoiceSchema.nullable(),
});
/** Somebody of the evening, known by a device. */
export type Person = z.infer<typeof personSchema>;

/** Three cards, as names of the Italian deck, in the order shown. */
const cardsSchema = z.array(z.string().max(8)).length(3);

export const screenPairingSchema = z.object({
  id: z.string().max(40),
  /** What the set may show: one of these it does. */
  offers: z.array(cardsSchema).length(3),
});
/** A set that wants to show the room: whoever sees it says which cards are on it. */
export type ScreenPairing = z.infer<typeof screenPairingSchema>;

const afterMatchSchema = z.object({
  /** How many seconds are left until what most want happens. */
  seconds: z.int(),
  /** What happens then, as it stands. */
  leads: afterMatchChoiceSchema,
});

export const roomSchema = z.object({
  /** Reached from the network now. */
  open: z.boolean(),
  /** What others give to come in; for its people, screens and home, not for those who have not come in. */
  code: z.string().nullable(),
  /** Where other devices reach this host now, as `http://ADDRESS:PORT`, the likeliest first; empty while it is closed. */
  addresses: z.array(z.string()),
  /** The host's name in the house, as `name.local:PORT`; null where it has none or is not open. */
  local: z.string().nullable(),
  people: z.array(personSchema).max(MAX_PEOPLE),
  /** Who this session is among them; null for a screen, and for who has not come in. */
  me: personIdSchema.nullable(),
  /** May lead: is captain, or sits at the host's computer. */
  leads: z.boolean(),
  /** The table that is played at or set up now, as this session sees it; null where there is none yet. */
  table: tableSummarySchema.nullable(),
  /** After a match, while people choose. */
  after: afterMatchSchema.nullable(),
  /** The match before was ended for another game, by whom and of what; null where none was, and once something is played. */
  ended: z.object({ by: z.string(), game: z.string().max(40) }).nullable(),
  /** Matches that were set aside for an evening: they stand still until they are taken up again or ended. */
  aside: z.array(tableSummarySchema).max(MAX_MATCHES_SET_ASIDE),
  /** The evening that `evening.watch` tells: with `rounds` its desk says who plays what. Null while there is none. */
  evening: z.enum(['rounds', 'free', 'over']).nullable(),
  /** Sets that show the room now. */
  screens: z.int(),
  /** Sets that want to; for those who may let them in. */
  knocks: z.array(screenPairingSchema).max(MAX_SCREENS),
  /** A tab of this computer's browser shows the room, and may make whoever comes first lead if home says so; for home. */
  tabAsks: z.boolean().optional(),
  /** Who was removed and is kept out; for those who lead. */
  keptOut: z.array(z.object({ person: personIdSchema, name: z.string().max(MAX_TEXT_UNITS) })),
  /** This screen is not let in yet, and shows these; null where it is, while too many want to be, and for people. */
  cards: cardsSchema.nullable(),
});
/** The room as one session sees it. */
export type RoomView = z.infer<typeof roomSchema>;

/** What is to be played next. Without a number of seats: as many as there are people, but no fewer than are usual. */
export const nextGameSchema = z.strictObject({
  game: safeText(40),
  seats: z.int().optional(),
  options: optionsSchema.optional(),
  /** How well the bots play that fill up the table. */
  level: levelSchema.optional(),
  /** The cards are dealt at once. */
  deal: z.boolean().optional(),
});
export type NextGameRequest = z.infer<typeof nextGameSchema>;

/** Where somebody who wanted a seat is now. */
export const seatedAtSchema = z.union([
  z.object({ table: tableIdSchema, seat: seatSchema }),
  /** No seat is free before the next deal, or the next match: the place in the queue. */
  z.object({ waits: z.int() }),
]);

const optionValueSchema = z.union([safeText(40), z.int()]);

export const gameOfferSchema = z.object({
  game: safeText(40),
  /** As many seats as are usual lie between the fewest and the most. */
  seats: z.object({ min: z.int(), max: z.int(), usual: z.int() }),
  /** Every option by name: what it may be, and what it is when nobody says anything. */
  options: z.record(
    z.string().max(40),
    z.object({ values: z.array(optionValueSchema).max(200), default: optionValueSchema }),
  ),
  /** How well its bots can play, from the weakest on. */
  levels: z.array(levelSchema),
  /** A table wins or loses as one: where tables are compared, it is groups. */
  together: z.boolean(),
  /** How many numbered deals a match of it can have; none where tables can't play the same. */
  deals: z.array(z.int()).max(EVENING_LIMITS.deals),
  /** How it was played here last; as usual where it never was. */
  last: z.object({ options: optionsSchema, level: levelSchema }),
});
/** A game that can be played here, and what there is to choose: a phone knows no rules. */
export type GameOffer = z.infer<typeof gameOfferSchema>;
