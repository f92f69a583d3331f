/** The evening as it is: what is kept of it, and which tables of the host are its own. */
import type { DuplicateDeals } from '#shared/fair-shuffle/duplicate-deals.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { KeptEvening } from '../../store/evening-store.ts';
import type { KeptTable, Store } from '../../store/store.ts';
import type { EveningTables } from '../room/room-state.ts';
import type { Table } from '../table/table.ts';
import { isPlayedOut } from './evening-view.ts';
import { duplicateDealsIn, type Place, placesOf } from './round-tables.ts';

type EveningsOfStore = Pick<Store, 'evening' | 'keepEvening' | 'adoptEvening'>;

/** Where the evening is, while it moves from one host to another. */
export interface EveningMoves {
  /** It is on its way: nothing happens to it meanwhile. */
  isMoving(): boolean;
  /** What the host is called to which the one that is known so has gone. */
  goneTo(id: string): string | undefined;
}

export class EveningState implements EveningTables {
  readonly #store: EveningsOfStore;
  readonly #allTables: ReadonlyMap<string, Table>;
  #kept: KeptEvening | undefined;
  #moves: EveningMoves = { isMoving: () => false, goneTo: () => undefined };
  #generation = 0;

  constructor(store: EveningsOfStore, allTables: ReadonlyMap<string, Table>) {
    this.#store = store;
    this.#allTables = allTables;
  }

  /** The latest one, on or over; not one that went to another host. */
  get kept(): KeptEvening | undefined {
    return this.#kept?.away || this.movedTo !== undefined ? undefined : this.#kept;
  }

  /** The host at which the latest one goes on. */
  get movedTo(): string | undefined {
    const { id } = this.#kept ?? {};
    return id === undefined ? undefined : this.#moves.goneTo(id);
  }

  /** What is kept of the latest one here, wherever it is. */
  get latest(): KeptEvening | undefined {
    return this.#kept;
  }

  /** Counts up with each other evening. */
  get generation(): number {
    return this.#generation;
  }

  /** The one that goes on now. */
  get current(): KeptEvening | undefined {
    const { kept } = this;
    return kept?.over ? undefined : kept;
  }

  /** It is on its way to another host. */
  get isMoving(): boolean {
    return this.current !== undefined && this.#moves.isMoving();
  }

  /** Whoever moves tables says where it is. */
  follow(moves: EveningMoves): void {
    this.#moves = moves;
  }

  /** Takes up what the store has. */
  load(): void {
    this.#kept = this.#store.evening();
  }

  /** Writes it down, and from then on it is so; `isNew`: another one than before. */
  keep(kept: KeptEvening, isNew = false): void {
    this.#store.keepEvening(kept, isNew);
    this.#kept = kept;
    if (isNew) this.#generation++;
  }

  /** It comes from another host with this table; both are on disk when it returns. */
  adopt(kept: KeptEvening, table: KeptTable): void {
    const isNew = !this.#kept?.away || kept.id !== this.#kept.id;
    this.#store.adoptEvening(kept, isNew, table);
    this.#kept = kept;
    if (isNew) this.#generation++;
  }

  /** The one that is known so goes on at another host. */
  leave(id: string): void {
    if (this.#kept?.id === id && !this.#kept.away) this.keep({ ...this.#kept, over: true, away: true });
  }

  get kind(): RoomView['evening'] {
    if (!this.kept) return null;
    const { evening, over } = this.kept;
    if (over) return 'over';
    return evening.form.form === 'free' ? 'free' : 'rounds';
  }

  /** Where the tables of the evening that goes on are. */
  get places(): readonly Place[] {
    return this.current ? placesOf(this.current) : [];
  }

  /** Those of the latest round alone. */
  get latestPlaces(): readonly Place[] {
    return this.places.filter(({ round }) => round === this.kept?.rounds.length);
  }

  /** Whether this is a table of the evening. */
  hasTable(table: string): boolean {
    return this.#placeAt(table) !== undefined;
  }

  get tables(): readonly Table[] {
    return this.tablesAt(this.places);
  }

  get firstTable(): Table | undefined {
    return this.tablesAt(this.latestPlaces)[0] ?? this.tables[0];
  }

  /** The tables there that this host has. */
  tablesAt(places: readonly Place[]): Table[] {
    return places.flatMap(({ id }) => this.#allTables.get(id) ?? []);
  }

  isSecret(table: string): boolean {
    const place = this.#placeAt(table);
    if (!place || !this.kept) return false;
    const { evening, rounds } = this.kept;
    return rounds[place.round - 1]?.secret != null && !isPlayedOut(evening, place.round);
  }

  /** What is dealt from at this table; nothing where deals are not compared. */
  dealsAt(table: string): DuplicateDeals | undefined {
    const place = this.#placeAt(table);
    return place && this.kept && duplicateDealsIn(this.kept, place.round);
  }

  #placeAt(table: string): Place | undefined {
    return this.places.find(({ id }) => id === table);
  }
}
