/** The tables of this host: taken up, put up, closed; and who is told which there are. */
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { type Notice, notice } from '#shared/protocol/notice.ts';
import { MAX_TABLES, type TableSummary } from '#shared/protocol/table.ts';
import type { KeptTable } from '../store/store.ts';
import type { HintService } from './bots/hint-thread.ts';
import type { Broadcaster } from './connections/broadcaster.ts';
import type { Caller, Callers } from './connections/callers.ts';
import { randomId } from './connections/secrets.ts';
import type { Sessions } from './connections/sessions.ts';
import type { StreamQueue } from './connections/stream-queue.ts';
import type { EveningState } from './evening/evening-state.ts';
import type { HostingPolicy } from './hosting-policy.ts';
import { deletePracticeMatches, type MatchDeps } from './match/open-match.ts';
import type { RoomState } from './room/room-state.ts';
import { HintLimits } from './table/hints.ts';
import { IdleTables } from './table/idle-tables.ts';
import { defaultTableName, newTable, type OptionChoice, parseDealCode } from './table/lobby.ts';
import { isSeated, seatedSessions } from './table/seating.ts';
import { Table, type TableEvents } from './table/table.ts';
import type { TableDeps } from './table/table-deps.ts';
import { advertised, type ExposedTable } from './table/table-view.ts';
import { Coalescer } from './time/clock.ts';
import { Emitter } from './time/emitter.ts';

/** Where more tables stand, what many of them change is told once: each looks at all of them. */
const COALESCE_ABOVE_TABLES = 16;

export interface TablesDeps extends Omit<MatchDeps, 'game'> {
  readonly hintService: HintService;
  readonly gameOf: (id: string) => Game | undefined;
  readonly network?: { addresses(): readonly string[] };
  readonly broadcaster: Broadcaster;
  readonly callers: Callers;
  readonly sessions: Sessions;
  readonly policy: HostingPolicy;
  /** What other hosts of the cluster have on the same list. */
  tablesElsewhere(viewer: TableListViewer): readonly TableSummary[];
  /** Whether what is done at them can't be kept for now where it has to be. */
  isStalled(): boolean;
  /** All of this host, by id: it alone changes them. */
  readonly allTables: Map<string, Table>;
  readonly room: RoomState;
  readonly evening: EveningState;
  /** A code that nothing of this host has. */
  newCode(): string;
}

/** What a table is made of, beside what is played. */
export interface TableSpec extends Pick<KeptTable, 'host' | 'settings' | 'code' | 'room' | 'guests'> {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly options?: OptionChoice | undefined;
  /** The code of a deal: then it says seats and options. */
  readonly deal?: string | undefined;
  /** Under whose name it is; of any other table that is known when its host sits down. */
  readonly maker?: string;
  /** What is done to it before anybody sees it. */
  prepare?(table: KeptTable): KeptTable;
}

/** Who watches the list of tables. */
export interface TableListViewer {
  readonly session: string;
  readonly isLocal: boolean;
}

interface TablesEvents {
  /** Any of them has changed, or what others may know of those that are open. */
  changed: undefined;
  /** Somebody at a table of the room is called so from now on. */
  named: TableEvents['named'];
  /** The match at this table of the room ends without a result. */
  ended: TableEvents['ended'] & { readonly table: string };
  /** At a table of the room what was one session's person is the other's. */
  seatsTransferred: TableEvents['seatsTransferred'];
}

export class Tables extends Emitter<TablesEvents> {
  readonly #setup: TablesDeps;
  readonly #tables: Map<string, Table>;
  readonly #idle: IdleTables<Table>;
  readonly #hintLimits: HintLimits;
  /** Whether the network saw each table when its people were told last. */
  readonly #exposed = new WeakMap<Table, boolean>();
  readonly #listStreams = new Map<StreamQueue<TableSummary[]>, TableListViewer>();
  readonly #news: Coalescer;
  /** Who sits at one of them or has one of their own, until something changes. */
  #seatedOrHosting: Set<string> | undefined;

