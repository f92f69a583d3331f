/**
 * The contract of both transports: a MessagePort from the desktop window, a WebSocket from a
 * browser.
 */
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { bytes32Schema, sealViewSchema } from '../fair-shuffle/schema.ts';
import { avatarSchema } from './avatar.ts';
import { betSchema, betsSchema } from './bets.ts';
import { chatEntrySchema, chatLineSchema, gestureSchema } from './chat.ts';
import { MAX_CODE_LETTERS } from './deal-code.ts';
import { eveningContract } from './evening-contract.ts';
import { hostContract, hostRightsSchema } from './host-contract.ts';
import {
  anySession,
  emptyResponseSchema,
  outsideEvening,
  roomHost,
  roomPeople,
  tableHostOnly,
  tableHostOutsideEvening,
} from './procedure-access.ts';
import {
  afterMatchChoiceSchema,
  gameOfferSchema,
  nextGameSchema,
  personIdSchema,
  roomSchema,
  seatedAtSchema,
} from './room.ts';
import { shownStorySchema } from './story.ts';
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

/** Max size of a client's message, in bytes. A larger one closes the socket with code 1009. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

const table = z.strictObject({ table: tableIdSchema });
const tableSeat = z.strictObject({ table: tableIdSchema, seat: seatSchema });
/** A seat's move, and the version of the match it is based on. */
const moveOnVersion = z.strictObject({
  ...tableSeat.shape,
  match: z.int(),
  version: z.int(),
  move: z.looseObject({ type: safeText(40) }),
});
const tableSeal = z.strictObject({ table: tableIdSchema, seal: z.int().min(0), attempt: z.int().min(0) });
const tableGuest = z.strictObject({ table: tableIdSchema, guest: safeText(40) });
const person = z.strictObject({ person: personIdSchema });
const noticeSchema = z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });

