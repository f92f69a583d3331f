/** What crosses the wire about tables: who sits where, what is played, what may be done. */
import { z } from 'zod';
import { LEVELS } from '../engine/bot.ts';
import { replaceControlCharacters } from '../i18n/control-characters.ts';
import { avatarSchema, portraitSchema } from './avatar.ts';
import { CLAIM_AFTER } from './claim-after.ts';
import { MAX_TEXT_UNITS } from './typed-text.ts';

/** What the program would play in somebody's place. */
/** More moves than these are not told of. */
export const MAX_RANKED_MOVES = 12;

const moveSchema = z.looseObject({ type: z.string() });

export const hintSchema = z.object({
  move: moveSchema,
  sureness: z.enum(['only', 'plain', 'sure', 'likely', 'close']),
  /** What is expected of this move and others, in the game's own measure, each with half the width of its 95 % interval. */
  weighed: z.array(z.object({ move: moveSchema, worth: z.number(), give: z.number() })).max(MAX_RANKED_MOVES),
});
export type Hint = z.infer<typeof hintSchema>;

/** The one door for text from outside: `protocol/doors.test.ts` holds every field of the contract to it. */
/**
 * Text of at most so many units, in which nothing commands a terminal, breaks a line or turns what stands beside it: a sign
 * that no name may have stands in its place, so that who typed it is told in words.
 */
export function safeText(most: number) {
  return z.string().max(most).overwrite(replaceControlCharacters);
}

export const levelSchema = z.enum(LEVELS);
export const seatSchema = z.int().min(0).max(5);
/** Some of a table's seats, or something of each. */
const MAX_SEATS = 6;
const seatsSchema = z.array(seatSchema).max(MAX_SEATS);
/** One of the gamepads at a window: a browser tells of no more. */
export const gamepadIndexSchema = z.int().min(0).max(3);
export const tableIdSchema = safeText(40).min(1);
export const viewerSchema = z.union([seatSchema, z.literal('everyone')]);

/** A person's or a table's name as it was typed: what it may be, names.ts says, and the host refuses the rest in words. */
export const nameSchema = safeText(MAX_TEXT_UNITS);

/** Options as a person chose them: checked against the game by the host. */
export const optionsSchema = z.record(safeText(40), z.union([safeText(40), z.int()]));

/** How long a message takes to this person and back, as far as one feels it; null where it was not measured yet. */
export const latencySchema = z.enum(['good', 'fair', 'poor']);
export type Latency = z.infer<typeof latencySchema>;

export const seatedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({
    kind: z.literal('bot'),
    name: z.string(),
    level: levelSchema,
    /** Whom its puppet is like. */
    portrait: portraitSchema.optional(),
  }),
  z.object({
    kind: z.literal('person'),
    name: z.string(),
    /** What they go by in the room; not for further people at one window, nor where they are not in it. */
    mark: avatarSchema.optional(),
    /** Whom they look like: as they chose, else as the host did. Absent where a match is only read. */
    portrait: portraitSchema.optional(),
    /** The gamepad of their window that holds the seat, where a window has several. */
    pad: gamepadIndexSchema.optional(),
    /** Has this table open now. */
    here: z.boolean(),
    lag: latencySchema.nullable(),
    /** Who listens in the house reads what they are told: a program that speaks plainly. Absent where nobody can. */
    overheard: z.literal(true).optional(),
    /** A bot plays for them until they are back. */
    standIn: z.boolean(),
    /** How many moves bots have made for them in this match before everybody's eyes, since the host started. */
    stoodIn: z.int(),
  }),
]);
/** Who sits on a seat. */
export type Seated = z.infer<typeof seatedSchema>;

/** `lobby`: seats are taken; `playing`; `over`: the result is on the table. */
export const stageSchema = z.enum(['lobby', 'playing', 'over']);
export type Stage = z.infer<typeof stageSchema>;

/** After how many seconds away a bot plays for a person, at the host's choice. */
export const STAND_IN_DELAYS_S = [15, 60, 180] as const;

export const tableSettingsSchema = z.object({
  /** Advertised on the local network, and reached from there; otherwise only this computer comes in. */
  open: z.boolean(),
  /** Nobody new comes in, code or not. */
  locked: z.boolean(),
  /** People without a seat may look on. */
  spectators: z.boolean(),
  chat: z.boolean(),
  /** Who sits here may let the program count what all have seen. */
  counting: z.boolean(),
  /** Who sits here may ask the program what it would play. */
  hints: z.boolean(),
  standInAfter: z.literal(STAND_IN_DELAYS_S),
  claimAfter: z.literal(CLAIM_AFTER),
});
/** How a table is run, by whoever made it. */
export type TableSettings = z.infer<typeof tableSettingsSchema>;

const seatClaimSchema = z.object({
  id: z.int(),
  /** The seats it is about: those that were held by one device. */
  seats: seatsSchema,
  /** This session may say whether it is so, and has not yet. */
  mayAnswer: z.boolean(),
});
/** Somebody says that they are who sits there, on another device than before. */
export type SeatClaim = z.infer<typeof seatClaimSchema>;

const endVoteSchema = z.object({
  id: z.int(),
  /** Who asks; empty where nobody of the room does: the host's computer. */
  by: z.string(),
  /** For another game. */
  another: z.boolean(),
  /** Whole seconds until it ends, unless at least half of those who play object. */
  seconds: z.int(),
  /** This session asks. */
  mine: z.boolean(),
  /** This session may say yes or no. */
  mayAnswer: z.boolean(),
  /** What it has said. */
  answer: z.boolean().nullable(),
  /** So many are for it, who asks among them if they play, and so many object. */
  yes: z.int(),
  no: z.int(),
});

