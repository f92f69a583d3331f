/** Tables that move between this host and others: gives them away, takes them, and tells devices where they are now. */
import { toHex } from '#shared/crypto/bytes.ts';
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { HandoverView, OfferedTable } from '#shared/protocol/handover-contract.ts';
import type { KeptRoom } from '../../store/room-store.ts';
import type { KeptTable, Store } from '../../store/store.ts';
import type { Callers } from '../connections/callers.ts';
import { THIS_COMPUTER } from '../connections/client-device.ts';
import { digestOf } from '../connections/secrets.ts';
import type { Sessions } from '../connections/sessions.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import type { EveningState } from '../evening/evening-state.ts';
import type { Room } from '../room/room.ts';
import { seatedSessions } from '../table/seating.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from '../time/clock.ts';
import { type Bundle, packBundle } from './bundle.ts';
import { Followers } from './followers.ts';
import { Giving, type TableOffer } from './giving.ts';
import { type Given, KeptLedger, type LedgerFile } from './ledger.ts';
import type { ReachOtherHost } from './other-host.ts';
import { peopleAt, readMatch, writeMatch } from './restore.ts';
import { Taking } from './taking.ts';

/** So long a call at a table that is on its way waits for how that ends, in ms. */
const HOLD_MS = 5000;

/** While devices make a seal the table stays; it is looked at again after so many ms, up to the limit. */
const SEAL_POLL_MS = 50;
const SEAL_WAIT_MS = 6000;

/** What a host needs to move tables; nothing where it doesn't. */
export interface HandoverSetup {
  readonly ledger: LedgerFile;
  readonly reach: ReachOtherHost;
  /** What this computer is called. */
  readonly hostName: string;
  /** Where it answers; 0 while it does nowhere, or nobody knows. */
  port(): number;
}

/** Who here has said yes, and where the table comes from. */
interface Coming {
  readonly by: string;
  readonly address: string;
  readonly host: string;
}

/** The tables of this host. */
interface TablesOfHost {
  readonly all: readonly Table[];
  get(id: string): Table | undefined;
  takeUp(table: KeptTable): unknown;
  close(table: Table): void;
}

export interface HandoverDeps {
  readonly setup: HandoverSetup | undefined;
  readonly store: Store;
  readonly clock: Clock;
  gameOf(id: string): Game | undefined;
  readonly sessions: Sessions;
  readonly callers: Callers;
  readonly tables: TablesOfHost;
  readonly room: Room;
  readonly evening: EveningState;
  readonly policy: { setExposed(table: string, open: boolean, by: { readonly isLocal: boolean }): unknown };
}

export class Handover {
  readonly giving: Giving;
  readonly taking: Taking;
  readonly #deps: HandoverDeps;
  readonly #streams = new Set<StreamQueue<HandoverView>>();
  /** By table on its way: resolves how it ends. */
  readonly #moving = new Map<string, PromiseWithResolvers<void>>();
  readonly followers: Followers;
  readonly #ledger: KeptLedger;
  #tellShell: (offered: OfferedTable | null) => void = () => undefined;
  /** Since the host has started. */
  #hasGiven = false;

