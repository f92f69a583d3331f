/** A table: who sits at it, what is played, and who watches. It owns one match at a time. */
import type { Level } from '#shared/engine/bot.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { GameEvent, Seat } from '#shared/engine/rules.ts';
import { readPersonName } from '#shared/protocol/name-similarity.ts';
import type { Stage, TableSummary, TableView } from '#shared/protocol/table.ts';
import type { KeptTable, Occupant } from '../../store/store.ts';
import { TableMatch } from '../match/table-match.ts';
import { TableChat } from './chat.ts';
import { Deputy } from './deputy.ts';
import { EndVote } from './end-vote.ts';
import * as guests from './guests.ts';
import * as heirs from './heirs.ts';
import { Hints } from './hints.ts';
import { LateJoiners } from './late-joiners.ts';
import * as lobby from './lobby.ts';
import { challengeAt, changeSettings, parseNewName, type SettingsChange, titleOf } from './lobby.ts';
import { type RecordResult, readLatest } from './match-records.ts';
import { Presence } from './presence.ts';
import { withoutRoom, withRoom } from './room-of-table.ts';
import { SeatClaims } from './seat-claims.ts';
import { transferSeats } from './seat-transfer.ts';
import { nameOn, seatedSessions, seatsOf } from './seating.ts';
import { ShuffleStreams } from './shuffle-streams.ts';
import { TableBets } from './table-bets.ts';
import type { TableDeps } from './table-deps.ts';
import { TableGuests } from './table-guests.ts';
import { TableMoves } from './table-moves.ts';
import { AdmittedStreams, TableStreams } from './table-streams.ts';
import { type OwnFields, ownOf, summaryOf, type TableViewInput, viewOf } from './table-view.ts';

export class Table {
  readonly chat: TableChat;
  readonly claims: SeatClaims;
  readonly endVote: EndVote;
  readonly #deputy: Deputy;
  readonly bets: TableBets;
  readonly guests: TableGuests;
  readonly streams: TableStreams;
  readonly lateJoiners: LateJoiners;
  readonly moves: TableMoves;
  readonly #setup: TableDeps;
  readonly #presence = new Presence(() => this.#peopleChanged());
  /** The screens that show the whole table: who follows the match alone may show no more than a plan of it. */
  readonly #screens = new Presence(() => this.#peopleChanged());
  readonly #onlookers: AdmittedStreams;
  readonly #sealWatchers: ShuffleStreams;
  readonly #match: TableMatch;
  #kept: KeptTable;
  #summary: Omit<TableSummary, keyof OwnFields> | undefined;
  /** Who ended the match that was played here last, before it was over; nothing where nobody did. */
  #brokenOffBy: string | undefined;

