/** The one authority of this process: its sessions, its tables, and the room. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { HostRights } from '#shared/protocol/host-contract.ts';
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import type { Notice } from '#shared/protocol/notice.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import type { KeptTable } from '../store/store.ts';
import { Admission, CodeAttempts } from './admission.ts';
import { AbuseLog } from './connections/abuse-log.ts';
import { Broadcaster } from './connections/broadcaster.ts';
import { type Caller, Callers, type Greeting } from './connections/callers.ts';
import { KeyComparisons } from './connections/key-comparison.ts';
import { LatencyNotifier } from './connections/latency.ts';
import { Sessions } from './connections/sessions.ts';
import type { StreamQueue } from './connections/stream-queue.ts';
import { Archive, recordAccessOf } from './evening/archive.ts';
import { Desk } from './evening/desk.ts';
import { EveningState } from './evening/evening-state.ts';
import { EveningStories } from './evening/evening-stories.ts';
import { Handover } from './handover/handover.ts';
import { type Doctor, type HostSetup, type Outside, type ReachHost, StorageStall } from './host-setup.ts';
import { type ExposedTables, HostingPolicy, NetworkExposure } from './hosting-policy.ts';
import { KnownDevices } from './known-devices.ts';
import { deletePracticeMatches } from './match/open-match.ts';
import { Room } from './room/room.ts';
import { RoomState } from './room/room-state.ts';
import { SavedMatches } from './saved-matches.ts';
import { StatisticsRecorder } from './statistics.ts';
import type { SettingsChange } from './table/lobby.ts';
import type { RecordAccess } from './table/match-records.ts';
import { Stories } from './table/stories.ts';
import type { Table } from './table/table.ts';
import { newCode } from './table/table-access.ts';
import type { ExposedTable } from './table/table-view.ts';
import { TableFactory } from './table-factory.ts';
import { Tables } from './tables.ts';
import { type Clock, Coalescer, systemClock } from './time/clock.ts';

/** Where more are connected, what comes of who comes and goes is looked at once for many: each makes all be looked at. */
const COALESCE_ABOVE_CONNECTIONS = 100;

export class Host {
  readonly reachHost: ReachHost;
  readonly doctor: Doctor | undefined;
  readonly outside: Outside | undefined;
  readonly sessions: Sessions;
  /** In a cluster: resolves when this one knows what the others knew when it was called. */
  readonly caughtUp: (() => Promise<void>) | undefined;
  /** What work takes is measured on it. */
  readonly workClock: Clock;
  /** Who was refused for what, for the log. */
  readonly abuseLog: AbuseLog;
  readonly evening: EveningState;
  readonly room: Room;
  readonly desk: Desk;
  /** The records of matches, and who may have them. */
  readonly recordAccess: RecordAccess;
  /** By which tables come to stand here. */
  readonly tableFactory: TableFactory;
  /** Where codes and answers are tried. */
  readonly admission: Admission;
  /** Cards by which a guest's person and who sits here know that nobody stands between. */
  readonly keyComparison: KeyComparisons;
  /** How everybody has played here, for who sits at this computer. */
  readonly statistics: StatisticsRecorder;
  readonly savedMatches: SavedMatches;
  /** What is told of finished matches. */
  readonly stories: Stories;
  readonly eveningStories: EveningStories;
  readonly storageStall = new StorageStall();
  readonly #setup: HostSetup;
  /** Tables that go to other hosts, and come from them. */
  readonly handover: Handover;
  /** Who may come back to this host without a code. */
  readonly knownDevices: KnownDevices;
  readonly #callers: Callers;
  readonly #tables: Tables;
  readonly #policy: HostingPolicy;
  readonly #exposure: NetworkExposure;
  readonly #connectionChanges: Coalescer;
  readonly #latencyNotifier: LatencyNotifier<Table>;

