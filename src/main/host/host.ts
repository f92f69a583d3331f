/** The one authority of this process: its sessions and its tables. */
import { randomBytes } from 'node:crypto';
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import type { KeptTable } from '../store/store.ts';
import type { Caller, Greeting } from './caller.ts';
import { type Choice, newTable } from './lobby.ts';
import type { Outbox } from './outbox.ts';
import type { MatchSetup } from './running-match.ts';
import { Sessions } from './sessions.ts';
import { Table } from './table.ts';

/** More than any party needs. */
const MAX_TABLES = 100;

export interface HostSetup extends Omit<MatchSetup, 'game'> {
  /** The catalogue. */
  readonly gameOf: (id: string) => Game | undefined;
}

/** What a new table is to be like. */
export interface Wish {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly options?: Choice | undefined;
}

export class Host {
  readonly sessions: Sessions;
  readonly #setup: HostSetup;
  readonly #tables = new Map<string, Table>();
  readonly #callers = new Map<string, Caller>();
  readonly #listStreams = new Map<Outbox<TableSummary[]>, string>();

  constructor(setup: HostSetup) {
    this.#setup = setup;
    this.sessions = new Sessions(setup.store);
  }

  /** Takes up all tables where they stood. What can't be taken up is left in the store: a sentence for each. */
  resume(): string[] {
    return this.#setup.store.tables().flatMap((kept) => this.#resumeTable(kept) ?? []);
  }

  /** Who calls is this session from now on, and its connection before this one is not any more. */
  greet(caller: Caller, token: string | undefined): Greeting {
    if (caller.greeting) return caller.greeting;
    const known = token === undefined ? undefined : this.sessions.find(token);
    const { id, token: proof } = known && token ? { id: known, token } : this.sessions.begin();
    const greeting = { session: id, token: proof };
    this.#callers.get(id)?.replace();
    this.#callers.set(id, caller);
    caller.greeted(greeting);
    return greeting;
  }

  /** A connection is gone. If its session has moved on to another one, that one feels nothing. */
  leave(caller: Caller): void {
    caller.leave();
    const session = caller.greeting?.session;
    if (session === undefined || this.#callers.get(session) !== caller) return;
    this.#callers.delete(session);
    this.sessions.leave(session);
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
    if (this.#tables.size >= MAX_TABLES) return { refusal: refusal('host', 'too-many-tables', { max: MAX_TABLES }) };
    const made = newTable(game, { id: randomBytes(6).toString('base64url'), host: session }, { seats, options });
    if ('refusal' in made) return made;
    this.sessions.keep(session);
    this.#setup.store.keepTable(made.table);
    this.#add(game, made.table);
    this.#tell();
    return { table: made.table.id, code: 'AAAA' };
  }

  /** The table goes away; its matches stay in the store. */
  close(table: Table): void {
    this.#tables.delete(table.id);
    this.#setup.store.dropTable(table.id);
    table.stop(refusal('host', 'no-such-table'));
    this.#tell();
  }

  /** All tables as this session sees them, now and whenever the list changes. */
  watch(session: string, stream: Outbox<TableSummary[]>): void {
    this.#listStreams.set(stream, session);
    stream.onEnd(() => this.#listStreams.delete(stream));
    stream.put(this.#list(session));
  }

  /** Everything stops where it stands. */
  stop(): void {
    for (const caller of this.#callers.values()) caller.leave();
    for (const table of this.#tables.values()) table.stop(refusal('host', 'table-closed'));
  }

  #resumeTable(kept: KeptTable): string | undefined {
    const game = this.#setup.gameOf(kept.game);
    if (!game) return `A table of ${kept.game} could not be taken up: this version has no such game.`;
    try {
      this.#add(game, kept).resume();
      return undefined;
    } catch (error) {
      this.#tables.delete(kept.id);
      this.#setup.log(`table ${kept.id} of ${kept.game}: ${error instanceof Error ? error.message : error}`);
      return `A table of ${kept.game} could not be taken up: what is kept of it breaks the rules.`;
    }
  }

  #add(game: Game, kept: KeptTable): Table {
    const table = new Table({ ...this.#setup, game, changed: () => this.#tell() }, kept);
    this.#tables.set(table.id, table);
    return table;
  }

  #list(session: string): TableSummary[] {
    return [...this.#tables.values()].map((table) => table.summary(session));
  }

  #tell(): void {
    for (const [stream, session] of this.#listStreams) stream.put(this.#list(session));
  }
}
