/** The tables of this host: taken up, put up, closed; and who is told which there are. */
import { randomBytes } from 'node:crypto';
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { MOST_TABLES, type TableSummary } from '#shared/protocol/table.ts';
import type { KeptTable } from '../store/store.ts';
import type { Advisor } from './bots/advisor.ts';
import type { Desk } from './evening/desk.ts';
import type { House } from './house.ts';
import type { MatchSetup } from './match/running-match.ts';
import { sweepPractice } from './match/sweep.ts';
import type { Room } from './room/room.ts';
import { readChallenge } from './table/challenge.ts';
import { DesertedTables } from './table/deserted.ts';
import { HintLimits } from './table/hint-limits.ts';
import { type Choice, newTable } from './table/lobby.ts';
import type { OpenTable } from './table/open-table.ts';
import { isSeated, seated } from './table/seating.ts';
import { Table } from './table/table.ts';
import { nameFor } from './table/table-name.ts';
import { advertised } from './table/table-view.ts';
import { Together } from './time/together.ts';
import type { Caller } from './wire/caller.ts';
import type { Callers } from './wire/callers.ts';
import type { Outbox } from './wire/outbox.ts';
import type { Sessions } from './wire/sessions.ts';
import type { Teller } from './wire/teller.ts';

/** Where more tables stand, what many of them change is told once: each looks at all of them. */
const FEW = 16;

export interface TablesSetup extends Omit<MatchSetup, 'game'> {
  readonly advisor: Advisor;
  readonly gameOf: (id: string) => Game | undefined;
  readonly network?: { addresses(): readonly string[] };
  readonly teller: Teller;
  readonly callers: Callers;
  readonly sessions: Sessions;
  readonly house: House;
  /** What other hosts of a house of many have on the same list. */
  elsewhere(looker: Looker): readonly TableSummary[];
  /** Whether what is done at them can't be kept for now where it has to be. */
  isStalled(): boolean;
  readonly room: () => Room;
  readonly desk: () => Desk;
  /** A code that nothing of this host has. */
  freshCode(): string;
  /** Called when any of them has changed, with what others in the house may know of those that are open. */
  changed(): void;
}

/** What a table is made of, beside what is played. */
export interface Made extends Pick<KeptTable, 'host' | 'settings' | 'code' | 'room' | 'guests'> {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly options?: Choice | undefined;
  /** The code of a deal: then it says seats and options. */
  readonly deal?: string | undefined;
  /** Under whose name it is; of any other table that is known when its host sits down. */
  readonly maker?: string;
  /** What is done to it before anybody sees it. */
  prepare?(table: KeptTable): KeptTable;
}

/** Who watches the list of tables. */
export interface Looker {
  readonly session: string;
  readonly isAtHome: boolean;
}

export class Tables {
  readonly #setup: TablesSetup;
  readonly #tables = new Map<string, Table>();
  readonly #deserted: DesertedTables<Table>;
  readonly #hintLimits: HintLimits;
  /** Whether the network saw each table when its people were told last. */
  readonly #doors = new WeakMap<Table, boolean>();
  readonly #listStreams = new Map<Outbox<TableSummary[]>, Looker>();
  readonly #news: Together;
  /** Who sits at one of them or has one of their own, until something changes. */
  #held: Set<string> | undefined;

