/** The one contract for both ways in: a MessagePort from the desktop window, a WebSocket from a browser. */
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { bytes32Schema, sealViewSchema } from '../fair-shuffle/schema.ts';
import { avatarSchema } from './avatar.ts';
import { betSchema, betsSchema, suspicionSchema } from './bets.ts';
import { chatEntrySchema, chatLineSchema, gestureSchema } from './chat.ts';
import { MAX_CODE_LETTERS } from './deal-code.ts';
import { diagnosisGoalSchema, diagnosisSchema } from './doctor.ts';
import { eveningContract } from './evening-contract.ts';
import { hostRightsSchema, knownDeviceSchema } from './host-rights.ts';
import { addressSchema, discoveredTableSchema } from './lan.ts';
import {
  deletionResultSchema,
  MATCHES_PER_PAGE,
  MAX_DELETED_AT_ONCE,
  matchListEntrySchema,
  matchSummarySchema,
} from './match-history.ts';
import {
  anySession,
  emptyResponseSchema,
  outsideEvening,
  roomHost,
  roomPeople,
  tableHostOnly,
  tableHostOutsideEvening,
} from './procedure-access.ts';
import { keyComparisonSchema } from './remote-host.ts';
import {
  afterMatchChoiceSchema,
  gameOfferSchema,
  nextGameSchema,
  personIdSchema,
  roomSchema,
  seatedAtSchema,
} from './room.ts';
import {
  gamepadIndexSchema,
  hintSchema,
  levelSchema,
  MAX_TABLES,
  nameSchema,
  optionsSchema,
  playUpdateSchema,
  safeText,
  seatSchema,
  tableIdSchema,
  tableSchema,
  tableSettingsSchema,
  tableSummarySchema,
  viewerSchema,
} from './table.ts';

/** The largest message a client may send, in bytes. A socket that carries a larger one is closed with code 1009. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

const table = z.strictObject({ table: tableIdSchema });
const tableSeat = z.strictObject({ table: tableIdSchema, seat: seatSchema });
/** A seat's move, and on what sight of the match its person made it. */
const moveOnVersion = z.strictObject({
  ...tableSeat.shape,
  match: z.int(),
  version: z.int(),
  move: z.looseObject({ type: safeText(40) }),
});
const tableSeal = z.strictObject({ table: tableIdSchema, seal: z.int().min(0), attempt: z.int().min(0) });
const tableGuest = z.strictObject({ table: tableIdSchema, guest: safeText(40) });
const deviceIdSchema = safeText(40);
const person = z.strictObject({ person: personIdSchema });