  constructor(deps: HandoverDeps) {
    this.#deps = deps;
    this.#ledger = new KeptLedger(deps.setup?.ledger);
    this.followers = new Followers({ ...deps, ledger: this.#ledger });
    const { clock, setup, gameOf } = deps;
    this.giving = new Giving({
      clock,
      reach: setup?.reach ?? (async () => ({ refusal: refusal('host', 'handover-none') })),
      offer: (table) => this.#offer(table),
      freeze: (table, print) => this.#freeze(table, print),
      thaw: (table) => this.#thaw(table),
      write: (given) => this.#ledger.keep({ given: [...this.#othersThan(given), given] }),
      erase: (id) => this.#ledger.keep({ given: this.#ledger.now.given.filter((one) => one.id !== id) }),
      gone: (given) => this.#gone(given),
    });
    this.taking = new Taking({
      clock,
      gameOf,
      refuse: (offer) => this.#refuse(offer),
      take: (id, bundle, come) => this.#take(id, bundle, come),
      hasTaken: (id) => this.#hasTaken(id),
    });
    for (const part of [this.giving, this.taking]) part.on('changed', () => this.#publish());
  }

  /** Whether it is not known yet on which side this table is: it is not taken up. */
  isPending(table: string): boolean {
    return this.#ledger.now.given.some((given) => given.table === table && given.state === 'pending');
  }

  /** The host has started: what was on its way when it ended is asked about. */
  resume(): void {
    const { given, taken } = this.#ledger.now;
    const here = taken.flatMap((one) => (this.#hasTaken(one.id) ? { ...one, state: 'taken' as const } : []));
    if (JSON.stringify(here) !== JSON.stringify(taken)) this.#ledger.keep({ taken: here });
    for (const one of given.filter(({ state }) => state === 'pending')) {
      this.#moving.set(one.table, Promise.withResolvers());
      this.giving.resume(one);
    }
  }

  stop(): void {
    this.giving.stop();
    this.taking.stop();
  }

  /** What is given and offered, now and on each change. */
  watch(stream: StreamQueue<HandoverView>): void {
    this.#streams.add(stream);
    stream.onEnd(() => this.#streams.delete(stream));
    stream.put(this.#view);
  }

  /** The same question for the app's shell: its window may be at another host. Who called last is told, of none only where one was. */
  watchOffered(call: (offered: OfferedTable | null) => void): void {
    this.#tellShell = call;
    const { view } = this.taking;
    if (view) call(view);
  }

  /** Whoever sits here answers there; as a session of its own where none is known. */
  answer(yes: boolean): void {
    const { sessions } = this.#deps;
    this.taking.answer(yes, sessions.begin().id);
  }

  /** Devices that were away when a table went find this host, and are told where it is. */
  get keepsListening(): boolean {
    return this.#hasGiven;
  }

  /** Where a call at this table has to wait, since that is on its way: resolves when it may go on. */
  hold(table: string): Promise<void> | undefined {
    const moving = this.#moving.get(table);
    if (!moving) return undefined;
    return Promise.race([moving.promise, new Promise<void>((resolve) => this.#deps.clock.after(HOLD_MS, resolve))]);
  }

  /** The same for the room: its table is on its way. */
  holdRoom(): Promise<void> | undefined {
    const [table] = this.#moving.keys();
    return table === undefined ? undefined : this.hold(table);
  }

  /** It is on its way still. */
  isMoving(table: string): boolean {
    return this.#moving.has(table);
  }

  get #view(): HandoverView {
    const origins = this.#ledger.now.taken.filter(
      ({ table, address }) => address !== '' && this.#deps.tables.get(table),
    );
    return {
      giving: this.giving.view,
      offered: this.taking.view,
      origins: origins.map(({ table, address, host }) => ({ table, address, host })),
    };
  }

  #publish(): void {
    for (const stream of this.#streams) stream.put(this.#view);
    this.#tellShell(this.taking.view);
  }

  #othersThan({ id, table }: Pick<Given, 'id' | 'table'>): Given[] {
    return this.#ledger.now.given.filter((one) => one.id !== id && one.table !== table);
  }

  #offer(id: string): TableOffer | Refusal {
    const { tables, setup, evening, room } = this.#deps;
    const table = tables.get(id);
    if (!setup) return refusal('host', 'handover-none');
    if (!table) return refusal('host', 'no-such-table');
    if (table.isPractice) return refusal('host', 'handover-practice');
    if (table.kept.room && evening.current) return refusal('host', 'handover-evening');
    if (table.kept.room && room.state.ownTable !== table) return refusal('host', 'handover-aside');
    if (table.stage === 'over') return refusal('host', 'handover-over');
    const { game } = table.kept;
    const people = peopleAt(table.kept);
    const by = this.#nameOfHome(table);
    return { table: id, game, room: table.kept.room, by, host: setup.hostName, port: setup.port(), people };
  }

  /** What whoever sits at this computer is called at the table. */
  #nameOfHome({ kept }: Table): string {
    const home = kept.seats.find((who) => who.kind === 'person' && this.#deps.callers.isLocal(who.session));
    return home?.kind === 'person' ? home.name : '';
  }

  /** Why no such table can come here now. */
  #refuse({ table, room: isRooms }: TableOffer): Refusal | undefined {
    const { tables, room, evening, setup } = this.#deps;
    if (!setup) return refusal('host', 'handover-none');
    if (tables.get(table) || this.isPending(table)) return refusal('host', 'handover-one');
    const isBusy = evening.current !== undefined || room.state.ownTable?.stage === 'playing';
    return isRooms && isBusy ? refusal('host', 'handover-busy', { host: setup.hostName }) : undefined;
  }

  async #freeze(id: string, print: string) {
    const { tables, clock } = this.#deps;
    const table = tables.get(id);
    if (!table) throw new Error('the table is closed');
    for (let waited = 0; table.isShuffling && waited < SEAL_WAIT_MS; waited += SEAL_POLL_MS)
      await new Promise<void>((resolve) => clock.after(SEAL_POLL_MS, resolve));
    if (tables.get(id) !== table || table.stage === 'over') throw new Error('the table is closed');
    this.#moving.set(id, Promise.withResolvers());
    table.freeze();
    const sessions = this.#sessionsAt(table);
    for (const session of sessions) this.#deps.sessions.persist(session);
    return { pieces: packBundle(this.#bundle(table, sessions, print)), sessions };
  }

  #bundle(table: Table, sessions: readonly string[], print: string): Bundle {
    const { store, room } = this.#deps;
    const { kept } = table;
    const away = <T extends { readonly device: string }>(one: T): T => ({
      ...one,
      device: one.device === THIS_COMPUTER ? '' : one.device,
    });
    return {
      table: { ...kept, guests: kept.guests.map(away) },
      match: table.stage === 'lobby' ? null : readMatch(store, store.match(table.id, kept.match)),
      room: kept.room ? this.#roomThatGoes(room.state.kept, away) : null,
      sessions: sessions.flatMap((session) => {
        const secret = this.followers.secretFor(session, print);
        if (secret === undefined) return [];
        return { session, hash: toHex(digestOf(secret)), untold: this.#deps.sessions.isUntold(session) };
      }),
      chat: table.chat.lines,
    };
  }

  /** With this computer's own screens, which at another one come over the network. */
  #roomThatGoes(kept: KeptRoom, away: <T extends { readonly device: string }>(one: T) => T): KeptRoom {
    const { callers, room } = this.#deps;
    const own = callers
      .localSessions()
      .filter((session) => callers.isScreen(session) && !room.state.hasScreen(session))
      .map((session) => ({ session, device: '', by: kept.captain, trusted: false }));
    // Whoever sits at this computer leads it without being named.
    const home = kept.people.find(({ session }) => callers.isLocal(session))?.id ?? '';
    return {
      ...kept,
      captain: kept.captain || home,
      people: kept.people.map(away),
      screens: [...kept.screens.map(away), ...own],
      aside: [],
    };
  }

  #sessionsAt(table: Table): string[] {
    const { room } = this.#deps;
    const { kept } = table;
    const guests = kept.room ? room.state.shared().guests : kept.guests;
    return [...new Set([...guests.map(({ session }) => session), ...seatedSessions(kept), kept.host])];
  }

  #thaw(id: string): void {
    const { tables, store } = this.#deps;
    const kept = store.tables().find((one) => one.id === id);
    const table = tables.get(id);
    if (table) table.thaw();
    else if (kept) tables.takeUp(kept);
    this.#moved(id);
  }

  /** Everybody hears where the table is, and it is none of this host's any more. */
  #gone(given: Given): void {
    const { tables, callers, room, store } = this.#deps;
    this.#ledger.keep({ given: [...this.#othersThan(given), given] });
    this.#hasGiven = true;
    const table = tables.get(given.table);
    for (const session of given.sessions) callers.endStreams(session, this.followers.movedTo(given, session));
    if (table?.kept.room) room.tableMoved(given.table, new Set(given.sessions));
    if (table) tables.close(table);
    else store.dropTable(given.table);
    this.#moved(given.table);
  }

  #moved(table: string): void {
    this.#moving.get(table)?.resolve();
    this.#moving.delete(table);
  }

  #hasTaken(id: string): boolean {
    const entry = this.#ledger.now.taken.find((one) => one.id === id);
    if (!entry) return false;
    return entry.state === 'taken' || this.#deps.store.tables().some((table) => table.id === entry.table);
  }

