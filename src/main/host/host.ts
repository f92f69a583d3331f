/** The one authority of this process: its sessions, its tables, and the room. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { HouseRights } from '#shared/protocol/house.ts';
import type { FoundTable } from '#shared/protocol/lan.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import type { KeptTable } from '../store/store.ts';
import type { Doctor } from './discovery.ts';
import { Doorkeeper } from './doorkeeper.ts';
import { Desk } from './evening/desk.ts';
import type { HostSetup, ReachHost } from './host-setup.ts';
import { type Asking, House } from './house.ts';
import { KnownDevices } from './known-devices.ts';
import { sweepPractice } from './match/sweep.ts';
import { Doors, type OpenDoors } from './open-doors.ts';
import { Opening } from './opening.ts';
import { Room } from './room/room.ts';
import { Stalling } from './stalling.ts';
import { HouseBook } from './statistics/house-book.ts';
import { freshCode } from './table/entrance.ts';
import type { OpenTable } from './table/open-table.ts';
import type { Shelf } from './table/records.ts';
import type { SettingsChange } from './table/settings.ts';
import type { Table } from './table/table.ts';
import { Tables } from './tables.ts';
import { type Clock, systemClock } from './time/clock.ts';
import { Together } from './time/together.ts';
import { Abuse } from './wire/abuse.ts';
import type { Caller, Greeting } from './wire/caller.ts';
import { Callers } from './wire/callers.ts';
import { Comparing } from './wire/comparing.ts';
import { LagNews } from './wire/lag-news.ts';
import type { Outbox } from './wire/outbox.ts';
import { Sessions } from './wire/sessions.ts';
import { Teller } from './wire/teller.ts';
import { Tries } from './wire/tries.ts';

/** Where more are connected, what comes of who comes and goes is looked at once for many: each makes all be looked at. */
const FEW = 100;

export class Host {
  readonly reachHost: ReachHost;
  readonly doctor: Doctor | undefined;
  readonly sessions: Sessions;
  /** In a house of many hosts: resolves when this one knows what the others knew when it was called. */
  readonly caughtUp: (() => Promise<void>) | undefined;
  /** What work takes is measured on it. */
  readonly work: Clock;
  /** Who was refused for what, for the log. */
  readonly abuse: Abuse;
  readonly room: Room;
  readonly desk: Desk;
  /** By which tables come to stand here. */
  readonly opening: Opening;
  /** Where codes and answers at the door are tried. */
  readonly doorkeeper: Doorkeeper;
  /** Cards by which a guest's person and who sits here know that nobody stands between. */
  readonly comparing: Comparing;
  /** How everybody has played here, for who sits at this computer. */
  readonly book: HouseBook;
  readonly stalling = new Stalling();
  readonly #setup: HostSetup;
  /** Who may come back to this house without a code. */
  readonly devices: KnownDevices;
  readonly #callers: Callers;
  readonly #tables: Tables;
  readonly #house: House;
  readonly #doors = new Doors(() => ({ room: this.room.isOpen, tables: this.openTables() }));
  readonly #lines: Together;
  readonly #lagNews: LagNews<Table>;

