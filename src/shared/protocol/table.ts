/** Wire types of tables: seats, settings, permissions. */
import { z } from 'zod';
import { LEVELS } from '../engine/bot.ts';
import { replaceControlCharacters } from '../i18n/characters.ts';
import { avatarSchema, portraitSchema } from './avatar.ts';
import { CLAIM_AFTER } from './table-values.ts';
import { MAX_TEXT_UNITS } from './typed-text.ts';

// Wire types of hints.

/** Max moves reported. */
export const MAX_RANKED_MOVES = 12;

const moveSchema = z.looseObject({ type: z.string() });

export const hintSchema = z.object({
  move: moveSchema,
  sureness: z.enum(['only', 'plain', 'sure', 'likely', 'close']),
  /** Expected values of moves in the game's unit, each with half its 95 % interval. */
  weighed: z.array(z.object({ move: moveSchema, worth: z.number(), give: z.number() })).max(MAX_RANKED_MOVES),
});
export type Hint = z.infer<typeof hintSchema>;

// The only schema for text from outside: `protocol/input-text.test.ts` checks every field of the
// contract.

/**
 * Text of at most so many code units, without control, line-break or bidirectional characters: each
 * becomes a character no name may have, so that the typist gets a reason.
 */
export function safeText(most: number) {
  return z.string().max(most).overwrite(replaceControlCharacters);
}

export const levelSchema = z.enum(LEVELS);
export const seatSchema = z.int().min(0).max(5);
/** Some of a table's seats, or a value for each. */
const MAX_SEATS = 6;
const seatsSchema = z.array(seatSchema).max(MAX_SEATS);
/** Index of a window's gamepad, within the browser's maximum. */
export const gamepadIndexSchema = z.int().min(0).max(3);
export const tableIdSchema = safeText(40).min(1);
export const viewerSchema = z.union([seatSchema, z.literal('everyone')]);

/** A typed name: typed-text.ts has the rules, and the host refuses others with a reason. */
export const nameSchema = safeText(MAX_TEXT_UNITS);

/** Chosen options; the host validates them against the game. */
export const optionsSchema = z.record(safeText(40), z.union([safeText(40), z.int()]));

/** Round-trip quality to this person; null before the first measurement. */
export const latencySchema = z.enum(['good', 'fair', 'poor']);
export type Latency = z.infer<typeof latencySchema>;

export const seatedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({
    kind: z.literal('bot'),
    name: z.string(),
    level: levelSchema,
    /** The portrait of its character. */
    portrait: portraitSchema.optional(),
  }),
  z.object({
    kind: z.literal('person'),
    name: z.string(),
    /** Their avatar in the room; absent for further people at one window, and outside the room. */
    mark: avatarSchema.optional(),
    /** Their portrait, chosen by them or the host. Absent in a replayed match. */
    portrait: portraitSchema.optional(),
    /** The gamepad that holds the seat, where the window has several. */
    pad: gamepadIndexSchema.optional(),
    /** Has this table open now. */
    here: z.boolean(),
    lag: latencySchema.nullable(),
    /**
     * The network can read this client's messages: a program on an unencrypted connection. Absent
     * otherwise.
     */
    overheard: z.literal(true).optional(),
    /** A bot plays for them until they return. */
    standIn: z.boolean(),
    /** Visible bot moves made for them in this match since the host started. */
    stoodIn: z.int(),
  }),
]);
/** Who has a seat. */
export type Seated = z.infer<typeof seatedSchema>;

/** `lobby`: seats are taken; `playing`; `over`: the result is shown. */
export const stageSchema = z.enum(['lobby', 'playing', 'over']);
export type Stage = z.infer<typeof stageSchema>;

/** Seconds of absence after which a bot plays; the host chooses. */
export const STAND_IN_DELAYS_S = [15, 60, 180] as const;

export const tableSettingsSchema = z.object({
  /** Advertised and reachable on the local network; otherwise only this computer can join. */
  open: z.boolean(),
  /** Nobody new can join, even with the code. */
  locked: z.boolean(),
  /** People without a seat may watch. */
  spectators: z.boolean(),
  chat: z.boolean(),
  /** Players may see counts of what everybody saw. */
  counting: z.boolean(),
  /** Players may ask for hints. */
  hints: z.boolean(),
  standInAfter: z.literal(STAND_IN_DELAYS_S),
  claimAfter: z.literal(CLAIM_AFTER),
});
/** A table's settings, by its maker. */
export type TableSettings = z.infer<typeof tableSettingsSchema>;

const seatClaimSchema = z.object({
  id: z.int(),
  /** The claimed seats, held by one device. */
  seats: seatsSchema,
  /** This session may answer and hasn't yet. */
  mayAnswer: z.boolean(),
});
/** Somebody claims to be a seat's person, on another device. */
export type SeatClaim = z.infer<typeof seatClaimSchema>;

const endMatchVoteSchema = z.object({
  id: z.int(),
  /** The asker; empty for the host's own computer. */
  by: z.string(),
  /** To play another game. */
  another: z.boolean(),
  /** Seconds until it ends, unless at least half the players object. */
  seconds: z.int(),
  /** This session asked. */
  mine: z.boolean(),
  /** This session may vote. */
  mayAnswer: z.boolean(),
  /** Its vote. */
  answer: z.boolean().nullable(),
  /** Votes for and against, with the asker's if they play. */
  yes: z.int(),
  no: z.int(),
});

