/** A table: who sits at it, what is played, and who watches. It owns one match at a time. */
import type { Level } from '#shared/engine/bot.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat, Viewer } from '#shared/engine/rules.ts';
import type { BetsView } from '#shared/protocol/bets.ts';
import { freeName, isSameName, LONGEST_TABLE_NAME, readName, readTableName } from '#shared/protocol/names.ts';
import type { PlayUpdate, Stage, TableSummary, TableView } from '#shared/protocol/table.ts';
import type { Talk } from '#shared/protocol/talk.ts';
import type { SealName } from '#shared/seal/commitment.ts';
import type { SealView } from '#shared/seal/schema.ts';
import { type Guest, type Heir, type KeptTable, NotKept, type Occupant } from '../../store/store.ts';
import { standInLevel } from '../bots/stand-ins.ts';
import type { MatchSetup } from '../match/running-match.ts';
import { type Seen, TableMatch } from '../match/table-match.ts';
import type { Outbox } from '../wire/outbox.ts';
import type { Teller } from '../wire/teller.ts';
import { TableBets } from './bets.ts';
import { challengeAt } from './challenge.ts';
import { Claims } from './claims.ts';
import * as entrance from './entrance.ts';
import { forgetGuests, type Lines } from './forgetting.ts';
import * as guests from './guests.ts';
import { handOver } from './handing-over.ts';
import * as heirs from './heirs.ts';
import * as lobby from './lobby.ts';
import { type RoomOfTable, withoutRoom, withRoom } from './of-room.ts';
import { Onlookers } from './onlookers.ts';
import { Presence } from './presence.ts';
import { type Read, readMatch } from './records.ts';
import { SealWatchers } from './seal-watchers.ts';
import { holds, nameOn, seated, seatsOf } from './seating.ts';
import { changeSettings, type SettingsChange } from './settings.ts';
import { type Own, ownOf, summaryOf, type TableState, viewOf } from './table-view.ts';
import { TableTalk } from './talk.ts';

export interface TableSetup
  extends MatchSetup,
    Lines,
    Pick<TableState, 'lagOf' | 'addresses' | 'isAtHome' | 'isScreen' | 'isOpen' | 'waits'> {
  /** For tables that are the room's. */
  readonly room: RoomOfTable;
  /** Tells the streams of all tables. */
  readonly teller: Teller;
  /** A name that no table of this host has, for one that somebody of this name has made. */
  nameFor(maker: string): string;
  /** What the other tables are called that this session sees: of those it doesn't, a refusal would tell. */
  otherNames(session: string): readonly string[];
  /** A code that no table of this host has. */
  freshCode(): string;
  /** Where this session's latest connection comes from, as an IP address. */
  addressOf(session: string): string | undefined;
  /** Somebody is called so from now on. */
  called(session: string, name: string): void;
  /** Called when what the list of tables shows of this one has changed. */
  changed(): void;
}

export class Table {
  readonly talk: TableTalk;
  readonly claims: Claims;
  readonly bets: TableBets;
  readonly #setup: TableSetup;
  readonly #presence = new Presence(() => this.#peopleChanged());
  /** The screens that show the whole table: who follows the match alone may show no more than a plan of it. */
  readonly #screens = new Presence(() => this.#peopleChanged());
  readonly #onlookers: Onlookers;
  readonly #sealWatchers: SealWatchers;
  readonly #match: TableMatch;
  #kept: KeptTable;
  #summary: Omit<TableSummary, keyof Own> | undefined;