const guestSchema = z.object({
  guest: z.string(),
  /** Under which they came in; empty where they said none. */
  name: z.string(),
  /** Has this table open now. */
  here: z.boolean(),
  /** Shows the table to a room. */
  screen: z.boolean(),
});
/** Somebody who has come in and holds no seat. */
export type Guest = z.infer<typeof guestSchema>;

/**
 * What became of this session's own claim. `pending`: not enough have answered yet; `denied`: somebody said that it is not so;
 * `returned`: whose seat it was is there again, and has it.
 */
export const seatClaimStateSchema = z.enum(['pending', 'denied', 'returned']);
export type SeatClaimState = z.infer<typeof seatClaimStateSchema>;

/** What a name means that nobody has chosen: each reader says it in their own words. */
const defaultTableNameSchema = z.object({
  key: z.enum(['called.first', 'called.more', 'called.desk']),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type DefaultTableName = z.infer<typeof defaultTableNameSchema>;

/** What a table is called; `called` where nobody has said otherwise. */
export const tableNameShape = { name: z.string(), called: defaultTableNameSchema.optional() };

export const tableSchema = z.object({
  id: z.string(),
  ...tableNameShape,
  game: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.int()])),
  seats: z.array(seatedSchema).max(MAX_SEATS),
  stage: stageSchema,
  /** Counts the matches played here, from 0: another match is another count of versions. */
  match: z.int(),
  /** The seats this session holds. */
  mine: seatsSchema,
  /** Whether this session made the table and may change it. */
  host: z.boolean(),
  /** In a score pause, the seats whose people are here and have not yet said "go on"; else null. */
  scorePause: seatsSchema.nullable(),
  /** Who has come in and holds no seat, those who are here first; told to the table's host alone. */
  guests: z.array(guestSchema),
  /** Who was removed and is kept out; told to the table's host alone. */
  keptOut: z.array(z.object({ guest: z.string(), name: z.string() })),
  /** How many watch without a seat. */
  spectators: z.int(),
  /** How many big screens show this table to a room now: what they show, a phone need not. */
  screens: z.int(),
  settings: tableSettingsSchema,
  /** It was open to the network, and is so again as soon as its host or who sits at this computer says so. */
  waits: z.boolean(),
  /** What others give to come in: told to the table's host, to screens, and to who sits at the host's computer. */
  code: z.string().nullable(),
  /** It is one of the room's. */
  room: z.boolean(),
  /** Who will have a bot's seat from the next deal on, by that seat. */
  heirs: z.array(z.object({ seat: seatSchema, name: z.string() })).max(MAX_SEATS),
  /** Nobody may move until the host lets the match go on. */
  paused: z.boolean(),
  /** The engine of a house of many hosts does not answer this one: what is done is acknowledged, and shown, when it does. */
  stalled: z.literal(true).optional(),
  /** Who leads wants to end the match: what the others who play say to it, until the time is up. Null where nobody does. */
  ending: endVoteSchema.nullable(),
  /** The match that was played here last was ended before it was over; `by` is empty where the host's computer did. */
  brokenOff: z.object({ by: z.string() }).nullable(),
  /** What others claim now and nobody has answered yet. */
  claims: z.array(seatClaimSchema).max(MAX_SEATS),
  /** This session's own claim, the one that was made last; null where there is none. */
  claimed: z.object({ seats: seatsSchema, state: seatClaimStateSchema }).nullable(),
  /** The seats that this session may claim: those of people who are away, while it holds none itself. */
  claimable: seatsSchema,
  /** The seats that this session held until another device was said to be their person's. */
  handedOver: seatsSchema,
  /** Where other devices reach this host now, as `http://ADDRESS:PORT`, the likeliest first; empty while it is not open to them. */
  addresses: z.array(z.string()),
  /**
   * Set where the deal is known to whoever has its code, and nothing is sealed: how the one who challenges had played it, by
   * seat, once the match is over; empty where the code does not say.
   */
  known: z.object({ scores: z.array(z.int()) }).nullable(),
  /** A match for practice, taken up in the middle of a finished one: it is on no list and in no book, and nothing is sealed. */
  practice: z.boolean(),
});
/** One table as one session sees it. */
export type TableView = z.infer<typeof tableSchema>;

/** More tables are on no host's list, nor found in any house. */
export const MAX_TABLES = 200;

export const tableSummarySchema = z.object({
  id: z.string(),
  /** By who made it and what is played, or as they say; empty until they sit. */
  ...tableNameShape,
  game: z.string(),
  stage: stageSchema,
  seats: z.array(seatedSchema).max(MAX_SEATS),
  mine: seatsSchema,
  host: z.boolean(),
  /** This session has come in; otherwise it needs the code first. */
  entered: z.boolean(),
  locked: z.boolean(),
  /** The network sees it. */
  open: z.boolean(),
  /** It did, and does so again as soon as its host or who sits at this computer says so. */
  waits: z.boolean(),
  /** A match for practice, which is no beginning of another one. */
  practice: z.boolean().optional(),
});
/** One line of the list of tables on the home screen. */
export type TableSummary = z.infer<typeof tableSummarySchema>;

/**
 * One numbered update of one viewer's stream. Observation and moves are the game's own types, made by
 * `observe` and `legalMoves` on the host.
 */
export const playUpdateSchema = z.object({
  match: z.int(),
  version: z.int(),
  observation: z.unknown(),
  moves: z.array(z.unknown()),
  /** Says nothing: with it an update to a seat is as long as with any other cards that nobody else sees. */
  pad: z.string().max(8192).optional(),
});
export type PlayUpdate = z.infer<typeof playUpdateSchema>;

/** Why the host refuses something; words for `reason` are the game's, the engine's or the host's. */
export const refusalSchema = z.object({
  rule: z.string(),
  reason: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