const guestSchema = z.object({
  guest: z.string(),
  /** The name they joined with; empty where none was given. */
  name: z.string(),
  /** Has this table open now. */
  here: z.boolean(),
  /** Is a screen. */
  screen: z.boolean(),
});
/** Somebody who joined and has no seat. */
export type Guest = z.infer<typeof guestSchema>;

/**
 * State of this session's own claim. `pending`: too few answers; `denied`: somebody refused;
 * `returned`: the seat's person is back.
 */
export const seatClaimStateSchema = z.enum(['pending', 'denied', 'returned']);
export type SeatClaimState = z.infer<typeof seatClaimStateSchema>;

/** Parts of a default name, which each reader translates. */
const defaultTableNameSchema = z.object({
  key: z.enum(['called.first', 'called.more', 'called.desk']),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type DefaultTableName = z.infer<typeof defaultTableNameSchema>;

/** A table's name; `called` for a default name. */
export const tableNameShape = { name: z.string(), called: defaultTableNameSchema.optional() };

export const tableSchema = z.object({
  id: z.string(),
  ...tableNameShape,
  game: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.int()])),
  seats: z.array(seatedSchema).max(MAX_SEATS),
  stage: stageSchema,
  /** Counts this table's matches from 0; each has its own versions. */
  match: z.int(),
  /** This session's seats. */
  mine: seatsSchema,
  /** Whether this session made the table and may change it. */
  host: z.boolean(),
  /** In a score pause, the present seats that aren't ready to go on; else null. */
  scorePause: seatsSchema.nullable(),
  /** People without a seat, present ones first; for the table's host alone. */
  guests: z.array(guestSchema),
  /** Banned people; for the table's host alone. */
  keptOut: z.array(z.object({ guest: z.string(), name: z.string() })),
  /** Spectators without a seat. */
  spectators: z.int(),
  /** Screens showing this table, so that a phone can leave out what they show. */
  screens: z.int(),
  settings: tableSettingsSchema,
  /** Was open to the network and reopens when its host or this computer says so. */
  waits: z.boolean(),
  /** Join code: for the table's host, screens and the host's own computer. */
  code: z.string().nullable(),
  /** It belongs to the room. */
  room: z.boolean(),
  /** Late joiners who get a bot's seat from the next deal on, by seat. */
  heirs: z.array(z.object({ seat: seatSchema, name: z.string() })).max(MAX_SEATS),
  /** No moves until the host resumes. */
  paused: z.boolean(),
  /** Seconds until anybody may move, while a countdown runs. */
  startsIn: z.int().optional(),
  /** The cluster's broker doesn't answer: actions are acknowledged and shown once it does. */
  stalled: z.literal(true).optional(),
  /** A vote on ending the match; null if none. */
  ending: endMatchVoteSchema.nullable(),
  /** The previous match ended early; `by` is empty for the host's own computer. */
  brokenOff: z.object({ by: z.string() }).nullable(),
  /** Open claims of others. */
  claims: z.array(seatClaimSchema).max(MAX_SEATS),
  /** This session's latest claim; null if none. */
  claimed: z.object({ seats: seatsSchema, state: seatClaimStateSchema }).nullable(),
  /** Seats this session may claim: those of absent people, while it has none. */
  claimable: seatsSchema,
  /** Seats transferred from this session to another device. */
  handedOver: seatsSchema,
  /** This host's URLs, as `http://ADDRESS:PORT`, likeliest first; empty while it isn't open. */
  addresses: z.array(z.string()),
  /**
   * Set where a deal code makes the cards known, so nothing is sealed: the challenger's scores by
   * seat, once the match is over; empty where the code has none.
   */
  known: z.object({ scores: z.array(z.int()) }).nullable(),
  /** A practice match from a finished one: in no list or statistics, and unsealed. */
  practice: z.boolean(),
});
/** A table as one session sees it. */
export type TableView = z.infer<typeof tableSchema>;

/** Max tables of a host, and of a search. */
export const MAX_TABLES = 200;

export const tableSummarySchema = z.object({
  id: z.string(),
  /** Default name by maker and game, or as chosen; empty until seated. */
  ...tableNameShape,
  game: z.string(),
  stage: stageSchema,
  seats: z.array(seatedSchema).max(MAX_SEATS),
  mine: seatsSchema,
  host: z.boolean(),
  /** This session has joined; otherwise it needs the code. */
  entered: z.boolean(),
  locked: z.boolean(),
  /** Open to the network. */
  open: z.boolean(),
  /** Was open and reopens when its host or this computer says so. */
  waits: z.boolean(),
  /** A practice match, from which no other starts. */
  practice: z.boolean().optional(),
});
/** An entry of the home screen's table list. */
export type TableSummary = z.infer<typeof tableSummarySchema>;

/** The longest padding of an update. */
export const MAX_PAD_BYTES = 65_536;

/**
 * A numbered update of one viewer's stream. Observation and moves are the game's types, made by
 * `observe` and `legalMoves` on the host.
 */
export const playUpdateSchema = z.object({
  match: z.int(),
  version: z.int(),
  observation: z.unknown(),
  moves: z.array(z.unknown()),
  /** Padding: hides the length differences that unseen cards would make. */
  pad: z.string().max(MAX_PAD_BYTES).optional(),
});
export type PlayUpdate = z.infer<typeof playUpdateSchema>;

/**
 * Why the host refuses something; `reason` is a message key of the game, the engine or the host.
 */
export const refusalSchema = z.object({
  rule: z.string(),
  reason: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