export const contract = {
  session: {
    /**
     * The first call on every connection. Without a token, or with one the host does not know, a new session
     * begins; the token is the session's only proof, to be kept by the client. Greeting again on the same
     * connection changes nothing; on another one it moves the session there, and the connection before it is
     * refused everything as `opened-elsewhere`. `notice`: something about this host that people should know
     * (its store was damaged and set aside), a sentence without a path. `rights`: what the session may do in the house;
     * that may change, and each greeting says it anew. `key`: the print of the host's key, for links that lead here.
     * `role`: a screen is shown what everybody may see, and may not sit down or do anything, whatever its token allows.
     */
    greet: anySession
      .input(z.strictObject({ token: safeText(100).optional(), role: z.literal('screen').optional() }))
      .output(
        z.object({
          token: z.string(),
          host: z.string(),
          version: z.string(),
          notice: z.string().optional(),
          key: z.string().length(22).optional(),
          rights: hostRightsSchema,
        }),
      ),
  },
  tables: {
    /**
     * The tables of this host that are open, and those this session has come in to; again whenever the list changes.
     * Who sits at the host's own computer sees all.
     */
    watch: anySession.input(z.strictObject({})).output(eventIterator(z.array(tableSummarySchema).max(MAX_TABLES))),
    /**
     * A new table; who makes it is its host, has come in, and may tell others the code. `room`: one of the room's, for
     * who may lead it; it takes the place of the one before, unless that is played at.
     * `deal`: the code of a deal, which then says seats and options; whoever has it knows the cards, and nothing is sealed.
     */
    open: anySession
      .input(
        z.strictObject({
          game: safeText(40),
          seats: z.int().optional(),
          options: optionsSchema.optional(),
          room: z.boolean().optional(),
          deal: safeText(MAX_CODE_LETTERS).optional(),
        }),
      )
      .output(z.object({ table: z.string(), code: z.string() })),
    /**
     * A table of one's own at which a finished match goes on from before one of its moves: this session on the seat that
     * made it, under this name, bots on all others. It is for who may have the record, and counts nowhere.
     */
    practise: anySession
      .input(z.strictObject({ record: z.int(), event: z.int().min(0), name: nameSchema }))
      .output(z.object({ table: z.string(), code: z.string() })),
    /**
     * Comes in to the table with this code (small letters will do): until then a session may neither watch nor sit
     * there. `name`: who it is, for the table's host to read; one that can't be one is left out. Wrong codes are counted for each device; too many, and the next try has to wait a little. A table that
     * is locked, or that keeps this one out, answers as a wrong code does. The room's code lets one in to the room, and
     * so to its tables: `room` says so, `table` is where it plays now, if it does.
     */
    enter: anySession
      .input(z.strictObject({ code: safeText(20), name: nameSchema.optional() }))
      .output(z.object({ table: z.string().nullable(), room: z.boolean() })),
  },
  /**
   * The room: the people of an evening, one code for all of it, and the table they play at. A session is in it once it
   * gave the code (`tables.enter`), or sits at the host's own computer. Its tables have no code of their own: who is in
   * the room has come in to them, too.
   */
  room: {
    /** The room as this session sees it, again whenever it changes. A screen that is not let in sees its three cards alone. */
    watch: anySession.input(z.strictObject({})).output(eventIterator(roomSchema)),
    /** The games that can be played here, in the order of the shelf, and how each was set up last. */
    games: roomPeople.input(z.strictObject({})).output(z.array(gameOfferSchema).max(40)),
    /** Who one is, said once for all tables: refused where it can't be a name or somebody here has it. */
    call: roomPeople
      .input(z.strictObject({ name: nameSchema, mark: avatarSchema.optional() }))
      .output(emptyResponseSchema),
    /**
     * Any seat at the room's table: a free one, else a bot's; in a running match a bot's from the next deal on. Where
     * there is none, a place in the queue.
     */
    sit: roomPeople.input(z.strictObject({})).output(seatedAtSchema),
    /** Wants no seat any more: gets up, leaves the queue. In a running match the seat is kept, as for who is away. */
    rise: roomPeople.input(z.strictObject({})).output(emptyResponseSchema),
    /** What one wants after the match. */
    choose: roomPeople.input(z.strictObject({ choice: afterMatchChoiceSchema })).output(emptyResponseSchema),
    /**
     * What is played next, at a table that is set up with all who want to play: for the captain and for home. Refused
     * while a match is played.
     */
    play: roomHost.input(nextGameSchema).output(table),
    /**
     * The match at the room's own table stands still and makes room, for an evening or another game: it is kept, and can be
     * taken up again or ended. For the captain and for home.
     */
    setAside: roomHost.input(z.strictObject({})).output(emptyResponseSchema),
    /** A match that was set aside goes on at the room's table. For the captain and for home. */
    takeUp: roomHost.input(table).output(emptyResponseSchema),
    /** Does now what the time after a match would bring; for the captain and for home. */
    hurry: roomHost.input(z.strictObject({})).output(emptyResponseSchema),
    /** Another one leads; for the captain and for home. */
    passOn: roomHost.input(person).output(emptyResponseSchema),
    /** Somebody goes from the room and all its tables, and is kept out; the code changes. For the captain and for home. */
    remove: roomHost.input(person).output(emptyResponseSchema),
    /** Who was removed may come in again, by the code of now. For the captain and for home. */
    letBack: roomHost.input(person).output(emptyResponseSchema),
    /** Whether the network comes in to it; for home. */
    open: anySession
      .meta({ only: 'home' })
      .input(z.strictObject({ open: z.boolean() }))
      .output(emptyResponseSchema),
    /** The tabs of this computer's browser that show the room count as screens of home's from now on; for home. */
    trustTabs: anySession.meta({ only: 'home' }).input(z.strictObject({})).output(emptyResponseSchema),
    /** Another code; who is in stays. For the captain and for home. */
    newCode: roomHost.input(z.strictObject({})).output(emptyResponseSchema),
    /** A set that knocked shows the cards of this offer (0–2): the right ones let it in for good. For people of the room. */
    letIn: roomPeople
      .input(z.strictObject({ knock: safeText(40), offer: z.int().min(0).max(2) }))
      .output(emptyResponseSchema),
  },
  evening: eveningContract,
  table: {
    /** The table as this session sees it, again whenever it changes. */
    watch: anySession.input(table).output(eventIterator(tableSchema)),
    /** `pad`: the gamepad of several at that window that is to hold this seat. */
    sit: outsideEvening
      .input(z.strictObject({ ...tableSeat.shape, name: nameSchema, pad: gamepadIndexSchema.optional() }))
      .output(emptyResponseSchema),
    /** Leaves a seat; in a running match the seat is kept for its person, who is away like anybody else. */
    stand: outsideEvening.input(tableSeat).output(emptyResponseSchema),
    /** Before the start. */
    seatBot: tableHostOutsideEvening
      .input(z.strictObject({ ...tableSeat.shape, level: levelSchema }))
      .output(emptyResponseSchema),
    /** Before the start: a bot leaves its seat. */
    clearSeat: tableHostOutsideEvening.input(tableSeat).output(emptyResponseSchema),
    /** Before the start. */
    setOptions: tableHostOutsideEvening
      .input(z.strictObject({ table: tableIdSchema, options: optionsSchema }))
      .output(emptyResponseSchema),
    /** Before the start: how many seats the table has. */
    setSeats: tableHostOutsideEvening
      .input(z.strictObject({ table: tableIdSchema, seats: z.int() }))
      .output(emptyResponseSchema),
    /** Begins the match, all seats taken. */
    start: tableHostOnly.input(table).output(emptyResponseSchema),
    /** A person has looked long enough at the score. */
    goOn: anySession.input(table).output(emptyResponseSchema),
    /** After a match: back to the lobby with the same people and bots. */
    again: tableHostOutsideEvening.input(table).output(emptyResponseSchema),
    /** How the table is run; what is left out stays. */
    changeSettings: tableHostOnly
      .input(z.strictObject({ table: tableIdSchema, settings: tableSettingsSchema.partial().strict() }))
      .output(emptyResponseSchema),
    /** What the table is called in every list. */
    rename: tableHostOutsideEvening
      .input(z.strictObject({ table: tableIdSchema, name: nameSchema }))
      .output(emptyResponseSchema),
    /** Another code; who has come in stays. */
    newCode: tableHostOnly.input(table).output(emptyResponseSchema),
    /** Before the start: two seats change places. */
    swapSeats: tableHostOutsideEvening
      .input(z.strictObject({ table: tableIdSchema, a: seatSchema, b: seatSchema }))
      .output(emptyResponseSchema),
    /**
     * The person on this seat goes and is kept out, and the code changes. In a running match a bot takes the seat for
     * good. Kept out is the session, and its device, but one that is the table's host's or this computer: whoever else
     * came in from there and holds no seat goes, too.
     */
    remove: tableHostOnly.input(tableSeat).output(emptyResponseSchema),
    /** The same for anybody who has come in, seat or not. */
    removeGuest: tableHostOnly.input(tableGuest).output(emptyResponseSchema),
    /** Who was removed may come in again, by the code of now. */
    letIn: tableHostOnly.input(tableGuest).output(emptyResponseSchema),
    /**
     * Who has come in and holds no seat says: I am who sits there, on another device than before. The seats of that
     * person's session are meant, all of them, once it has been away for as long as the table sets. It is shown to everybody at the table, and
     * waits until it is answered, taken back, or that person returns. Where they were taken from this very session by
     * such a claim, it has them again at once, without a word of anybody's.
     */
    claim: anySession.input(tableSeat).output(emptyResponseSchema),
    /** Takes the own claim back. */
    unclaim: anySession.input(table).output(emptyResponseSchema),
    /**
     * Whether a claim is so. For the others who hold a seat where enough of them are there, else for who leads, for who
     * sits at the host's own computer, and for a television they let in; never from the device it is made on
     * (`main/host/table/judges.ts`). With enough a `yes` the seats change hands, and nothing else does.
     */
    answerClaim: anySession
      .input(z.strictObject({ table: tableIdSchema, claim: z.int(), yes: z.boolean() }))
      .output(emptyResponseSchema),
    /** Nobody moves until it goes on. */
    pause: tableHostOnly
      .input(z.strictObject({ table: tableIdSchema, paused: z.boolean() }))
      .output(emptyResponseSchema),
    /**
     * The match ends before it is over: nobody wins, the record says that it was broken off, and the table is in its lobby
     * again; with `another`, at the room's table, who leads chooses another game. Who else plays and is here may object for a
     * while: it ends unless at least half of them, and of who asks, want to play on. Bots are not asked, and where nobody
     * is to be asked it ends at once; `over` says whether it has.
     */
    breakOff: tableHostOutsideEvening
      .input(z.strictObject({ table: tableIdSchema, another: z.boolean().optional() }))
      .output(z.object({ over: z.boolean() })),
    /** Whether a match shall end that somebody wants to end, for who plays it; the latest word counts. */
    answerEnding: outsideEvening
      .input(z.strictObject({ table: tableIdSchema, ending: z.int(), yes: z.boolean() }))
      .output(emptyResponseSchema),
    /** Who asked whether the match shall end wants to play on. */
    playOn: tableHostOutsideEvening.input(table).output(emptyResponseSchema),
    /** The table goes away, its records stay. */
    close: anySession.meta({ only: 'table-host-or-home', notAtEvening: true }).input(table).output(emptyResponseSchema),
  },
  play: {
    /**
     * The updates of one viewer, from the one after `since` on (or just the latest, if nothing is known or too
     * much was missed). A seat may be watched by the session that holds it alone.
     */
    watch: anySession
      .input(
        z.strictObject({
          table: tableIdSchema,
          viewer: viewerSchema,
          since: z.strictObject({ match: z.int(), version: z.int() }).optional(),
        }),
      )
      .output(eventIterator(playUpdateSchema)),
    /**
     * A move, answered once it is kept for good. `match` and `version` say what the person saw: where only one
     * seat may act, a move made on an older sight is refused as stale, so that nothing is done twice.
     */
    move: anySession.input(moveOnVersion).output(emptyResponseSchema),
    /**
     * Why that move would be refused: it is refused with what the rules say of it, number and reason, and done where they
     * would let it pass. Nothing is played. It tells what the seat can know from what it sees, and no more.
     */
    why: anySession.input(moveOnVersion).output(emptyResponseSchema),
    /**
     * What the program would play in that seat's place: of what the seat sees and may do now, and nothing else, so that the
     * same sight gets the same answer. Nobody else is told or made to wait. One at a time for each seat; refused where the
     * table forbids it, where numbered deals of an evening are played, and as stale once the seat sees something new.
     */
    hint: anySession.input(z.strictObject({ ...tableSeat.shape, match: z.int(), version: z.int() })).output(hintSchema),
    /** The record of the table's latest finished match, for who held a seat in it or was the table's host. */
    record: anySession.input(table).output(z.unknown()),
  },
  seal: {
    /**
     * The seals of the table's match, as docs/fair-shuffle.md tells: those that are open, from number `since` on or the
     * latest alone, and the present one; then each again whenever it changes. For who may look on. Whoever keeps this
     * stream open and is no screen is asked to take part in the next seal, with both of the calls below.
     */
    watch: anySession
      .input(z.strictObject({ table: tableIdSchema, since: z.int().min(0).optional() }))
      .output(eventIterator(sealViewSchema)),
    /**
     * This device's commitment, where it is asked for one. Answered once it is kept for good, in the list of all; a
     * device that got no answer, and is shown the same attempt after a break, sends the same once more.
     */
    commit: anySession
      .input(z.strictObject({ ...tableSeal.shape, commitment: bytes32Schema }))
      .output(emptyResponseSchema),
    /** This device's part, once its commitment is in the list. Answered once it is kept, like the commitment. */
    open: anySession.input(z.strictObject({ ...tableSeal.shape, part: bytes32Schema })).output(emptyResponseSchema),
  },
  talk: {
    /** What is said and shown at the table: the latest lines (those after `since`), then every new one. */
    watch: anySession
      .input(z.strictObject({ table: tableIdSchema, since: z.int().optional() }))
      .output(eventIterator(chatEntrySchema)),
    /** Refused where the host has switched chat off, and during a turn that is played in silence (VM-20). */
    say: anySession.input(z.strictObject({ ...tableSeat.shape, text: chatLineSchema })).output(emptyResponseSchema),
    gesture: anySession
      .input(z.strictObject({ ...tableSeat.shape, gesture: gestureSchema }))
      .output(emptyResponseSchema),
  },
  /** In secret, by who looks on at a table of the room: who plays with whom (`Game.called`). */
  bets: {
    /** What there is to bet on, the own bet, and when it is out who was right; again whenever that changes. For who may look on. */
    watch: anySession.input(table).output(eventIterator(betsSchema)),
    /**
     * A bet, or another one. Answered once it is kept, within a second or so: it is written with all others, or with none.
     * For people of the room who hold no seat in a match and held none in this deal.
     */
    place: anySession.input(z.strictObject({ ...table.shape, ...betSchema.shape })).output(emptyResponseSchema),
  },
  records: {
    /**
     * The finished matches in which this session held a seat or was the host, the latest first, a hundred at a time.
     * `before`: those that began before this one.
     */
    list: anySession.input(z.strictObject({ before: z.int().optional() })).output(z.array(matchListEntrySchema)),
    /** The number of the latest one at this table. */
    latest: anySession.input(table).output(z.int()),
    /** The line of one of them; null for who may not have its record. */
    line: anySession.input(z.strictObject({ id: z.int() })).output(matchListEntrySchema.nullable()),
    /** The whole record of one of them; for who sits at the host's own computer, of any match; for who leads the room, of any match of its latest evening. */
    get: anySession.input(z.strictObject({ id: z.int() })).output(z.unknown()),
    /** What onlookers had bet in it, by deal; beside the record, which is what happened at the table alone. */
    bets: anySession.input(z.strictObject({ id: z.int() })).output(z.array(suspicionSchema)),
  },
  /**
   * The house's book: how everybody has played, for who sits at the host's own computer alone. It is made of the records
   * whenever it is asked for.
   */
  statistics: {
    /** The latest matches, so many at a time. `before`: those that began before this one; `next`: what to ask for then. */
    lines: anySession
      .input(z.strictObject({ before: z.int().optional() }))
      .output(z.object({ lines: z.array(matchSummarySchema).max(MATCHES_PER_PAGE), next: z.int().nullable() })),
    /** Deletes these matches from this computer, with their records, seals and bets. What is still on a table stays. */
    remove: anySession
      .input(z.strictObject({ matches: z.array(z.int()).max(MAX_DELETED_AT_ONCE) }))
      .output(deletionResultSchema),
  },
  /** The host's house: for who sits at its own computer alone. */
  house: {
    /** The devices that have been in it and may come back without a code, those used last first. */
    devices: anySession.input(z.strictObject({})).output(z.array(knownDeviceSchema)),
    /** Whether a device may open tables here, though nobody with it sits at this computer. */
    letOpen: anySession
      .input(z.strictObject({ device: deviceIdSchema, opens: z.boolean() }))
      .output(emptyResponseSchema),
    /** A device is known no more: its token is worth nothing, and its line ends. What it held stays, as of who is away. */
    forget: anySession.input(z.strictObject({ device: deviceIdSchema })).output(emptyResponseSchema),
    /** Whether the network sees a table, whoever made it. */
    openTable: anySession
      .input(z.strictObject({ table: tableIdSchema, open: z.boolean() }))
      .output(emptyResponseSchema),
  },
  /**
   * Three cards that two people read out, one at the host's own computer and one at another desktop: the same on both only
   * where nobody stands between (docs/security.md). `compare`, then `show`, over a sealed line, for who has come in; one
   * comparison of a device at a time, and those of several lie at the host one after another.
   */
  line: {
    /** The host is bound to a part of its own before it hears the caller's. */
    compare: anySession.input(z.strictObject({})).output(z.object({ commitment: bytes32Schema })),
    /** The caller's part; the answer is the host's. Now both have the cards, and they lie at the host for a minute. */
    show: anySession.input(z.strictObject({ part: bytes32Schema })).output(z.object({ part: bytes32Schema })),
    /** What lies there now, again whenever that changes; for who sits at the host's own computer. */
    watch: anySession.input(z.strictObject({})).output(eventIterator(keyComparisonSchema.nullable())),
    /** It was seen; for who sits at the host's own computer. */
    putAway: anySession.input(z.strictObject({})).output(emptyResponseSchema),
  },
  lan: {
    /** The open tables of other hosts in the house, again whenever that changes; only for who sits at this computer. */
    watch: anySession.input(z.strictObject({})).output(eventIterator(z.array(discoveredTableSchema).max(MAX_TABLES))),
    /**
     * Whether a host answers at this address, asked from this computer, and only for who sits at it. Refused with the
     * reason: no such address, nobody listens there, no answer, not Panno Verde, another version.
     */
    reach: anySession
      .input(z.strictObject({ address: addressSchema }))
      .output(z.object({ address: z.string(), host: z.string(), version: z.string() })),
    /**
     * Why nobody sees a table of this host, why none of others is seen here, or why none is reached at that address: one
     * cause and one remedy, within five seconds; only for who sits at this computer.
     */
    diagnose: anySession
      .input(z.strictObject({ wish: diagnosisGoalSchema, address: addressSchema.optional() }))
      .output(diagnosisSchema),
  },
};