  constructor(setup: TablesSetup) {
    this.#setup = setup;
    this.#hintLimits = new HintLimits(setup.clock);
    this.#deserted = new DesertedTables(setup.clock, (table) => {
      // Somebody may have come since it was looked at last.
      if (this.#isDeserted(table)) this.close(table);
    });
    this.#news = new Together(
      setup.clock,
      () => this.#tables.size > FEW,
      () => this.#tellNow(),
    );
  }

  /** Takes up all tables where they stood. What can't be taken up is left in the store: a sentence for each. */
  resume(): string[] {
    const left: string[] = [];
    const kept = this.#setup.store.tables((game) => left.push(notTakenUp(game, 'it can’t be read')));
    const lying = kept.filter(({ id }) => !this.#tables.has(id));
    const troubles = lying.flatMap((table) => this.#resumeTable(table) ?? []);
    return [...left, ...troubles];
  }

  /** Takes up one that another host had until now. */
  takeUp(kept: KeptTable): string | undefined {
    const trouble = this.#resumeTable(kept);
    this.tell();
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
  putUp({ game: name, seats, options, deal, maker, prepare, ...who }: Made): { readonly table: Table } | Refused {
    const game = this.#setup.gameOf(name);
    if (!game) return { refusal: refusal('host', 'no-such-game', { game: name }) };
    const challenge = deal === undefined ? undefined : readChallenge(deal, game);
    if (challenge && 'refusal' in challenge) return challenge;
    const called = maker ? this.#nameFor(maker, game) : '';
    const id = randomBytes(6).toString('base64url');
    const made = newTable(game, { ...who, id, name: called }, challenge ?? { seats, options });
    if ('refusal' in made) return made;
    const laid = { ...made.table, dealt: deal ?? '' };
    const kept = prepare?.(laid) ?? laid;
    this.#setup.store.keepTable(kept);
    const table = this.#add(game, kept);
    this.tell();
    return { table };
  }

  /** The table goes away; its matches stay in the store, but for one for practice. */
  close(table: Table): void {
    this.#tables.delete(table.id);
    this.#setup.store.dropTable(table.id);
    table.stop(refusal('host', 'no-such-table'));
    if (table.isPractice) sweepPractice(this.#setup);
    this.tell();
  }

  /** The list of tables as this session sees it, now and whenever it changes. */
  watch({ isAtHome }: Caller, session: string, stream: Outbox<TableSummary[]>): void {
    const looker = { session, isAtHome };
    this.#listStreams.set(stream, looker);
    stream.onEnd(() => this.#listStreams.delete(stream));
    stream.put(this.#list(looker));
  }

  /** Those that are open to the network, as others in the house are told of them. */
  open(): OpenTable[] {
    return this.all.flatMap((table) => (table.isOpen ? advertised(table.kept, table.stage) : []));
  }

  /** Those where this session sits. */
  seatedAt(session: string): Table[] {
    return [...this.#tables.values()].filter(({ kept }) => isSeated(kept, session));
  }

  /** Whether this session sits at one, or has one of its own: asked for every line, every few seconds. */
  isAnyHeldBy(session: string): boolean {
    this.#held ??= new Set(this.kept.flatMap((kept) => (kept.room ? [...seated(kept)] : [kept.host, ...seated(kept)])));
    return this.#held.has(session);
  }

  /** Whether somebody is at one where a match is being played; what all have left stands still, and waits. */
  isPlaying(): boolean {
    return this.all.some((table) => table.stage === 'playing' && !table.isEmpty);
  }

  /** To be called when somebody has come or gone. */
  checkDeserted(): void {
    this.#deserted.check(this.all.filter((table) => this.#isDeserted(table)));
  }

  /** Something about them has changed, or about the house or the room that they stand in. */
  tell(): void {
    this.#held = undefined;
    this.#setup.house.check();
    this.#news.ask();
  }

  #tellNow(): void {
    this.checkDeserted();
    this.#tellDoors();
    for (const [stream, looker] of this.#listStreams) this.#setup.teller.tell(stream, () => this.#list(looker));
    this.#setup.changed();
  }

  /** All say how they are now. */
  tellAll(): void {
    for (const table of this.all) table.tell();
  }

  stop(): void {
    this.#deserted.stop();
    this.#news.stop();
    for (const table of this.all) table.stop(refusal('host', 'table-closed'));
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
    const { callers, sessions, house, network, room, desk, freshCode, teller, isStalled } = this.#setup;
    const around = {
      teller,
      hintLimits: this.#hintLimits,
      room: room(),
      numberedDeals: () => desk().dealsAt(kept.id),
      addresses: () => network?.addresses() ?? [],
      freshCode: () => freshCode(),
      nameFor: (maker: string) => this.#nameFor(maker, game),
      otherNames: (session: string) => {
        const seen = this.#seenBy({ session, isAtHome: callers.isAtHome(session) }).map((table) => table.kept);
        return seen.flatMap(({ id, name }) => (id === kept.id || name === '' ? [] : name));
      },
      hasLine: (session: string) => callers.hasLine(session),
      deviceOf: (session: string) => callers.deviceOf(session),
      addressOf: (session: string) => callers.addressOf(session),
      isAtHome: (session: string) => callers.isAtHome(session),
      isOpen: (kept: KeptTable) => (kept.room ? room().isOpen : house.isOpen(kept)),
      waits: (kept: KeptTable) => (kept.room ? room().waits : house.waits(kept)),
      called: (session: string, name: string) => {
        sessions.used(session, { name });
        if (kept.room) room().calledAtTable(session, name);
      },
      isStalled,
      isScreen: (session: string) => callers.isScreen(session),
      lagOf: (session: string) => callers.lagOf(session),
      isOverheard: (session: string) => callers.isOverheard(session),
      changed: () => {
        this.#doors.set(table, table.isOpen);
        this.tell();
      },
    };
    const table = new Table({ ...this.#setup, ...around, game }, kept);
    this.#tables.set(table.id, table);
    this.#held = undefined;
    return table;
  }

  #nameFor(maker: string, game: Game): string {
    return nameFor(maker, game, new Set(this.kept.map(({ name }) => name)));
  }

  #list(looker: Looker): TableSummary[] {
    const own = this.#seenBy(looker).map((table) => table.summary(looker.session));
    return [...own, ...this.#setup.elsewhere(looker)].slice(0, MOST_TABLES);
  }

  /** The open tables and those the session has come in to; who sits at this computer sees all there are. */
  #seenBy({ session, isAtHome }: Looker): Table[] {
    return this.all.filter((table) => isAtHome || table.isOpen || !table.comers.refuse(session));
  }

  /** Nobody has it open, and who made it is not connected at all; nobody has the room open, where it is the room's. An evening's wait for its desk. */
  #isDeserted(table: Table): boolean {
    if (!table.isEmpty || this.#setup.desk().seats(table.id)) return false;
    return table.kept.room ? this.#setup.room().isEmpty : !this.#setup.callers.hasLine(table.kept.host);
  }

  /** Tables of guests open and close with the house: who is at them sees it. */
  #tellDoors(): void {
    for (const table of this.all) {
      const { isOpen } = table;
      const before = this.#doors.get(table);
      this.#doors.set(table, isOpen);
      if (before !== undefined && before !== isOpen) table.tell();
    }
  }
}

interface Refused {
  readonly refusal: Refusal;
}

/** What people are told of a table that stays in the store as it is. */
function notTakenUp(game: string, why: string): string {
  return `A table of ${game} could not be taken up: ${why}. It stays in the store; another can be opened.`;
}