  constructor(setup: TableSetup, kept: KeptTable) {
    this.#setup = setup;
    this.#kept = kept;
    this.#onlookers = new Onlookers(setup.teller);
    this.#sealWatchers = new SealWatchers({
      kept: () => this.#kept,
      addressOf: (session) => setup.addressOf(session),
      changed: () => this.#match.running?.sealing?.devicesChanged(),
    });
    this.bets = new TableBets({
      room: setup.room,
      store: setup.store,
      kept: () => this.#kept,
      match: () => this.#match,
      refuseSight: (session) => this.#refuseSight(session, 'everyone'),
    });
    this.#match = new TableMatch(
      { ...setup, knownDeal: () => challengeAt(this.#kept, setup.game)?.source },
      {
        table: () => this.#kept,
        people: {
          here: () => this.#here(),
          atSeals: this.#sealWatchers.atSeals,
          atBets: kept.room ? this.bets.atBets : undefined,
          standInAfter: () => this.#kept.settings.standInAfter,
          heirsCome: () => this.#heirsCome(),
          inherited: () => this.#kept.heirs,
          changed: () => this.tell(),
        },
        show: (viewer, update) => this.#onlookers.show(viewer, update),
      },
    );
    this.claims = new Claims(setup.clock, {
      kept: () => this.#full,
      isHere: (session) => this.#presence.isHere(session),
      here: () => this.#presence.here,
      isAtHome: (session) => setup.isAtHome(session),
      addressOf: (session) => setup.addressOf(session),
      handOver: (from, to) => this.#handOver(from, to),
      changed: () => this.tell(),
    });
    this.talk = new TableTalk(setup.clock, {
      nameOn: (session, seat) => nameOn(this.#kept, session, seat),
      hasChat: () => this.#kept.settings.chat,
      isSilent: () => this.#match.running?.isSilent ?? false,
    });
  }

  /** Takes up the match that stood here when the host ended. Throws if its events break the rules. */
  resume(): void {
    this.#match.resume();
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
  get isOpen(): boolean {
    return this.#setup.isOpen(this.#kept);
  }

  get stage(): Stage {
    return this.#match.stage;
  }

  isHost(session: string): boolean {
    return this.#kept.room ? this.#setup.room.leads(session) : this.#kept.host === session;
  }

  /** Why this session may do nothing here; nothing if it has come in. */
  refuseGuest(session: string): Refusal | undefined {
    return entrance.refuseGuest(this.#full, session);
  }

  /** Nobody new comes in here, or this session does not. */
  isClosedTo(session: string): boolean {
    return entrance.isClosedTo(this.#full, this.#newcomer(session, ''));
  }

  /** A session that gave the code comes in, under this name if it says one that can be one. */
  enter(session: string, typed = ''): Refusal | undefined {
    const read = readName(typed);
    return this.#change(
      entrance.enter(forgetGuests(this.#kept, this.#setup), this.#newcomer(session, 'name' in read ? read.name : '')),
    );
  }

  changeSettings(change: SettingsChange): Refusal | undefined {
    this.#change({ table: changeSettings(this.#kept, change) });
    this.#match.running?.peopleChanged();
    return undefined;
  }

  /** Another name than the one it has, or would get by itself; no two tables of this host have the same. */
  rename(typed: string): Refusal | undefined {
    const read = readTableName(typed);
    if ('refusal' in read) return read.refusal;
    const { name } = read;
    const others = this.#setup.otherNames(this.#kept.host);
    if (others.some((other) => isSameName(other, name)))
      return refusal('host', 'table-name-taken', { name, free: freeName(name, others, LONGEST_TABLE_NAME) });
    return this.#change({ table: { ...this.#kept, name } });
  }

  newCode(): Refusal | undefined {
    if (this.#kept.room) return this.#setup.room.newCode();
    return this.#change({ table: { ...this.#kept, code: this.#setup.freshCode() } });
  }

  /** The person on this seat goes and is kept out. In a running match a bot takes the seat for good. */
  remove(seat: Seat): Refusal | undefined {
    const found = lobby.removable(this.#kept, seat);
    return 'refusal' in found ? found.refusal : this.#remove(found.session);
  }

  /** The same for somebody who has come in, wherever they sit or stand; `id` as the table's host is shown it. */
  removeGuest(id: string): Refusal | undefined {
    const session = guests.guestOf(this.#full, id);
    if (session === undefined) return refusal('host', 'no-such-guest');
    return this.isHost(session) ? refusal('host', 'host-stays') : this.#remove(session);
  }

  /** Somebody who was removed may come in again. */
  letIn(id: string): Refusal | undefined {
    if (this.#kept.room) {
      const first = guests.bannedOf(this.#full, id);
      return first === undefined ? refusal('host', 'no-such-guest') : this.#setup.room.letBack(first);
    }
    const table = guests.letIn(this.#kept, id);
    return table ? this.#change({ table }) : refusal('host', 'no-such-guest');
  }

  /** Takes a free seat, or a bot's. On one's own again, under another name, it changes the name. */
  sit(session: string, seat: Seat, typed: string, pad?: number): Refusal | undefined {
    if (this.stage === 'playing') return refusal('host', 'match-running');
    // The result that lies there is the bot's.
    if (this.stage === 'over' && this.#kept.seats[seat]?.kind === 'bot') return refusal('host', 'seat-taken');
    const read = readName(typed);
    if ('refusal' in read) return read.refusal;
    const doubled = this.#kept.room ? this.#setup.room.refuseName(session, read.name) : undefined;
    if (doubled) return doubled;
    const isNew = this.isHost(session) && this.#kept.name === '';
    const table = isNew ? { ...this.#kept, name: this.#setup.nameFor(read.name) } : this.#kept;
    const person = { kind: 'person', name: read.name, session, ...(pad !== undefined && { pad }) } as const;
    const refused = this.#change(lobby.sit(guests.called(table, session, read.name), seat, person));
    if (!refused) this.#setup.called(session, read.name);
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

  setOptions(choice: lobby.Choice): Refusal | undefined {
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
    this.#onlookers.review();
    this.tell();
    return undefined;
  }

  /** Nobody moves until the match goes on where it stood. */
  pause(paused: boolean): Refusal | undefined {
    const refused = this.#match.pause(paused);
    if (!refused) this.tell();
    return refused;
  }

  /** A seat's move, made on what its person saw. Answers once it is kept, or why it is not. */
  async move(session: string, seat: Seat, seen: Seen, move: unknown): Promise<Refusal | undefined> {
    if (!holds(this.#kept, session, seat)) return refusal('host', 'not-your-seat');
    const { stage, running } = this.#match;
    if (stage !== 'playing' || !running) return refusal('host', 'no-match');
    if (seen.match !== this.#kept.match) return refusal('host', 'stale');
    return running.live.move(seat, move, seen.version);
  }

  /** This session's people have looked long enough at the score. */
  goOn(session: string): Refusal | undefined {
    const seats = seatsOf(this.#kept, session);
    if (seats.length === 0) return refusal('host', 'not-your-seat');
    this.#match.running?.goOn(seats);
    this.tell();
    return undefined;
  }

  /** After a match: back to the lobby with the same people and bots. */
  again(seats: readonly Occupant[] = this.#kept.seats): Refusal | undefined {
    if (this.stage !== 'over') return refusal('host', 'match-not-over');
    const options = lobby.ordinary(this.#kept.options, this.#setup.game);
    const table = { ...this.#kept, options, seats, match: this.#kept.match + 1, heirs: [], dealt: '' };
    this.#setup.store.keepTable(table);
    this.#match.clear();
    this.#seatsChanged(table);
    return undefined;
  }

  /** In a running match: a bot's seat is this session's from the next deal on. Nothing where there is none. */
  inherit(session: string, name: string): Seat | undefined {
    const { scorePause } = this.#setup.game.rules;
    const seat = this.stage === 'playing' && scorePause ? heirs.seatToInherit(this.#kept) : undefined;
    if (seat !== undefined) this.#change({ table: heirs.promise(this.#kept, seat, session, name) });
    return seat;
  }

  /** Wants no bot's seat any more. */
  renounce(session: string): void {
    if (heirs.waitingHeirs(this.#kept).some((heir) => heir.session === session))
      this.#change({ table: heirs.renounce(this.#kept, session) });
  }

  /** Who is to have a bot's seat. */
  get heirs(): readonly Heir[] {
    return heirs.waitingHeirs(this.#kept);
  }

  /** All that these sessions hold here is left: to bots, in a running match. They are refused by the room from now on. */
  leaveAll(sessions: readonly string[]): void {
    const level = this.#levelOfHeirs;
    const left = sessions.flatMap((session) => seatsOf(this.#kept, session));
    const table = sessions.reduce(
      (now, session) => heirs.renounce(lobby.leaveSeats(now, session, level), session),
      this.#kept,
    );
    this.#change({ table });
    if (level) for (const seat of left) this.#match.running?.seatBot(seat, level);
  }

  /** The record of the latest match that is over, for whose record it is. */
  record(session: string): Read {
    const { store, game } = this.#setup;
    const secret = this.#refuseSecret(session);
    if (secret) return { refusal: secret };
    const latest = store.latestOver(this.id);
    if (!latest) return { refusal: refusal('host', 'match-not-over') };
    const kept = store.finishedMatch(session, latest.id);
    return kept
      ? readMatch(store, game, kept, this.#setup.numberedDeals?.())
      : { refusal: refusal('host', 'no-such-record') };
  }

  /** The table as this session sees it, now and whenever it changes. */
  watch(session: string, stream: Outbox<TableView>): Refusal | undefined {
    const refused = this.#onlookers.admit(stream, () => this.#refuseLook(session));
    if (refused) return refused;
    this.#onlookers.watchTable(stream, session);
    this.#presence.enter(session, stream);
    if (this.#setup.isScreen(session)) this.#screens.enter(session, stream);
    stream.put(this.view(session));
    return undefined;
  }

  /** The updates of one viewer: those after `since` in order, or the latest; then every new one. */
  watchPlay(session: string, viewer: Viewer, since: Seen | undefined, stream: Outbox<PlayUpdate>): Refusal | undefined {
    const refused = this.#match.lookAgain() ?? this.#onlookers.admit(stream, () => this.#refuseSight(session, viewer));
    if (refused) return refused;
    this.#onlookers.watchPlay(stream, viewer);
    this.#presence.enter(session, stream);
    for (const update of this.#match.updates(viewer, since)) stream.put(update);
    return undefined;
  }

  /** What is said and shown here: the lines after number `since`, or the latest, then every new one. */
  watchTalk(session: string, since: number | undefined, stream: Outbox<Talk>): Refusal | undefined {
    const refused = this.#onlookers.admit(stream, () => this.#refuseLook(session) ?? this.#refuseSecret(session));
    if (!refused) this.talk.watch(since, stream);
    return refused;
  }

  /**
   * The seals of the match: those that are open, from number `since` on or just the latest, and the present one; then
   * each again whenever it changes. Whoever watches and is no screen is asked to take part in the next.
   */
  watchSeals(
    session: string,
    isScreen: boolean,
    since: number | undefined,
    stream: Outbox<SealView>,
  ): Refusal | undefined {
    const refused = this.#onlookers.admit(stream, () => this.#refuseLook(session)) ?? this.#match.lookAgain();
    if (refused) return refused;
    const who = isScreen ? undefined : session;
    for (const view of this.#match.running?.sealing?.views(who, since) ?? []) stream.put(view);
    this.#sealWatchers.watch(stream, who);
    return undefined;
  }

  /** What can be bet on here, and who was right when it is out. */
  watchBets(session: string, stream: Outbox<BetsView>): Refusal | undefined {
    const refused =
      this.#match.lookAgain() ?? this.#onlookers.admit(stream, () => this.#refuseSight(session, 'everyone'));
    if (!refused) this.bets.watch(session, stream);
    return refused;
  }

  /** A device's commitment to its part in a seal. Answers once it is kept, or why it is not. */
  async commit(session: string, seal: Omit<SealName, 'match'>, commitment: string): Promise<Refusal | undefined> {
    const { sealing } = this.#match.running ?? {};
    return sealing ? sealing.commit(session, seal, commitment) : refusal('host', 'no-match');
  }

  /** A device's part, shown. Answers once it is kept, or why it is not. */
  async openPart(session: string, seal: Omit<SealName, 'match'>, part: string): Promise<Refusal | undefined> {
    const { sealing } = this.#match.running ?? {};
    return sealing ? sealing.open(session, seal, part) : refusal('host', 'no-match');
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
    this.#onlookers.end(why);
  }

  /** Of the bots that take over from who leaves; none where no match is played. */
  get #levelOfHeirs(): Level | undefined {
    return this.stage === 'playing' ? standInLevel(this.#setup.game) : undefined;
  }

  #remove(session: string): Refusal | undefined {
    if (this.#kept.room) return this.#setup.room.remove(session);
    const { freshCode, hasLine, deviceOf } = this.#setup;
    const level = this.#levelOfHeirs;
    const seats = seatsOf(this.#kept, session);
    const table = lobby.leaveSeats(this.#kept, session, level);
    this.#change({
      table: guests.keepOut(table, session, hasLine(session) ? deviceOf(session) : undefined, freshCode()),
    });
    if (level) for (const left of seats) this.#match.running?.seatBot(left, level);
    return undefined;
  }

  /** A deal is over: who is to have a bot's seat and is here takes it, before the next one begins. */
  #heirsCome(): void {
    const { running, id } = this.#match;
    const due = this.heirs.filter(({ session }) => this.#setup.room.isHere(session));
    if (due.length === 0 || !running || id === undefined) return;
    const { table, seated: taken } = heirs.seatHeirs(this.#kept, due, running.live.match.events.length);
    try {
      this.#setup.store.inherit(table, id, taken);
    } catch (error) {
      // They wait for the deal after it.
      if (!(error instanceof NotKept)) throw error;
      return;
    }
    for (const { seat } of taken) running.seatPerson(seat);
    this.#seatsChanged(table);
  }

  #newcomer(session: string, name: string): Guest {
    return { session, device: this.#setup.deviceOf(session), name };
  }

  #refuseLook(session: string): Refusal | undefined {
    return entrance.refuseLook(this.#full, session, this.stage !== 'playing');
  }

  #refuseSight(session: string, viewer: Viewer): Refusal | undefined {
    return entrance.refuseSight(this.#full, session, viewer) ?? this.#refuseSecret(session);
  }

  /** Cards that another table still has to play. */
  #refuseSecret(session: string): Refusal | undefined {
    const isSecret = this.#kept.room && this.#setup.room.isSecret(this.id);
    return isSecret && seatsOf(this.#kept, session).length === 0 ? refusal('desk', 'deals-secret') : undefined;
  }

  #changeLobby(change: () => lobby.Changed): Refusal | undefined {
    return this.stage === 'lobby' ? this.#change(change()) : refusal('host', 'not-in-lobby');
  }

  /** Keeps and tells a change, or says why there is none. */
  #change(changed: lobby.Changed): Refusal | undefined {
    if ('refusal' in changed) return changed.refusal;
    this.#setup.store.keepTable(changed.table);
    this.#seatsChanged(changed.table);
    return undefined;
  }

  /** All that one session holds here is another's from now on. */
  #handOver(from: string, to: string): void {
    const table = withoutRoom(handOver(this.#full, from, to), this.#kept);
    this.#setup.store.handOver(table, this.#match.id, from, to);
    this.#kept = table;
    if (table.room) this.#setup.room.handedOver(from, to);
    // A stand-in makes room before everybody is told.
    this.#match.running?.peopleChanged();
    this.#seatsChanged(table);
  }

  /** What is kept by now counts, and everybody is told. */
  #seatsChanged(table: KeptTable): void {
    this.#kept = table;
    this.#onlookers.review();
    this.claims.check();
    this.tell();
  }

  /** Tells everybody who watches the table how it is now. */
  tell(): void {
    this.#summary = undefined;
    this.#onlookers.tell((session) => this.view(session));
    this.bets.tell();
    this.#setup.changed();
  }

  /** The room whose table it is has changed: who may be here, and what they go by. */
  roomChanged(): void {
    this.#seatsChanged(this.#kept);
  }

  /** This session's line feels faster or slower now. */
  lagChanged(session: string): void {
    if (seatsOf(this.#kept, session).length > 0) this.tell();
  }

  #peopleChanged(): void {
    this.#match.running?.peopleChanged();
    this.claims.check();
    this.tell();
  }

  #here(): Seat[] {
    return [...seated(this.#kept)]
      .filter((session) => this.#presence.isHere(session))
      .flatMap((session) => seatsOf(this.#kept, session));
  }

  #shown(): TableState {
    const { lagOf, addresses, isAtHome, isScreen, isOpen, waits, room } = this.#setup;
    const { stage, running } = this.#match;
    const isHost = (session: string) => this.isHost(session);
    const challenge = challengeAt(this.#kept, this.#setup.game);
    const around = { lagOf, addresses, isAtHome, isScreen, isOpen, waits, room, isHost, challenge };
    const screens = this.#screens.here.length;
    return { kept: this.#full, stage, running, presence: this.#presence, screens, claims: this.claims, ...around };
  }
}