  constructor(setup: HostSetup) {
    this.#setup = setup;
    this.reachHost = setup.reachHost;
    this.doctor = setup.doctor;
    this.caughtUp = setup.house?.caughtUp;
    this.sessions = new Sessions(setup.store, setup.today);
    this.abuse = new Abuse(setup.clock, setup.log);
    this.work = setup.work ?? systemClock;
    this.#callers = new Callers(this.sessions);
    this.#lines = new Together(
      setup.clock,
      () => this.#callers.count > FEW,
      () => {
        this.#tables.checkDeserted();
        this.room.check();
      },
    );
    this.#lagNews = new LagNews(setup.clock, (table) => table.tell());
    const isServer = setup.opensTables ?? false;
    this.#house = new House(
      isServer,
      () => this.#tables.kept,
      () => this.room.isOpen,
      setup.clock,
      setup.house?.mostTables,
    );
    const teller = new Teller(this.work, setup.log);
    this.#tables = new Tables({
      ...setup,
      teller,
      callers: this.#callers,
      sessions: this.sessions,
      house: this.#house,
      isStalled: () => this.stalling.isStalled,
      elsewhere: (looker) => setup.house?.elsewhere(looker) ?? [],
      room: () => this.room,
      desk: () => this.desk,
      freshCode: () => this.#freshCode(),
      changed: () => this.#changed(),
    });
    this.opening = new Opening({
      gameOf: setup.gameOf,
      isServer,
      house: this.#house,
      tables: this.#tables,
      room: () => this.room,
      shelf: () => this.shelf,
      asking: (session) => this.#asking(session),
      keepSession: (session) => this.#keepSession(session),
      freshCode: () => this.#freshCode(),
    });
    this.desk = this.#makeDesk(teller);
    this.room = this.#makeRoom(teller, isServer);
    this.doorkeeper = new Doorkeeper({
      tries: new Tries(setup.clock),
      abuse: this.abuse,
      sessions: this.sessions,
      room: this.room,
      tables: this.#tables,
    });
    const { store, gameOf } = setup;
    this.comparing = new Comparing(setup.clock, {
      isIn: (session) => this.room.has(session) || this.#tables.all.some((table) => !table.comers.refuse(session)),
      nameOf: (session) => store.session(session)?.name ?? '',
    });
    this.devices = new KnownDevices({
      sessions: this.sessions,
      callers: this.#callers,
      store,
      forgotten: (session) => this.room.forget(session),
    });
    this.book = new HouseBook({
      store,
      gameOf,
      isSecret: (table) => this.desk.isSecret(table),
      isNeeded: (match) => this.#tables.get(match.tableId) !== undefined || this.desk.needs(match),
    });
  }

  /** Takes up the room and all tables where they stood. What can't be taken up is left in the store: a sentence for each. */
  resume(): string[] {
    this.sessions.sweep();
    this.desk.load();
    sweepPractice(this.#setup);
    const troubles = this.#tables.resume();
    this.room.resume(this.#setup.store.room(), this.#tables.kept);
    this.desk.resume();
    this.#tables.checkDeserted();
    return troubles;
  }

  /** Takes up a table that another host had until now. What is wrong with it, if it can't be taken up. */
  takeUp(table: KeptTable): string | undefined {
    return this.#tables.takeUp(table);
  }

  /** Takes up the room that another host had until now, or nobody yet, with its tables and its evening. */
  takeUpRoom(): string[] {
    this.desk.load();
    const troubles = this.#tables.resume();
    this.room.resume(this.#setup.store.room(), this.#tables.kept);
    this.desk.resume();
    this.#tables.tell();
    return troubles;
  }

  /** Waits until what was written of a table (of the room: `ROOM`) may be told and answered; nothing where it may be. */
  settled(table: string): Promise<void> | undefined {
    return this.#setup.store.settled(table);
  }

  /** Who calls is this session from now on, and its connection before this one is not any more. */
  greet(caller: Caller, token: string | undefined, isScreen = false): Greeting {
    if (caller.greeting) {
      this.sessions.used(caller.greeting.session, {});
      return caller.greeting;
    }
    const greeting = this.#callers.greet(caller, token, isScreen);
    this.#linesChanged();
    return greeting;
  }

  /** Another host of the house has greeted who calls, and carries the line here. */
  greetCarried(caller: Caller, token: string, isScreen: boolean): void {
    this.sessions.believe(token);
    this.greet(caller, token, isScreen);
  }

  /** What this caller's session may do in the house beside what it may at tables. */
  rightsOf(caller: Caller): HouseRights {
    const asking = this.#asking(caller.greeting?.session ?? '');
    return { home: asking.isAtHome, opens: this.#house.mayOpen(asking) };
  }

  /** Changes how a table is run; whether the network sees it is the house's matter, too, and at the room's the room's. */
  changeSettings(session: string, table: Table, change: SettingsChange): Refusal | undefined {
    if (table.kept.room) return this.#changeInRoom(session, table, change);
    const refused =
      change.open === undefined ? undefined : this.#house.say(table.id, change.open, this.#asking(session));
    return refused ?? table.changeSettings(change);
  }

  /** A connection is gone. If its session has moved on to another one, that one feels nothing. */
  leave(caller: Caller): void {
    if (this.#callers.leave(caller) !== undefined) this.#linesChanged();
  }

  /** A round trip to this caller took so many ms; those at their tables are told soon if it feels different now. */
  measured(caller: Caller, ms: number): void {
    const session = caller.greeting?.session;
    if (!caller.lag.measured(ms) || session === undefined || !this.#callers.isLatest(caller)) return;
    for (const table of this.#tables.seatedAt(session)) this.#lagNews.add(table);
  }

  /** Whether this caller has greeted, and whether it is the one over which somebody holds a seat or a table. */
  standing(caller: Caller): 'unknown' | 'known' | 'seated' {
    const session = caller.greeting?.session;
    if (session === undefined) return 'unknown';
    if (!this.#callers.isLatest(caller)) return 'known';
    return this.room.isCaptain(session) || this.#tables.isAnyHeldBy(session) ? 'seated' : 'known';
  }

  table(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  /** Begins the match of a table, if that is not one too many from where its host is. */
  start(session: string, table: Table): Refusal | undefined {
    return table.refuseStart() ?? this.#house.refuseMatch(this.#asking(session)) ?? table.start();
  }

  /** Begins the matches of an evening's round, if that is not one time too many from where this one is. */
  deal(session: string): Refusal | undefined {
    return this.#house.refuseMatch(this.#asking(session)) ?? this.desk.deal(session);
  }

  /** Its host may close a table, and always who sits at this computer: it is their house. */
  mayClose(caller: Caller, session: string, table: Table): boolean {
    return table.isHost(session) || caller.isAtHome;
  }

  /** The table goes away; its matches stay in the store. */
  close(table: Table): void {
    this.#tables.close(table);
    if (table.kept.room) this.room.tableClosed();
  }

  /** The list of tables as this session sees it, now and whenever it changes. */
  watch(caller: Caller, session: string, stream: Outbox<TableSummary[]>): void {
    this.#tables.watch(caller, session, stream);
  }

  /** The tables that are open to the network. */
  openTables(): OpenTable[] {
    return this.#tables.open();
  }

  /** Whether somebody is at a match that is being played. */
  isPlaying(): boolean {
    return this.#tables.isPlaying();
  }

  /** Calls back with what is open to the network, now and whenever something about it changes. */
  watchOpen(call: (open: OpenDoors) => void): void {
    this.#doors.watch(call);
  }

  /** The engine of the house answers no more, or again: all tables say so. */
  stall(isStalled: boolean): void {
    this.stalling.set(isStalled);
    this.#tables.tellAll();
  }

  /** Tables of other hosts have changed. */
  elsewhereChanged(): void {
    this.#tables.tell();
  }

  /** Other devices reach this host elsewhere now: the room and all tables say so. */
  addressesChanged(): void {
    this.#tables.tellAll();
    this.room.check();
  }

  /** The open tables of other hosts, now and whenever they change. */
  watchOtherHosts(stream: Outbox<FoundTable[]>): void {
    const { discovery } = this.#setup;
    if (discovery) stream.onEnd(discovery.follow((tables) => stream.put(tables)));
    else stream.put([]);
  }

  /** Everything stops where it stands. */
  stop(): void {
    this.abuse.stop();
    this.comparing.stop();
    this.#lines.stop();
    this.#lagNews.stop();
    this.desk.stop();
    this.room.stop();
    this.#callers.stop();
    this.#tables.stop();
  }

  #makeDesk(teller: Teller): Desk {
    const { store, clock, random, gameOf, today } = this.#setup;
    return new Desk({
      store,
      clock,
      teller,
      random,
      today: today ?? Date.now,
      gameOf,
      table: (id) => this.#tables.get(id),
      putUp: this.opening.ofRoom,
      close: (table) => this.#tables.close(table),
      room: () => this.room,
      isScreen: (session) => this.#callers.isScreen(session),
      deviceOf: (session) => (this.#callers.hasLine(session) ? this.#callers.deviceOf(session) : undefined),
    });
  }

  #makeRoom(teller: Teller, isServer: boolean): Room {
    const { store, clock, network, gameOf, games } = this.#setup;
    return new Room({
      store,
      clock,
      teller,
      isServer,
      gameOf,
      games: games ?? [],
      table: (id) => this.#tables.get(id),
      desk: () => this.desk,
      tables: () => this.#tables.all,
      putUp: this.opening.ofRoom,
      close: (table) => this.#tables.close(table),
      hasLine: (session) => this.#callers.hasLine(session),
      deviceOf: (session) => this.#callers.deviceOf(session),
      isAtHome: (session) => this.#callers.isAtHome(session),
      isScreen: (session) => this.#callers.isScreen(session),
      isWindow: (session) => this.#callers.isWindow(session),
      atHome: () => this.#callers.atHome(),
      addresses: () => network?.addresses() ?? [],
      local: () => network?.local?.() ?? null,
      freshCode: () => this.#freshCode(),
      keepSession: (session) => this.#keepSession(session),
      changed: () => this.#tables.tell(),
    });
  }

  /** It outlives its connection, and home knows it as a device. */
  #keepSession(session: string): void {
    this.sessions.keep(session);
    this.sessions.used(session, { device: this.#callers.deviceOf(session) });
  }

  #changeInRoom(session: string, table: Table, { open, ...change }: SettingsChange): Refusal | undefined {
    if (open !== undefined && !this.#callers.isAtHome(session)) return refusal('host', 'only-at-this-computer');
    if (open !== undefined) this.room.open(open, true);
    return table.changeSettings(change);
  }

  /** The records of matches; who sits at this computer may have any: it is their house, and their disk. */
  get shelf(): Shelf {
    const { mayHave, ...shelf } = this.desk.shelf;
    return { ...shelf, mayHave: (session, match) => this.#callers.isAtHome(session) || mayHave(session, match) };
  }

  #asking(session: string): Asking {
    const address = this.#callers.addressOf(session);
    return { session, address, isAtHome: this.#callers.isAtHome(session), isNamed: this.sessions.opens(session) };
  }

  #freshCode(): string {
    // The room asks for its own before it is there.
    return freshCode(
      new Set([
        ...this.#tables.kept.map(({ code }) => code),
        ...(this.#setup.house?.codes() ?? []),
        (this.room as Room | undefined)?.code ?? '',
      ]),
    );
  }

  #linesChanged(): void {
    this.room.linesChanged();
    this.#lines.ask();
  }

  #changed(): void {
    this.room.check();
    this.#doors.check();
  }
}
