/** The one authority of this process: its sessions and its tables. */
import { randomBytes } from 'node:crypto';
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { HouseRights, KnownDevice } from '#shared/protocol/house.ts';
import type { FoundTable } from '#shared/protocol/lan.ts';
import type { Finished } from '#shared/protocol/records.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import type { KeptTable } from '../store/store.ts';
import type { Discovery } from './discovery.ts';
import { type Asking, House } from './house.ts';
import type { MatchSetup } from './match/running-match.ts';
import { DesertedTables } from './table/deserted.ts';
import { freshCode, isSameCode, readCode } from './table/entrance.ts';
import { type Choice, newTable } from './table/lobby.ts';
import type { OpenTable } from './table/open-table.ts';
import { type Read, readRecord, recordsOf } from './table/records.ts';
import { seatsOf } from './table/seating.ts';
import { newSettings, type SettingsChange } from './table/settings.ts';
import { Table } from './table/table.ts';
import { nameFor } from './table/table-name.ts';
import { advertised } from './table/table-view.ts';
import { type Clock, systemClock } from './time/clock.ts';
import { Abuse } from './wire/abuse.ts';
import type { Caller, Greeting } from './wire/caller.ts';
import { deviceOf } from './wire/device.ts';
import type { Outbox } from './wire/outbox.ts';
import { Sessions } from './wire/sessions.ts';
import { Teller } from './wire/teller.ts';
import { Tries } from './wire/tries.ts';

/** Resolves to who answers there, or to why nobody does. */
export type ReachHost = (
  address: string,
  version: string,
) => Promise<{ readonly reached: ReachedHost } | { readonly refusal: Refusal }>;

export interface ReachedHost {
  /** `ADDRESS:PORT`, the address an IP address: hosts know themselves by these, whatever others call them. */
  readonly address: string;
  readonly host: string;
  readonly version: string;
}

export interface HostSetup extends Omit<MatchSetup, 'game'> {
  /** The catalogue. */
  readonly gameOf: (id: string) => Game | undefined;
  /** What work takes is measured on it, whatever time it is for the matches: the system's own without it. */
  readonly work?: Clock;
  /** A table server: whoever comes opens tables, and they are open to the network at once. It has no other guests. */
  readonly opensTables?: boolean;
  /** What time it is, in ms since 1970; the system's without it. */
  readonly today?: () => number;
  /** Where other devices reach this host now, as `http://ADDRESS:PORT`, the likeliest first. */
  readonly network?: { addresses(): readonly string[] };
  /** Whether a host of this version answers at an address that somebody typed. */
  readonly reachHost: ReachHost;
  /** The other hosts in the house; nothing where this one does not look for them. */
  readonly discovery?: Discovery;
}

/** What a new table is to be like. */
export interface Wish {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly options?: Choice | undefined;
}

/** Who watches the list of tables. */
interface Looker {
  readonly session: string;
  readonly isAtHome: boolean;
}

export class Host {
  readonly reachHost: ReachHost;
  readonly sessions: Sessions;
  /** What work takes is measured on it. */
  readonly work: Clock;
  /** Who was refused for what, for the log. */
  readonly abuse: Abuse;
  readonly #setup: HostSetup;
  readonly #tables = new Map<string, Table>();
  readonly #callers = new Map<string, Caller>();
  readonly #tries: Tries;
  readonly #deserted: DesertedTables<Table>;
  readonly #house: House;
  /** Whether the network saw each table when its people were told last. */
  readonly #doors = new WeakMap<Table, boolean>();
  readonly #openWatchers: ((tables: readonly OpenTable[]) => void)[] = [];
  #toldOpen = '[]';
  readonly #listStreams = new Map<Outbox<TableSummary[]>, Looker>();
  readonly #teller: Teller;

  constructor(setup: HostSetup) {
    this.#setup = setup;
    this.reachHost = setup.reachHost;
    this.sessions = new Sessions(setup.store, setup.today);
    this.#house = new House(setup.opensTables ?? false, () => this.#all(), setup.clock);
    this.abuse = new Abuse(setup.clock, setup.log);
    this.work = setup.work ?? systemClock;
    this.#tries = new Tries(setup.clock);
    this.#teller = new Teller(this.work, setup.log);
    this.#deserted = new DesertedTables(setup.clock, (table) => this.close(table));
  }

