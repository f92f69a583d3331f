/** The evening as it is: what is kept of it, and which tables of the host are its own. */
import type { DuplicateDeals } from '#shared/fair-shuffle/duplicate-deals.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { KeptEvening } from '../../store/evening-store.ts';
import type { Store } from '../../store/store.ts';
import type { EveningTables } from '../room/room-state.ts';
import type { Table } from '../table/table.ts';
import { isPlayedOut } from './evening-view.ts';
import { duplicateDealsIn, type Place, placesOf } from './round-tables.ts';

export class EveningState implements EveningTables {
  readonly #store: Pick<Store, 'evening' | 'keepEvening'>;
  readonly #allTables: ReadonlyMap<string, Table>;
  #kept: KeptEvening | undefined;

  constructor(store: Pick<Store, 'evening' | 'keepEvening'>, allTables: ReadonlyMap<string, Table>) {
    this.#store = store;
    this.#allTables = allTables;
  }

  /** The latest one, on or over. */
  get kept(): KeptEvening | undefined {
    return this.#kept;
  }

  /** The one that goes on now. */
  get current(): KeptEvening | undefined {
    return this.#kept?.over ? undefined : this.#kept;
  }

  /** Takes up what the store has. */
  load(): void {
    this.#kept = this.#store.evening();
  }

  /** Writes it down, and from then on it is so; `isNew`: another one than before. */
  keep(kept: KeptEvening, isNew = false): void {
    this.#store.keepEvening(kept, isNew);
    this.#kept = kept;
  }

  get kind(): RoomView['evening'] {
    if (!this.#kept) return null;
    const { evening, over } = this.#kept;
    if (over) return 'over';
    return evening.form.form === 'free' ? 'free' : 'rounds';
  }

  /** Where the tables of the evening that goes on are. */
  get places(): readonly Place[] {
    return this.current ? placesOf(this.current) : [];
  }

  /** Those of the latest round alone. */
  get latestPlaces(): readonly Place[] {
    return this.places.filter(({ round }) => round === this.#kept?.rounds.length);
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
    if (!place || !this.#kept) return false;
    const { evening, rounds } = this.#kept;
    return rounds[place.round - 1]?.secret != null && !isPlayedOut(evening, place.round);
  }

  /** What is dealt from at this table; nothing where deals are not compared. */
  dealsAt(table: string): DuplicateDeals | undefined {
    const place = this.#placeAt(table);
    return place && this.#kept && duplicateDealsIn(this.#kept, place.round);
  }

  #placeAt(table: string): Place | undefined {
    return this.places.find(({ id }) => id === table);
  }
}