  #take(id: string, { table: came, match, room: theirs, sessions, chat }: Bundle, come: Coming): void {
    const { store, tables, room, policy, callers } = this.#deps;
    const unknown = sessions.filter(({ session }) => !store.session(session));
    const arriving = new Set(unknown.map(({ session }) => session));
    // A table's host is known here: until its own has come, that is whoever has taken it.
    callers.persist(come.by);
    const table = { ...came, host: store.session(came.host) ? came.host : come.by };
    const hosting = (session: string): string => (session === came.host ? came.id : '');
    this.#ledger.keep({
      given: this.#ledger.now.given.filter((one) => one.table !== table.id),
      taken: [
        ...this.#ledger.now.taken,
        { id, table: table.id, address: come.address, host: come.host, state: 'taking' },
      ],
      arrivals: [
        ...this.#ledger.now.arrivals.filter(({ session }) => !arriving.has(session)),
        ...unknown.map((one) => ({ ...one, hosts: hosting(one.session) })),
      ],
    });
    if (match) writeMatch(store, table, match);
    if (theirs) room.adopt(theirs, table.id);
    // From here on it is this host's.
    store.keepTable(table);
    if (theirs) room.open(true);
    else policy.setExposed(table.id, true, { isLocal: true });
    tables.takeUp(table);
    tables.get(table.id)?.chat.restore(chat);
    room.check();
    this.#ledger.keep({
      taken: this.#ledger.now.taken.map((one) => (one.id === id ? { ...one, state: 'taken' } : one)),
    });
    this.#publish();
  }
}