  /** Takes up all tables where they stood. What can't be taken up is left in the store: a sentence for each. */
  resume(): string[] {
    this.sessions.sweep();
    const left: string[] = [];
    const kept = this.#setup.store.tables((game) => left.push(notTakenUp(game, 'it can’t be read')));
    const troubles = kept.flatMap((table) => this.#resumeTable(table) ?? []);
    this.#checkDeserted();
    return [...left, ...troubles];
  }

  /** Who calls is this session from now on, and its connection before this one is not any more. */
  greet(caller: Caller, token: string | undefined, isScreen = false): Greeting {
    if (caller.greeting) {
      this.sessions.used(caller.greeting.session, {});
      return caller.greeting;
    }
    const known = token === undefined ? undefined : this.sessions.find(token);
    const { id, token: proof } = known && token ? { id: known, token } : this.sessions.begin();
    const greeting = { session: id, token: proof, isScreen };
    this.#callers.get(id)?.replace();
    this.#callers.set(id, caller);
    caller.greeted(greeting);
    this.sessions.used(id, { device: deviceOf(caller.address) });
    this.#checkDeserted();
    return greeting;
  }

  /** What this caller's session may do in the house beside what it may at tables. */
  rightsOf(caller: Caller): HouseRights {
    const asking = this.#asking(caller.greeting?.session ?? '');
    return { home: asking.isAtHome, opens: this.#house.mayOpen(asking) };
  }

  /** The devices that this house knows; `asking` is the session that wants to know. */
  devices(asking: string): KnownDevice[] {
    return this.sessions.known().map(({ id, name, device, seen, opens }) => {
      const isHere = this.#callers.has(id);
      return { id, name, device, seen: new Date(seen).toISOString(), opens, here: isHere, own: id === asking };
    });
  }

  /** Home names a device to open tables, or does so no more. */
  letOpen(session: string, opens: boolean): Refusal | undefined {
    if (!this.#setup.store.session(session)) return refusal('host', 'no-such-device');
    this.sessions.letOpen(session, opens);
    return undefined;
  }

  /** Home wants to know a device no more: its token is worth nothing, and its line ends. */
  forget(session: string, asking: string): Refusal | undefined {
    if (session === asking) return refusal('host', 'that-is-you');
    if (!this.#setup.store.session(session)) return refusal('host', 'no-such-device');
    this.sessions.forget(session);
    this.#callers.get(session)?.hangUp('forgotten');
    return undefined;
  }

  /** Changes how a table is run; whether the network sees it is the house's matter, too. */
  changeSettings(session: string, table: Table, change: SettingsChange): Refusal | undefined {
    const refused =
      change.open === undefined ? undefined : this.#house.say(table.id, change.open, this.#asking(session));
    return refused ?? table.changeSettings(change);
  }

  /** A connection is gone. If its session has moved on to another one, that one feels nothing. */
  leave(caller: Caller): void {
    caller.leave();
    const session = caller.greeting?.session;
    if (session === undefined || this.#callers.get(session) !== caller) return;
    this.#callers.delete(session);
    this.sessions.leave(session);
    this.#checkDeserted();
  }

  /** A round trip to this caller took so many ms; those at a table are told if it feels different now. */
  measured(caller: Caller, ms: number): void {
    const session = caller.greeting?.session;
    if (!caller.lag.measured(ms) || session === undefined || this.#callers.get(session) !== caller) return;
    for (const table of this.#tables.values()) table.lagChanged(session);
  }

  /** Whether this caller has greeted, and whether it is the one over which somebody holds a seat or a table. */
  standing(caller: Caller): 'unknown' | 'known' | 'seated' {
    const session = caller.greeting?.session;
    if (session === undefined) return 'unknown';
    if (this.#callers.get(session) !== caller) return 'known';
    const holds = ({ kept }: Table) => kept.host === session || seatsOf(kept, session).length > 0;
    return [...this.#tables.values()].some(holds) ? 'seated' : 'known';
  }

  table(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  open(
    session: string,
    { game: name, seats, options }: Wish,
  ): { readonly table: string; readonly code: string } | { readonly refusal: Refusal } {
    const game = this.#setup.gameOf(name);
    if (!game) return { refusal: refusal('host', 'no-such-game', { game: name }) };
    const asking = this.#asking(session);
    const refused = this.#house.refuseTable(asking);
    if (refused) return { refusal: refused };
    const id = randomBytes(6).toString('base64url');
    const [code, settings] = [this.#freshCode(), newSettings(this.#setup.opensTables ?? false)];
    const made = newTable(
      game,
      { id, host: session, settings, code, device: deviceOf(asking.address) },
      { seats, options },
    );
    if ('refusal' in made) return made;
    this.sessions.keep(session);
    this.sessions.used(session, { device: deviceOf(asking.address) });
    this.#setup.store.keepTable(made.table);
    this.#add(game, made.table);
    this.#tell();
    return { table: id, code };
  }

  /** Comes in to the table with this code, under this name. Wrong ones are counted by the device they come from. */
  enter(
    caller: Caller,
    session: string,
    typed: string,
    name?: string,
  ): { readonly table: string } | { readonly refusal: Refusal } {
    const code = readCode(typed);
    // All are looked at, so that the time it takes tells nothing.
    const [table] =
      code === undefined ? [] : [...this.#tables.values()].filter((one) => isSameCode(one.kept.code, code));
    if (table && !table.refuseGuest(session)) return { table: table.id };
    const seconds = this.#tries.wait(caller.address);
    if (seconds > 0) {
      this.abuse.note(caller.address, 'wrong codes');
      return { refusal: refusal('host', 'too-many-tries', { seconds }) };
    }
    // Whatever keeps somebody out looks like a wrong code: else the answer would tell that it is a right one.
    if (!table || !(table.isOpen || caller.isAtHome) || table.isClosedTo(session)) {
      this.#tries.fail(caller.address);
      return { refusal: refusal('host', 'wrong-code') };
    }
    const refused = table.enter(session, name);
    if (refused) return { refusal: refused };
    this.sessions.keep(session);
    this.sessions.used(session, { device: deviceOf(caller.address), ...(name && { name }) });
    return { table: table.id };
  }

  /** The latest finished matches in which this session held a seat or was the host, or the latest before one of them. */
  records(session: string, before?: number): Finished[] {
    return recordsOf(this.#setup.store, session, before);
  }

  record(session: string, id: number): Read {
    return readRecord(this.#setup.store, this.#setup.gameOf, session, id);
  }

  /** Begins the match of a table, if that is not one too many from where its host is. */
  start(session: string, table: Table): Refusal | undefined {
    return table.refuseStart() ?? this.#house.refuseMatch(this.#asking(session)) ?? table.start();
  }

  /** Its host may close a table, and always who sits at this computer: it is their house. */
  mayClose(caller: Caller, session: string, table: Table): boolean {
    return table.isHost(session) || caller.isAtHome;
  }

  /** The table goes away; its matches stay in the store. */
  close(table: Table): void {
    this.#tables.delete(table.id);
    this.#setup.store.dropTable(table.id);
    table.stop(refusal('host', 'no-such-table'));
    this.#tell();
  }

  /** The list of tables as this session sees it, now and whenever it changes. */
  watch({ isAtHome }: Caller, session: string, stream: Outbox<TableSummary[]>): void {
    const looker = { session, isAtHome };
    this.#listStreams.set(stream, looker);
    stream.onEnd(() => this.#listStreams.delete(stream));
    stream.put(this.#list(looker));
  }

  /** The tables that are open to the network. */
  openTables(): OpenTable[] {
    return [...this.#tables.values()].flatMap((table) => (table.isOpen ? advertised(table.kept, table.stage) : []));
  }

  /** Calls back with the open tables, now and whenever something about them changes. */
  watchOpen(call: (tables: readonly OpenTable[]) => void): void {
    this.#tellOpen();
    this.#openWatchers.push(call);
    call(this.openTables());
  }

  /** Other devices reach this host elsewhere now: all tables say so. */
  addressesChanged(): void {
    for (const table of this.#tables.values()) table.tell();
  }

  /** The open tables of other hosts, now and whenever they change. */
  watchOtherHosts(stream: Outbox<FoundTable[]>): void {
    const { discovery } = this.#setup;
    if (discovery) stream.onEnd(discovery.follow((tables) => stream.put(tables)));
    else stream.put([]);
  }

  /** Everything stops where it stands. */
  stop(): void {
    this.#deserted.stop();
    this.abuse.stop();
    for (const caller of this.#callers.values()) caller.leave();
    for (const table of this.#tables.values()) table.stop(refusal('host', 'table-closed'));
  }

  #resumeTable(kept: KeptTable): string | undefined {
    const game = this.#setup.gameOf(kept.game);
    if (!game) return notTakenUp(kept.game, 'this version has no such game');
    try {
      this.#add(game, kept).resume();
      return undefined;
    } catch (error) {
      this.#tables.delete(kept.id);
      this.#setup.log(`table ${kept.id} of ${kept.game}: ${error instanceof Error ? error.message : error}`);
      return notTakenUp(kept.game, 'what is kept of it breaks the rules');
    }
  }

  #add(game: Game, kept: KeptTable): Table {
    const around = {
      teller: this.#teller,
      addresses: () => this.#setup.network?.addresses() ?? [],
      freshCode: () => this.#freshCode(),
      nameFor: (maker: string) => nameFor(maker, game, new Set(this.#all().map(({ name }) => name))),
      otherNames: (session: string) => {
        const seen = this.#seenBy({ session, isAtHome: this.#isAtHome(session) }).map((table) => table.kept);
        return seen.flatMap(({ id, name }) => (id === kept.id || name === '' ? [] : name));
      },
      hasLine: (session: string) => this.#callers.has(session),
      deviceOf: (session: string) => deviceOf(this.#callers.get(session)?.address),
      addressOf: (session: string) => this.#callers.get(session)?.address,
      isAtHome: (session: string) => this.#isAtHome(session),
      isOpen: (kept: KeptTable) => this.#house.isOpen(kept),
      called: (session: string, name: string) => this.sessions.used(session, { name }),
      isScreen: (session: string) => this.#callers.get(session)?.greeting?.isScreen ?? false,
      lagOf: (session: string) => this.#callers.get(session)?.lag.lag ?? null,
      changed: () => {
        this.#doors.set(table, table.isOpen);
        this.#tell();
      },
    };
    const table = new Table({ ...this.#setup, ...around, game }, kept);
    this.#tables.set(table.id, table);
    return table;
  }

  #asking(session: string): Asking {
    const address = this.#callers.get(session)?.address;
    return { session, address, isAtHome: this.#isAtHome(session), isNamed: this.sessions.opens(session) };
  }

  #isAtHome(session: string): boolean {
    const caller = this.#callers.get(session);
    return caller?.isAtHome === true && !caller.greeting?.isScreen;
  }

  #freshCode(): string {
    return freshCode(new Set(this.#all().map(({ code }) => code)));
  }

  #all(): KeptTable[] {
    return [...this.#tables.values()].map(({ kept }) => kept);
  }

  #list(looker: Looker): TableSummary[] {
    return this.#seenBy(looker).map((table) => table.summary(looker.session));
  }

  /** The open tables and those the session has come in to; who sits at this computer sees all there are. */
  #seenBy({ session, isAtHome }: Looker): Table[] {
    return [...this.#tables.values()].filter((table) => isAtHome || table.isOpen || !table.refuseGuest(session));
  }

  #checkDeserted(): void {
    this.#deserted.check([...this.#tables.values()].filter((table) => this.#isDeserted(table)));
  }

  /** Nobody has it open, and who made it is not connected at all. */
  #isDeserted(table: Table): boolean {
    return table.isEmpty && !this.#callers.has(table.kept.host);
  }

  #tell(): void {
    this.#checkDeserted();
    this.#house.check();
    this.#tellDoors();
    for (const [stream, looker] of this.#listStreams) this.#teller.tell(stream, () => this.#list(looker));
    this.#tellOpen();
  }

  /** Tables of guests open and close with the house: who is at them sees it. */
  #tellDoors(): void {
    for (const table of this.#tables.values()) {
      const { isOpen } = table;
      const before = this.#doors.get(table);
      this.#doors.set(table, isOpen);
      if (before !== undefined && before !== isOpen) table.tell();
    }
  }

  #tellOpen(): void {
    const tables = this.openTables();
    const now = JSON.stringify(tables);
    if (now === this.#toldOpen) return;
    this.#toldOpen = now;
    for (const call of this.#openWatchers) call(tables);
  }
}

/** What people are told of a table that stays in the store as it is. */
function notTakenUp(game: string, why: string): string {
  return `A table of ${game} could not be taken up: ${why}. It stays in the store; another can be opened.`;
}