  constructor(setup: TableDeps, kept: KeptTable) {
    this.#setup = setup;
    this.#kept = kept;
    this.#onlookers = new AdmittedStreams(setup.broadcaster);
    this.#sealWatchers = new ShuffleStreams({
      kept: () => this.#kept,
      connections: setup.connections,
      onDevicesChanged: () => this.#match.running?.shuffle?.devicesChanged(),
      onStep: () => this.claims.check(),
    });
    this.bets = new TableBets({
      room: setup.room,
      store: setup.store,
      kept: () => this.#kept,
      match: () => this.#match,
      refuseView: (session) => this.streams.refuseView(session, 'everyone'),
    });
    this.#match = new TableMatch(
      { ...setup, codedDeal: () => challengeAt(this.#kept, setup.game)?.source },
      {
        table: () => this.#kept,
        people: {
          seatsPresent: () => this.#here(),
          forShuffle: this.#sealWatchers.forShuffle,
          forBets: kept.room ? this.bets.forMatch : undefined,
          standInAfter: () => this.#kept.settings.standInAfter,
          seatLateJoiners: () => this.lateJoiners.seatWaiting(),
          seatChanges: () => this.#kept.heirs,
          onChanged: () => {
            this.endVote.check();
            this.publish();
          },
        },
        onUpdate: (viewer, update) => this.#onlookers.publishUpdate(viewer, update),
      },
    );
    this.claims = new SeatClaims(setup.clock, {
      kept: () => this.#full,
      isHere: (session) => this.#presence.isHere(session),
      here: () => this.#presence.here,
      connections: setup.connections,
      isTrustedScreen: (session) => kept.room && setup.room.isTrustedScreen(session),
      isShuffling: () => this.#isSealing,
      transferSeats: (from, to) => this.#handOver(from, to),
      onChanged: () => this.publish(),
    });
    this.#deputy = new Deputy(setup.clock, {
      kept: () => this.#kept,
      here: () => this.#presence.here,
      connections: setup.connections,
      claims: (session, holder) => this.claims.hasClaimed(session, holder),
      changed: () => {
        this.endVote.check();
        this.publish();
      },
    });
    this.endVote = new EndVote(setup.clock, {
      isPlaying: () => this.stage === 'playing',
      isHost: (session) => this.isHost(session),
      players: () => [...seatedSessions(this.#kept)].filter((session) => this.#presence.isHere(session)),
      nameOf: (session) => this.#called(session),
      end: (by, another) => {
        if (this.#kept.room) setup.room.endMatch(this.id, by, another);
        else this.breakOff(by);
      },
      onChanged: () => this.publish(),
    });
    this.chat = new TableChat(setup.clock, {
      nameOn: (session, seat) => nameOn(this.#kept, session, seat),
      hasChat: () => this.#kept.settings.chat,
      isSilent: () => this.#match.running?.isSilent ?? false,
    });
    this.guests = new TableGuests({
      own: () => this.#kept,
      kept: () => this.#full,
      isHost: (session) => this.isHost(session),
      change: (changed) => this.#change(changed),
      newCode: () => setup.newCode(),
      match: this.#match,
      game: setup.game,
      room: setup.room,
      connections: setup.connections,
    });
    this.lateJoiners = new LateJoiners({
      kept: () => this.#kept,
      match: this.#match,
      store: setup.store,
      hasDealBreaks: setup.game.rules.scorePause !== undefined,
      isHere: (session) => setup.room.isHere(session),
      saveTable: (table) => this.#change({ table }),
      onSeated: (table) => this.#seatsChanged(table),
    });
    this.moves = new TableMoves({
      kept: () => this.#kept,
      match: this.#match,
      onChanged: () => this.publish(),
      hints: new Hints({
        hintService: setup.hintService,
        limits: setup.hintLimits,
        connections: setup.connections,
        hasSearch: setup.game.searchModel !== undefined,
        isAllowed: () => this.#kept.settings.hints,
        isDuplicateDeal: () => setup.duplicateDeals?.() !== undefined,
        isCodedDeal: () => this.#kept.dealt !== '',
      }),
    });
    this.streams = new TableStreams({
      kept: () => this.#full,
      isSecret: () => this.#kept.room && setup.room.isSecret(this.id),
      connections: setup.connections,
      view: (session) => this.view(session),
      match: this.#match,
      chat: this.chat,
      bets: this.bets,
      admitted: this.#onlookers,
      shuffleStreams: this.#sealWatchers,
      presence: this.#presence,
      screens: this.#screens,
    });
  }

  /** Takes up the match that stood here when the host ended. Throws if its events break the rules. */
  resume(): void {
    this.#match.resume();
    // Whoever sits here is away from now on, also where no match is played.
    this.#check();
  }

  get id(): string {
    return this.#kept.id;
  }

  /** All that is kept of it. */
  get kept(): KeptTable {
    return this.#kept;
  }

  /** The same with what is the room's, where it is one of its tables. */
  get #full(): KeptTable {
    return withRoom(this.#kept, this.#setup.room);
  }

  /** Nobody has it open. */
  get isEmpty(): boolean {
    return this.#presence.here.length === 0;
  }

  /** Has it open now. */
  isHere(session: string): boolean {
    return this.#presence.isHere(session);
  }

  /** Whether the network sees it. */
  get isExposed(): boolean {
    return this.#setup.isExposed(this.#kept);
  }

  get stage(): Stage {
    return this.#match.stage;
  }

  /** What is played or lies here counts nowhere. */
  get isPractice(): boolean {
    return this.#match.isPractice;
  }

  isHost(session: string): boolean {
    if (this.#kept.room) return this.#setup.room.mayHost(session);
    return this.#kept.host === session || this.#deputy.is(session);
  }

  changeSettings(change: SettingsChange): Refusal | undefined {
    this.#change({ table: changeSettings(this.#kept, change) });
    this.#match.running?.peopleChanged();
    return undefined;
  }

  /** Another name than the one it has, or would get by itself; no two tables of this host have the same. */
  rename(typed: string): Refusal | undefined {
    const read = parseNewName(typed, this.#setup.otherNames(this.#kept.host));
    return 'refusal' in read ? read.refusal : this.#change({ table: { ...this.#kept, name: read.name } });
  }

  newCode(): Refusal | undefined {
    if (this.#kept.room) return this.#setup.room.newCode();
    return this.#change({ table: { ...this.#kept, code: this.#setup.newCode() } });
  }

  /** Takes a free seat, or a bot's. On one's own again, under another name, it changes the name. */
  sit(session: string, seat: Seat, typed: string, pad?: number): Refusal | undefined {
    if (this.stage === 'playing') return refusal('host', 'match-running');
    // The result that lies there is the bot's.
    if (this.stage === 'over' && this.#kept.seats[seat]?.kind === 'bot') return refusal('host', 'seat-taken');
    const read = readPersonName(typed);
    if ('refusal' in read) return read.refusal;
    const doubled = this.#kept.room ? this.#setup.room.refuseName(session, read.name) : undefined;
    if (doubled) return doubled;
    const isNew = this.isHost(session) && this.#kept.name === '';
    const table = isNew ? { ...this.#kept, name: this.#setup.nameFor(read.name) } : this.#kept;
    const person = { kind: 'person', name: read.name, session, ...(pad !== undefined && { pad }) } as const;
    const refused = this.#change(lobby.sit(guests.nameGuest(table, session, read.name), seat, person));
    if (!refused) this.#setup.onNamed(session, read.name);
    return refused;
  }

  /** Leaves a seat. In a running match it is kept for its person, who is waited for as long as anybody who is away. */
  stand(session: string, seat: Seat): Refusal | undefined {
    const changed = lobby.stand(this.#kept, seat, session);
    return this.stage === 'playing' && 'table' in changed ? undefined : this.#change(changed);
  }

  swapSeats(a: Seat, b: Seat): Refusal | undefined {
    return this.#changeLobby(() => lobby.swapSeats(this.#kept, a, b));
  }

  seatBot(seat: Seat, level: Level): Refusal | undefined {
    return this.#changeLobby(() => lobby.seatBot(this.#kept, seat, level, this.#setup.game));
  }

  clearSeat(seat: Seat): Refusal | undefined {
    return this.#changeLobby(() => lobby.clearSeat(this.#kept, seat));
  }

  setOptions(choice: lobby.OptionChoice): Refusal | undefined {
    return this.#changeLobby(() => lobby.setOptions(this.#kept, choice, this.#setup.game));
  }

  setSeats(seats: number): Refusal | undefined {
    return this.#changeLobby(() => lobby.setSeats(this.#kept, seats, this.#setup.game));
  }

  /** Why no match can begin. */
  refuseStart(): Refusal | undefined {
    if (this.stage !== 'lobby') return refusal('host', 'not-in-lobby');
    return this.#kept.seats.some(({ kind }) => kind === 'empty') ? refusal('host', 'seats-empty') : undefined;
  }

  start(): Refusal | undefined {
    const refused = this.refuseStart();
    if (refused) return refused;
    this.#match.begin();
    this.#brokenOffBy = undefined;
    this.#onlookers.endRefused();
    this.publish();
    return undefined;
  }

  /** With who sits here, from where these events of another match lead; it counts nowhere. */
  startPractice(events: readonly GameEvent[]): void {
    this.#match.beginPractice(events);
    this.#onlookers.endRefused();
    this.publish();
  }

  /** Nobody moves until the match goes on where it stood. */
  pause(paused: boolean): Refusal | undefined {
    const refused = this.#match.pause(paused);
    if (!refused) this.publish();
    return refused;
  }

  /** After a match: back to the lobby with the same people and bots. */
  backToLobby(seats: readonly Occupant[] = this.#kept.seats): Refusal | undefined {
    if (this.stage !== 'over') return refusal('host', 'match-not-over');
    const table = this.#withoutMatch(seats);
    this.#setup.store.keepTable(table);
    this.#match.clear();
    this.#seatsChanged(table);
    return undefined;
  }

  /** The match ends without a result, by whoever is called so: back to the lobby, with those who sat there or were to. */
  breakOff(by: string, seats: readonly Occupant[] = heirs.seatAllJoiners(this.#kept).seats): Refusal | undefined {
    const { id } = this.#match;
    if (this.stage !== 'playing' || id === undefined) return refusal('host', 'no-match');
    const table = this.#withoutMatch(seats);
    this.#setup.store.breakOff(id, table);
    this.#match.clear();
    this.#brokenOffBy = by;
    this.#seatsChanged(table);
    return undefined;
  }

  /** The record of the latest match that is over, for whose record it is. */
  record(session: string): RecordResult {
    const { store, game } = this.#setup;
    const secret = this.streams.refuseSecret(session);
    if (secret) return { refusal: secret };
    return readLatest(store, game, this.id, session, this.#setup.duplicateDeals?.());
  }

  view(session: string): TableView {
    return viewOf(this.#shown(), session);
  }

  /** The same for everybody but for what is the session's own: made once, until something changes. */
  summary(session: string): TableSummary {
    this.#summary ??= summaryOf(this.#shown());
    return { ...this.#summary, ...ownOf(this.#shown(), session) };
  }

  /** Nothing happens here any more; everybody who watches is told why. */
  stop(why: Refusal): void {
    this.#match.running?.stop();
    this.claims.stop();
    this.#deputy.stop();
    this.endVote.stop();
    this.#onlookers.endAll(why);
  }

  /** As it waits for its next match. */
  #withoutMatch(seats: readonly Occupant[]): KeptTable {
    const options = lobby.withoutDuplicateOptions(this.#kept.options, this.#setup.game);
    return { ...this.#kept, options, seats, match: this.#kept.match + 1, heirs: [], dealt: '' };
  }

  /** What others here call a session; empty where it is nobody to them. */
  #called(session: string): string {
    const [seat] = seatsOf(this.#kept, session);
    const person = this.#kept.room ? this.#setup.room.person(session) : undefined;
    return (seat === undefined ? undefined : nameOn(this.#kept, session, seat)) ?? person?.name ?? '';
  }

  #changeLobby(change: () => lobby.TableChange): Refusal | undefined {
    return this.stage === 'lobby' ? this.#change(change()) : refusal('host', 'not-in-lobby');
  }

  /** Keeps and tells a change, or says why there is none. */
  #change(changed: lobby.TableChange): Refusal | undefined {
    if ('refusal' in changed) return changed.refusal;
    this.#setup.store.keepTable(changed.table);
    this.#seatsChanged(changed.table);
    return undefined;
  }

  /** All that one session holds here is another's from now on. */
  #handOver(from: string, to: string): void {
    const table = withoutRoom(transferSeats(this.#full, from, to), this.#kept);
    this.#setup.store.handOver(table, this.#match.id, from, to);
    this.#kept = table;
    if (table.room) this.#setup.room.seatsTransferred(from, to);
    // A stand-in makes room before everybody is told.
    this.#match.running?.peopleChanged();
    this.#seatsChanged(table);
  }

  /** What is kept by now counts, and everybody is told. */
  #seatsChanged(table: KeptTable): void {
    this.#kept = table;
    this.#onlookers.endRefused();
    this.#check();
    this.publish();
  }

  /** Settles what waits for who is here and who sits where. */
  #check(): void {
    this.claims.check();
    this.#deputy.check();
    this.endVote.check();
  }

  /** Tells everybody who watches the table how it is now. */
  publish(): void {
    this.#summary = undefined;
    this.#onlookers.publishTable((session) => this.view(session));
    this.bets.publish();
    this.#setup.onTableChanged();
  }

  /** The room whose table it is has changed: who may be here, and what they go by. */
  roomChanged(): void {
    this.#seatsChanged(this.#kept);
  }

  #peopleChanged(): void {
    this.#match.running?.peopleChanged();
    this.#check();
    this.publish();
  }

  /** A seal is made, and the time goes on in which it will be closed. */
  get #isSealing(): boolean {
    const { running } = this.#match;
    return running !== undefined && !running.isPaused && (running.shuffle?.isInProgress ?? false);
  }

  #here(): Seat[] {
    return [...seatedSessions(this.#kept)]
      .filter((session) => this.#presence.isHere(session))
      .flatMap((session) => seatsOf(this.#kept, session));
  }

  #shown(): TableViewInput {
    const { connections, addresses, isExposed, isStalled, isExposurePending, room } = this.#setup;
    const { stage, running } = this.#match;
    const isHost = (session: string) => this.isHost(session);
    const challenge = challengeAt(this.#kept, this.#setup.game);
    const around = { connections, addresses, isExposed, isStalled, isExposurePending, room, isHost, challenge };
    const screens = this.#screens.here.length;
    const { isPractice } = this.#match;
    return {
      kept: this.#full,
      title: titleOf(this.#setup.game),
      stage,
      running,
      isPractice,
      presence: this.#presence,
      screens,
      claims: this.claims,
      endVote: this.endVote,
      brokenOffBy: this.#brokenOffBy,
      ...around,
    };
  }
}