  constructor(setup: HostSetup) {
    const { store, clock, log, random, gameOf, network, cluster } = setup;
    const isServer = setup.opensTables ?? false;
    this.#setup = setup;
    this.reachHost = setup.reachHost;
    this.doctor = setup.doctor;
    this.outside = setup.outside;
    this.caughtUp = cluster?.caughtUp;
    this.sessions = new Sessions(store, setup.today);
    this.abuseLog = new AbuseLog(clock, log);
    this.workClock = setup.workClock ?? systemClock;

    const callers = new Callers(this.sessions);
    const connections = callers;
    const broadcaster = new Broadcaster(this.workClock, log);
    // What all parts read: tables, evening and room as they are. The parts that change them come after.
    const allTables = new Map<string, Table>();
    const codesOfTables = () => [...allTables.values()].map(({ kept }) => kept.code).concat(cluster?.codes() ?? []);
    const evening = new EveningState(store, allTables);
    const code = newCode(new Set(codesOfTables()));
    const state = new RoomState({ store, clock, connections, allTables, evening, isServer, code });
    const freshCode = () => newCode(new Set([...codesOfTables(), state.kept.code]));
    const archive = new Archive(store, evening);
    const recordAccess = recordAccessOf({ store, gameOf, archive, evening, room: state, connections });
    const policy = new HostingPolicy({ isServer, allTables, room: state, clock, maxTables: cluster?.maxTables });

    const tables = new Tables({
      ...setup,
      broadcaster,
      callers,
      sessions: this.sessions,
      policy,
      allTables,
      room: state,
      evening,
      isStalled: () => this.storageStall.isStalled,
      tablesElsewhere: (viewer) => cluster?.tablesElsewhere(viewer) ?? [],
      newCode: freshCode,
    });
    this.tableFactory = new TableFactory({
      gameOf,
      isServer,
      policy,
      tables,
      recordAccess,
      callers,
      newCode: freshCode,
    });
    const roomAndDesk = {
      store,
      clock,
      broadcaster,
      gameOf,
      allTables,
      createTable: this.tableFactory.createForRoom,
      close: (table: Table) => tables.close(table),
      connections,
    };
    const room = new Room({
      ...roomAndDesk,
      state,
      evening,
      isServer,
      games: setup.games ?? [],
      addresses: () => network?.addresses() ?? [],
      local: () => network?.localName?.() ?? null,
      newCode: freshCode,
      persistSession: (session) => callers.persist(session),
    });
    const today = setup.today ?? Date.now;
    this.desk = new Desk({ ...roomAndDesk, state: evening, archive, recordAccess, room, random, today });
    this.#callers = callers;
    this.#policy = policy;
    this.#tables = tables;
    this.evening = evening;
    this.room = room;
    this.recordAccess = recordAccess;

    this.handover = new Handover({
      setup: cluster ? undefined : setup.handover,
      store,
      clock,
      gameOf,
      sessions: this.sessions,
      callers,
      tables,
      room,
      evening,
      policy,
    });
    this.admission = new Admission({
      attempts: new CodeAttempts(clock),
      abuseLog: this.abuseLog,
      sessions: this.sessions,
      room,
      tables,
    });
    this.keyComparison = new KeyComparisons(clock, {
      isAdmitted: (session) => state.isMember(session) || tables.all.some((table) => !table.guests.refuse(session)),
      nameOf: (session) => store.session(session)?.name ?? '',
    });
    this.knownDevices = new KnownDevices({ sessions: this.sessions, callers, store });
    this.statistics = new StatisticsRecorder({
      store,
      gameOf,
      isSecret: (table) => evening.isSecret(table),
      isNeeded: (match) => allTables.has(match.tableId) || (evening.current !== undefined && archive.isOfLatest(match)),
    });
    this.savedMatches = new SavedMatches({ store, gameOf });
    const isUntold = (session: string) => this.sessions.isUntold(session);
    this.stories = new Stories({ store, log, gameOf, storyChooser: setup.storyChooser, isUntold });
    this.eveningStories = new EveningStories({ evening, store, recordAccess, stories: this.stories });
    this.#exposure = new NetworkExposure(() => ({
      room: state.isOpen,
      tables: tables.exposed(),
      isAwaitingDevices: this.handover.keepsListening,
    }));
    this.#latencyNotifier = new LatencyNotifier(clock, (table) => table.publish());
    this.#connectionChanges = new Coalescer(
      clock,
      () => callers.count > COALESCE_ABOVE_CONNECTIONS,
      () => {
        tables.checkIdle();
        room.check();
      },
    );

    tables.on('changed', () => {
      room.check();
      this.#exposure.publishIfChanged();
    });
    tables.on('named', (named) => room.namedAtTable(named));
    tables.on('ended', ({ table, by, another }) => room.act((playing) => playing.endMatch(table, by, another)));
    tables.on('seatsTransferred', ({ from, to }) => room.seatsTransferred(from, to));
    room.on('changed', () => tables.publish());
    this.knownDevices.on('forgotten', (session) => room.forgetScreen(session));
  }

  /** Takes up the room and all tables where they stood. What can't be taken up is left in the store: a sentence for each. */
  resume(): Notice[] {
    this.sessions.deleteExpired();
    this.desk.load();
    deletePracticeMatches(this.#setup);
    const troubles = this.#tables.resume((table) => this.handover.isPending(table));
    this.room.resume(this.#setup.store.room(), this.#tables.kept);
    this.desk.resume();
    this.handover.resume();
    this.#tables.checkIdle();
    return troubles;
  }

  /** Takes up a table that another host had until now. What is wrong with it, if it can't be taken up. */
  takeUp(table: KeptTable): Notice | undefined {
    return this.#tables.takeUp(table);
  }

  /** Takes up the room that another host had until now, or nobody yet, with its tables and its evening. */
  takeUpRoom(): Notice[] {
    this.desk.load();
    const troubles = this.#tables.resume();
    this.room.resume(this.#setup.store.room(), this.#tables.kept);
    this.desk.resume();
    this.#tables.publish();
    return troubles;
  }

  /** Waits until what was written of a table (of the room: `ROOM`) may be told and answered; nothing where it may be. */
  whenDurable(table: string): Promise<void> | undefined {
    return this.#setup.store.whenDurable(table);
  }

  /** Who calls is this session from now on, and its connection before this one is not any more. */
  greet(caller: Caller, token: string | undefined, isScreen = false, arrival?: string): Greeting {
    if (caller.greeting) {
      this.sessions.touch(caller.greeting.session, {});
      return caller.greeting;
    }
    const known = arrival === undefined ? token : this.handover.followers.arrive(token, arrival);
    const greeting = this.#callers.greet(caller, known, isScreen);
    this.#connectionsChanged();
    return greeting;
  }

  /** Whether who calls guesses at tables; everybody is told what that changes. */
  setGuessless(caller: Caller, isGuessless: boolean): void {
    caller.isGuessless = isGuessless;
    for (const table of this.#tables.all) table.bets.publish();
  }

  /** Another host of the cluster has greeted who calls, and carries the line here. */
  greetForwarded(caller: Caller, token: string, isScreen: boolean): void {
    this.sessions.adoptToken(token);
    this.greet(caller, token, isScreen);
  }

  /** What this caller's session may do on this host beside what it may at tables. */
  rightsOf(caller: Caller): HostRights {
    const asking = this.#callers.requester(caller.greeting?.session ?? '');
    return { home: asking.isLocal, opens: this.#policy.mayOpen(asking) };
  }

  /** Changes how a table is run; whether the network sees it is the host's matter, too, and at the room's the room's. */
  changeSettings(session: string, table: Table, change: SettingsChange): Refusal | undefined {
    if (table.kept.room) return this.#changeInRoom(session, table, change);
    const refused =
      change.open === undefined
        ? undefined
        : this.#policy.setExposed(table.id, change.open, this.#callers.requester(session));
    return refused ?? table.changeSettings(change, session);
  }

  /** A connection is gone. If its session has moved on to another one, that one feels nothing. */
  leave(caller: Caller): void {
    if (this.#callers.leave(caller) !== undefined) this.#connectionsChanged();
  }

  /** A round trip to this caller took so many ms; those at their tables are told soon if it feels different now. */
  latencyMeasured(caller: Caller, ms: number): void {
    const session = caller.greeting?.session;
    if (!caller.latency.add(ms) || session === undefined || !this.#callers.isLatest(caller)) return;
    for (const table of this.#tables.seatedAt(session)) this.#latencyNotifier.add(table);
  }

  /** Whether this caller has greeted, and whether it is the one over which somebody holds a seat or a table. */
  connectionClass(caller: Caller): 'unknown' | 'known' | 'seated' {
    const session = caller.greeting?.session;
    if (session === undefined) return 'unknown';
    if (!this.#callers.isLatest(caller)) return 'known';
    return this.room.state.isRoomHost(session) || this.#tables.isSeatedOrHosting(session) ? 'seated' : 'known';
  }

  table(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  /** Begins the match of a table, if that is not one too many from where its host is. */
  start(session: string, table: Table): Refusal | undefined {
    return table.refuseStart() ?? this.#policy.refuseMatch(this.#callers.requester(session)) ?? table.start();
  }

  /** Begins the matches of an evening's round, if that is not one time too many from where this one is. */
  startRound(session: string): Refusal | undefined {
    return this.#policy.refuseMatch(this.#callers.requester(session)) ?? this.desk.startRound(session);
  }

  /** Its host may close a table, and always who sits at this computer: it is their computer. */
  mayClose(caller: Caller, session: string, table: Table): boolean {
    return table.isHost(session) || caller.isLocal;
  }

  /** The table goes away; its matches stay in the store. */
  close(table: Table): void {
    this.#tables.close(table);
    if (table.kept.room) this.room.tableClosed();
  }

  /** The list of tables as this session sees it, now and whenever it changes. */
  watchTables(caller: Caller, session: string, stream: StreamQueue<TableSummary[]>): void {
    this.#tables.watch(caller, session, stream);
  }

  /** The tables that are open to the network. */
  openTables(): ExposedTable[] {
    return this.#tables.exposed();
  }

  /** Whether somebody is at a match that is being played. */
  isPlaying(): boolean {
    return this.#tables.isPlaying();
  }

  /** Calls back with what is open to the network, now and whenever something about it changes. */
  watchExposed(call: (open: ExposedTables) => void): void {
    this.#exposure.watch(call);
  }

  /** The cluster's storage answers no more, or again: all tables say so. */
  setStalled(isStalled: boolean): void {
    this.storageStall.set(isStalled);
    this.#tables.publishAll();
  }

  /** Tables of other hosts have changed. */
  elsewhereChanged(): void {
    this.#tables.publish();
  }

  /** Other devices reach this host elsewhere now: the room and all tables say so. */
  addressesChanged(): void {
    this.#tables.publishAll();
    this.room.check();
  }

  /** The open tables of other hosts, now and whenever they change. */
  watchOtherHosts(stream: StreamQueue<DiscoveredTable[]>): void {
    const { discovery } = this.#setup;
    if (discovery) stream.onEnd(discovery.subscribe((tables) => stream.put(tables)));
    else stream.put([]);
  }

  /** Everything stops where it stands. */
  stop(): void {
    this.handover.stop();
    this.abuseLog.stop();
    this.keyComparison.stop();
    this.#connectionChanges.stop();
    this.#latencyNotifier.stop();
    this.desk.stop();
    this.room.stop();
    this.#callers.stop();
    this.#tables.stop();
  }

  #changeInRoom(session: string, table: Table, { open, ...change }: SettingsChange): Refusal | undefined {
    if (open !== undefined && !this.#callers.isLocal(session)) return refusal('host', 'only-at-this-computer');
    if (open !== undefined) this.room.open(open, true);
    return table.changeSettings(change);
  }

  #connectionsChanged(): void {
    this.room.state.forgetShared();
    this.#connectionChanges.request();
  }
}