  constructor(setup: TablesDeps) {
    super();
    this.#setup = setup;
    this.#tables = setup.allTables;
    this.#hintLimits = new HintLimits(setup.clock);
    this.#idle = new IdleTables(setup.clock, (table) => {
      // Somebody may have come since it was looked at last.
      if (this.#isIdle(table)) this.close(table);
    });
    this.#news = new Coalescer(
      setup.clock,
      () => this.#tables.size > COALESCE_ABOVE_TABLES,
      () => this.#publishNow(),
    );
  }

  /** Takes up all tables where they stood, but for those that may be another host's. What can't be taken up is left in the store: a sentence for each. */
  resume(isElsewhere: (table: string) => boolean = () => false): Notice[] {
    const left: Notice[] = [];
    const kept = this.#setup.store.tables((game) => left.push(this.#failure('unreadable', game)));
    const waiting = kept.filter(({ id }) => !this.#tables.has(id) && !isElsewhere(id));
    const troubles = waiting.flatMap((table) => this.#resumeTable(table) ?? []);
    return [...left, ...troubles];
  }

  /** Takes up one that another host had until now. */
  takeUp(kept: KeptTable): Notice | undefined {
    const trouble = this.#resumeTable(kept);
    this.publish();
    return trouble;
  }

  get all(): readonly Table[] {
    return [...this.#tables.values()];
  }

  /** All that is kept of them. */
  get kept(): readonly KeptTable[] {
    return this.all.map(({ kept }) => kept);
  }

  get(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  /** Puts up a new one. */
  create({
    game: gameId,
    seats,
    options,
    deal,
    maker,
    prepare,
    ...who
  }: TableSpec): { readonly table: Table } | Refused {
    const game = this.#setup.gameOf(gameId);
    if (!game) return { refusal: refusal('host', 'no-such-game', { game: gameId }) };
    const challenge = deal === undefined ? undefined : parseDealCode(deal, game);
    if (challenge && 'refusal' in challenge) return challenge;
    const name = maker ? this.#nameFor(maker, game) : '';
    const id = randomId(6);
    const made = newTable(game, { ...who, id, name }, challenge ?? { seats, options });
    if ('refusal' in made) return made;
    const laid = { ...made.table, dealt: deal ?? '' };
    const kept = prepare?.(laid) ?? laid;
    this.#setup.store.keepTable(kept);
    const table = this.#add(game, kept);
    this.publish();
    return { table };
  }

  /** The table goes away; its matches stay in the store, but for one for practice. */
  close(table: Table): void {
    this.#tables.delete(table.id);
    this.#setup.store.dropTable(table.id);
    table.stop(refusal('host', 'no-such-table'));
    if (table.isPractice) deletePracticeMatches(this.#setup);
    this.publish();
  }

  /** The list of tables as this session sees it, now and whenever it changes. */
  watch({ isLocal }: Caller, session: string, stream: StreamQueue<TableSummary[]>): void {
    const viewer = { session, isLocal };
    this.#listStreams.set(stream, viewer);
    stream.onEnd(() => this.#listStreams.delete(stream));
    stream.put(this.#list(viewer));
  }

  /** Those that are open to the network, as others on the network are told of them. */
  exposed(): ExposedTable[] {
    return this.all.flatMap((table) => (table.isExposed ? advertised(table.kept, table.stage) : []));
  }

  /** Those where this session sits. */
  seatedAt(session: string): Table[] {
    return [...this.#tables.values()].filter(({ kept }) => isSeated(kept, session));
  }

  /** Whether this session sits at one, or has one of its own: asked for every line, every few seconds. */
  isSeatedOrHosting(session: string): boolean {
    this.#seatedOrHosting ??= new Set(
      this.kept.flatMap((kept) => (kept.room ? [...seatedSessions(kept)] : [kept.host, ...seatedSessions(kept)])),
    );
    return this.#seatedOrHosting.has(session);
  }

  /** Whether somebody is at one where a match is being played; what all have left stands still, and waits. */
  isPlaying(): boolean {
    return this.all.some((table) => table.stage === 'playing' && !table.isEmpty);
  }

  /** To be called when somebody has come or gone. */
  checkIdle(): void {
    this.#idle.check(this.all.filter((table) => this.#isIdle(table)));
  }

  /** Something about them has changed, or about the host or the room that they belong to. */
  publish(): void {
    this.#seatedOrHosting = undefined;
    this.#setup.policy.revokeGuestExposure();
    this.#news.request();
  }

  #publishNow(): void {
    this.checkIdle();
    this.#publishExposure();
    for (const [stream, viewer] of this.#listStreams) this.#setup.broadcaster.send(stream, () => this.#list(viewer));
    this.emit('changed');
  }

  /** All say how they are now. */
  publishAll(): void {
    for (const table of this.all) table.publish();
  }

  stop(): void {
    this.#idle.stop();
    this.#news.stop();
    for (const table of this.all) table.stop(refusal('host', 'table-closed'));
  }

  #resumeTable(kept: KeptTable): Notice | undefined {
    const game = this.#setup.gameOf(kept.game);
    if (!game) return this.#failure('no-game', kept.game);
    try {
      this.#add(game, kept).resume();
      return undefined;
    } catch (error) {
      this.#tables.delete(kept.id);
      this.#setup.log(`table ${kept.id} of ${kept.game}: ${error instanceof Error ? error.message : error}`);
      return this.#failure('broken', kept.game);
    }
  }

  /** A table of this game could not be restored. */
  #failure(why: 'unreadable' | 'no-game' | 'broken', game: string): Notice {
    return notice(`table.${why}`, { game: this.#setup.gameOf(game)?.messages['game.name'] ?? game });
  }

  #add(game: Game, kept: KeptTable): Table {
    const { callers, sessions, policy, network, room, evening } = this.#setup;
    const deps: Omit<TableDeps, 'game' | keyof TablesDeps> & Pick<TableDeps, 'duplicateDeals'> = {
      hintLimits: this.#hintLimits,
      duplicateDeals: () => evening.dealsAt(kept.id),
      connections: callers,
      addresses: () => network?.addresses() ?? [],
      nameFor: (maker) => this.#nameFor(maker, game),
      otherNames: (session) => {
        const seen = this.#seenBy({ session, isLocal: callers.isLocal(session) }).map((table) => table.kept);
        return seen.flatMap(({ id, name }) => (id === kept.id || name === '' ? [] : name));
      },
      isExposed: (kept) => (kept.room ? room.isOpen : policy.isExposed(kept)),
      isExposurePending: (kept) => (kept.room ? room.isOpeningPending : policy.isExposurePending(kept)),
    };
    const table = new Table({ ...this.#setup, ...deps, game }, kept);
    table.on('changed', () => {
      this.#exposed.set(table, table.isExposed);
      this.publish();
    });
    table.on('named', (named) => {
      sessions.touch(named.session, { name: named.name });
      if (kept.room) this.emit('named', named);
    });
    table.on('ended', (end) => this.emit('ended', { ...end, table: table.id }));
    table.on('seatsTransferred', (transfer) => this.emit('seatsTransferred', transfer));
    this.#tables.set(table.id, table);
    this.#seatedOrHosting = undefined;
    return table;
  }

  #nameFor(maker: string, game: Game): string {
    return defaultTableName(maker, game, new Set(this.kept.map(({ name }) => name)));
  }

  #list(viewer: TableListViewer): TableSummary[] {
    const own = this.#seenBy(viewer).map((table) => table.summary(viewer.session));
    return [...own, ...this.#setup.tablesElsewhere(viewer)].slice(0, MAX_TABLES);
  }

  /**
   * The open tables and those the session has come in to; who sits at this computer sees all there are, and who comes from
   * outside none but the latter.
   */
  #seenBy({ session, isLocal }: TableListViewer): Table[] {
    const isOutside = this.#setup.callers.isOutside(session);
    return this.all.filter((table) => isLocal || (table.isExposed && !isOutside) || !table.guests.refuse(session));
  }

  /** Nobody has it open, and who made it is not connected at all; nobody has the room open, where it is the room's. An evening's wait for its desk. */
  #isIdle(table: Table): boolean {
    const { evening, room, callers } = this.#setup;
    if (!table.isEmpty || evening.hasTable(table.id)) return false;
    return table.kept.room ? room.isEmpty : !callers.isConnected(table.kept.host);
  }

  /** Tables of guests open and close with those of this computer: who is at them sees it. */
  #publishExposure(): void {
    for (const table of this.all) {
      const { isExposed } = table;
      const before = this.#exposed.get(table);
      this.#exposed.set(table, isExposed);
      if (before !== undefined && before !== isExposed) table.publish();
    }
  }
}

interface Refused {
  readonly refusal: Refusal;
}