export const contract = {
  session: {
    /**
     * The first call on every connection. Without a known token it starts a new session; the token
     * is the session's only proof, which the client stores. Repeated on the same connection it
     * changes nothing; on another one it moves the session there, and the old connection gets
     * `opened-elsewhere` for everything. `notices`: what people should know about how this host
     * started (its store was damaged and set aside), without a path. `rights`: the session's
     * rights on this host, renewed by each greeting. `key`: the host key's fingerprint, for links.
     * `role`: a screen sees what everybody may see, and can't sit or act, whatever its token
     * allows.
     */
    greet: anySession
      .input(z.strictObject({ token: safeText(100).optional(), role: z.literal('screen').optional() }))
      .output(
        z.object({
          token: z.string(),
          host: z.string(),
          version: z.string(),
          notices: z.array(noticeSchema).max(100).optional(),
          key: z.string().length(22).optional(),
          rights: hostRightsSchema,
        }),
      ),
    /** Whether stories leave this session's person out, or nobody asks it to guess and tells of its guesses. */
    leaveOut: anySession
      .input(z.strictObject({ out: z.boolean(), of: z.enum(['stories', 'guesses']).optional() }))
      .output(emptyResponseSchema),
  },
  tables: {
    /**
     * The open tables of this host and those this session has joined, again on each change. The
     * host's own computer sees all.
     */
    watch: anySession.input(z.strictObject({})).output(eventIterator(z.array(tableSummarySchema).max(MAX_TABLES))),
    /**
     * Opens a table; its maker is its host, has joined it and may pass on the code. `room`: a table
     * of the room, only for the room host; it replaces the previous one unless that is in play.
     * `deal`: a deal code, which fixes seats and options; whoever has it knows the cards, so
     * nothing is sealed.
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
     * Opens a practice table where a finished match goes on from before one of its moves: this
     * session in the seat that made it, under this name, bots elsewhere. Only for who may have the
     * record; it counts nowhere.
     */
    practise: anySession
      .input(z.strictObject({ record: z.int(), event: z.int().min(0), name: nameSchema }))
      .output(z.object({ table: z.string(), code: z.string() })),
    /**
     * Joins the table with this code (case-insensitive); required to watch or sit there. `name`:
     * for the table's host; an invalid one is ignored. Wrong codes are rate-limited per device. A
     * locked table, or one that bans this person, answers like a wrong code. The room's code joins
     * the room and so its tables: `room` is then true, `table` is the current one, if any.
     */
    enter: anySession
      .input(z.strictObject({ code: safeText(20), name: nameSchema.optional() }))
      .output(z.object({ table: z.string().nullable(), room: z.boolean() })),
  },
  /**
   * The room: the people of an evening, one code, and the table they play at. A session joins with
   * the code (`tables.enter`) or by being on the host's own computer. The room's tables have no
   * codes: the room's people have joined them.
   */
  room: {
    /**
     * The room as this session sees it, again on each change. A screen not yet admitted sees only
     * its three cards.
     */
    watch: anySession.input(z.strictObject({})).output(eventIterator(roomSchema)),
    /** The available games in list order, with their last setup. */
    games: roomPeople.input(z.strictObject({})).output(z.array(gameOfferSchema).max(40)),
    /** Sets a person's name for all tables: refused if it is invalid or taken. */
    call: roomPeople
      .input(z.strictObject({ name: nameSchema, mark: avatarSchema.optional() }))
      .output(emptyResponseSchema),
    /**
     * Any seat at the room's table: a free one, else a bot's; in a running match a bot's from the
     * next deal on. Otherwise a place in the queue.
     */
    sit: roomPeople.input(z.strictObject({})).output(seatedAtSchema),
    /**
     * Gives up the seat, and sits out what comes next; or the place in the queue only. In a running
     * match the seat is kept, as for an absent person. The code, given again, ends sitting out.
     */
    rise: roomPeople.input(z.strictObject({})).output(emptyResponseSchema),
    /** This person's choice for after the match. */
    choose: roomPeople.input(z.strictObject({ choice: afterMatchChoiceSchema })).output(emptyResponseSchema),
    /**
     * Sets up the next game for all who want to play; for the room host and the host's own
     * computer. Refused during a match.
     */
    play: roomHost.input(nextGameSchema).output(table),
    /**
     * Pauses the room table's match and puts it aside, for an evening or another game; it can be
     * resumed or ended. For the room host and the host's own computer.
     */
    setAside: roomHost.input(z.strictObject({})).output(emptyResponseSchema),
    /** Resumes a match that was put aside. For the room host and the host's own computer. */
    takeUp: roomHost.input(table).output(emptyResponseSchema),
    /** Ends the wait after a match at once; for the room host and the host's own computer. */
    hurry: roomHost.input(z.strictObject({})).output(emptyResponseSchema),
    /** Makes another person the room host; for the room host and the host's own computer. */
    passOn: roomHost.input(person).output(emptyResponseSchema),
    /**
     * Removes and bans a person from the room and its tables; the code changes. For the room host
     * and the host's own computer.
     */
    remove: roomHost.input(person).output(emptyResponseSchema),
    /**
     * Lifts a ban; the person needs the current code. For the room host and the host's own
     * computer.
     */
    letBack: roomHost.input(person).output(emptyResponseSchema),
    /** Whether the room is open to the network; for the host's own computer. */
    open: anySession
      .meta({ only: 'home' })
      .input(z.strictObject({ open: z.boolean() }))
      .output(emptyResponseSchema),
    /**
     * Trusts the room's screen tabs in this computer's browser as admitted screens; for the host's
     * own computer.
     */
    trustTabs: anySession.meta({ only: 'home' }).input(z.strictObject({})).output(emptyResponseSchema),
    /**
     * Changes the code; people who have joined stay. For the room host and the host's own computer.
     */
    newCode: roomHost.input(z.strictObject({})).output(emptyResponseSchema),
    /**
     * Pairs a screen: the offer (0–2) that shows its cards admits it for good. For people of the
     * room.
     */
    letIn: roomPeople
      .input(z.strictObject({ knock: safeText(40), offer: z.int().min(0).max(2) }))
      .output(emptyResponseSchema),
  },
  evening: eveningContract,
  table: {
    /** The table as this session sees it, again on each change. */
    watch: anySession.input(table).output(eventIterator(tableSchema)),
    /** `pad`: which of the window's gamepads gets this seat. */
    sit: outsideEvening
      .input(z.strictObject({ ...tableSeat.shape, name: nameSchema, pad: gamepadIndexSchema.optional() }))
      .output(emptyResponseSchema),
    /** Leaves a seat; in a running match it is kept for its absent person. */
    stand: outsideEvening.input(tableSeat).output(emptyResponseSchema),
    /** Before the start. */
    seatBot: tableHostOutsideEvening
      .input(z.strictObject({ ...tableSeat.shape, level: levelSchema }))
      .output(emptyResponseSchema),
    /** Before the start: removes a bot from its seat. */
    clearSeat: tableHostOutsideEvening.input(tableSeat).output(emptyResponseSchema),
    /** Before the start. */
    setOptions: tableHostOutsideEvening
      .input(z.strictObject({ table: tableIdSchema, options: optionsSchema }))
      .output(emptyResponseSchema),
    /** Before the start: sets the number of seats. */
    setSeats: tableHostOutsideEvening
      .input(z.strictObject({ table: tableIdSchema, seats: z.int() }))
      .output(emptyResponseSchema),
    /** Starts the match once all seats are taken. */
    start: tableHostOnly.input(table).output(emptyResponseSchema),
    /** A person is ready to go on after the score. */
    goOn: anySession.input(table).output(emptyResponseSchema),
    /** After a match: returns to the lobby with the same people and bots. */
    again: tableHostOutsideEvening.input(table).output(emptyResponseSchema),
    /** Changes the given table settings; the others stay. */
    changeSettings: tableHostOnly
      .input(z.strictObject({ table: tableIdSchema, settings: tableSettingsSchema.partial().strict() }))
      .output(emptyResponseSchema),
    /** The table's name in every list. */
    rename: tableHostOutsideEvening
      .input(z.strictObject({ table: tableIdSchema, name: nameSchema }))
      .output(emptyResponseSchema),
    /** Changes the code; people who have joined stay. */
    newCode: tableHostOnly.input(table).output(emptyResponseSchema),
    /** Before the start: swaps two seats. */
    swapSeats: tableHostOutsideEvening
      .input(z.strictObject({ table: tableIdSchema, a: seatSchema, b: seatSchema }))
      .output(emptyResponseSchema),
    /**
     * Removes and bans the person in this seat, and changes the code. In a running match a bot
     * takes the seat for good. The ban covers the session and its device, except the table host's
     * device and this computer; others from that device without a seat are removed, too.
     */
    remove: tableHostOnly.input(tableSeat).output(emptyResponseSchema),
    /** The same for anybody who has joined, seated or not. */
    removeGuest: tableHostOnly.input(tableGuest).output(emptyResponseSchema),
    /** Lifts a ban; the person needs the current code. */
    letIn: tableHostOnly.input(tableGuest).output(emptyResponseSchema),
    /**
     * Claims a seat: somebody who joined without a seat says they are its person, on another
     * device. It covers all seats of that person's session, once it has been away for the table's
     * time. Everybody at the table sees the claim until it is answered, withdrawn, or the person
     * returns. A session that lost its seats by such a claim gets them back at once, without a
     * vote.
     */
    claim: anySession.input(tableSeat).output(emptyResponseSchema),
    /** Withdraws the own claim. */
    unclaim: anySession.input(table).output(emptyResponseSchema),
    /**
     * Answers a claim. For other seated people if enough are present, else for the room host, the
     * host's own computer and a TV it admitted; never from the claiming device
     * (`main/host/table/claim-judges.ts`). With enough yes votes the seats are transferred.
     */
    answerClaim: anySession
      .input(z.strictObject({ table: tableIdSchema, claim: z.int(), yes: z.boolean() }))
      .output(emptyResponseSchema),
    /** Pauses or resumes the match. */
    pause: tableHostOnly
      .input(z.strictObject({ table: tableIdSchema, paused: z.boolean() }))
      .output(emptyResponseSchema),
    /**
     * Ends the match early without a winner: the record says so, and the table returns to its
     * lobby; with `another`, at the room's table, the room host then chooses a game. Present
     * players can object for a while: it ends unless at least half of them and the asker want to
     * play on. Bots have no vote, and without voters it ends at once; `over` says whether it has.
     */
    breakOff: tableHostOutsideEvening
      .input(z.strictObject({ table: tableIdSchema, another: z.boolean().optional() }))
      .output(z.object({ over: z.boolean() })),
    /** A player's vote on ending the match; the last one counts. */
    answerEnding: outsideEvening
      .input(z.strictObject({ table: tableIdSchema, ending: z.int(), yes: z.boolean() }))
      .output(emptyResponseSchema),
    /** The asker withdraws the request to end. */
    playOn: tableHostOutsideEvening.input(table).output(emptyResponseSchema),
    /** Closes the table; its records stay. */
    close: anySession.meta({ only: 'table-host-or-home', notAtEvening: true }).input(table).output(emptyResponseSchema),
  },
  play: {
    /**
     * A viewer's updates after version `since`, or only the latest if that is unknown or too long
     * ago. Only a seat's session may watch as that seat.
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
     * Makes a move; answers once it is durable. `match` and `version` say what the person saw:
     * where one seat acts alone, a move on an older version is refused as stale, so that nothing is
     * done twice.
     */
    move: anySession.input(moveOnVersion).output(emptyResponseSchema),
    /**
     * Explains a refusal: fails with the rule's number and reason, and succeeds where the move is
     * legal. Nothing is played. It reveals only what the seat can know.
     */
    why: anySession.input(moveOnVersion).output(emptyResponseSchema),
    /**
     * The bot's move for that seat, from the seat's observation and legal moves alone, so the same
     * view gets the same answer. Nobody else is told or delayed. One at a time per seat; refused
     * where the table forbids it, in duplicate play, and as stale once the seat sees something new.
     */
    hint: anySession.input(z.strictObject({ ...tableSeat.shape, match: z.int(), version: z.int() })).output(hintSchema),
    /** The record of the table's latest finished match, for its players and the table's host. */
    record: anySession.input(table).output(z.unknown()),
    /**
     * What is told of the table's match of that number, for everybody who may look on: refused
     * until it is over.
     */
    story: anySession.input(z.strictObject({ table: tableIdSchema, match: z.int() })).output(shownStorySchema),
  },
  seal: {
    /**
     * The seals of the table's match (docs/fair-shuffle.md): the opened ones from `since` on or the
     * latest, and the current one; then each change. For spectators and players. Who keeps this
     * stream open and isn't a screen takes part in the next seal, by the two calls below.
     */
    watch: anySession
      .input(z.strictObject({ table: tableIdSchema, since: z.int().min(0).optional() }))
      .output(eventIterator(sealViewSchema)),
    /**
     * This device's commitment, when asked. Answers once it is durable and in the list; a device
     * without an answer that sees the same attempt after a reconnect sends the same again.
     */
    commit: anySession
      .input(z.strictObject({ ...tableSeal.shape, commitment: bytes32Schema }))
      .output(emptyResponseSchema),
    /**
     * This device's contribution, once its commitment is in the list. Answers once it is durable.
     */
    open: anySession.input(z.strictObject({ ...tableSeal.shape, part: bytes32Schema })).output(emptyResponseSchema),
  },
  talk: {
    /** The table's chat: entries after `since`, then each new one. */
    watch: anySession
      .input(z.strictObject({ table: tableIdSchema, since: z.int().optional() }))
      .output(eventIterator(chatEntrySchema)),
    /** Refused where the host has switched chat off, and during a silent turn (VM-20). */
    say: anySession.input(z.strictObject({ ...tableSeat.shape, text: chatLineSchema })).output(emptyResponseSchema),
    gesture: anySession
      .input(z.strictObject({ ...tableSeat.shape, gesture: gestureSchema }))
      .output(emptyResponseSchema),
    /** A gesture of a person of the room without a seat at this table of it. Nobody who comes later is told. */
    react: anySession.input(z.strictObject({ ...table.shape, gesture: gestureSchema })).output(emptyResponseSchema),
  },
  /** Secret bets of spectators at a room's table on a deal's question (`Game.guess`). */
  bets: {
    /**
     * The open bet, the own one, and who was right once known; again on each change. For
     * spectators.
     */
    watch: anySession.input(table).output(eventIterator(betsSchema)),
    /**
     * Places or changes a bet. Answers once it is durable, within about a second: the write happens
     * with or without bets. For people of the room without a seat now or earlier in this deal, and
     * for those who are out of it.
     */
    place: anySession.input(z.strictObject({ ...table.shape, ...betSchema.shape })).output(emptyResponseSchema),
  },
  ...hostContract,
};
