/** Which matches were played at an evening, of all that the store keeps: the evening, the round and the table. */
import { type DuplicateDeals, dealsCommitment } from '#shared/fair-shuffle/duplicate-deals.ts';
import type { KeptEvening } from '../../store/evening-store.ts';
import type { KeptMatch, Store } from '../../store/store.ts';
import { type EveningPlace, type RecordAccess, recordFor } from '../table/match-records.ts';

/** By the host's table, or by the match where it was played freely. */
type Places = ReadonlyMap<string | number, EveningPlace>;

export class Archive {
  readonly #store: Pick<Store, 'evenings'>;
  readonly #latest: () => KeptEvening | undefined;
  /** Evenings that are over stay as they are; the latest one changes. */
  #older: { readonly places: Places; readonly latest: number } | undefined;
  #places: { readonly kept: KeptEvening; readonly places: Places } | undefined;

  constructor(store: Pick<Store, 'evenings'>, latest: () => KeptEvening | undefined) {
    this.#store = store;
    this.#latest = latest;
  }

  /** An evening has begun: the one before is older now. */
  forget(): void {
    this.#older = undefined;
  }

  /** Where this match was played; nothing where that was no evening. */
  placeOf({ id, tableId }: Pick<KeptMatch, 'id' | 'tableId'>): EveningPlace | undefined {
    return this.#find(this.#latestPlaces, id, tableId) ?? this.#find(this.#olderPlaces.places, id, tableId);
  }

  /** Whether it was played at the latest evening. */
  isOfLatest({ id, tableId }: Pick<KeptMatch, 'id' | 'tableId'>): boolean {
    return this.#find(this.#latestPlaces, id, tableId) !== undefined;
  }

  #find(places: Places, match: number, table: string): EveningPlace | undefined {
    return places.get(table) ?? places.get(match);
  }

  get #latestPlaces(): Places {
    const kept = this.#latest();
    if (!kept) return new Map();
    if (this.#places?.kept !== kept) this.#places = { kept, places: placesIn(kept, this.#olderPlaces.latest) };
    return this.#places.places;
  }

  get #olderPlaces() {
    if (!this.#older) {
      const all = this.#store.evenings();
      const older = all.slice(0, -1).flatMap(({ id, kept }) => [...placesIn(kept, id)]);
      this.#older = { places: new Map(older), latest: all.at(-1)?.id ?? 0 };
    }
    return this.#older;
  }
}

/** What the deals of a round come from; nothing where none are compared. */
export function numberedIn({ evening, rounds }: KeptEvening, round: number): DuplicateDeals | undefined {
  const secret = rounds[round - 1]?.secret;
  if (!secret) return undefined;
  return { round, deals: evening.played[round - 1]?.deals ?? [], commitment: dealsCommitment(round, secret), secret };
}

function placesIn(kept: KeptEvening, id: number): Places {
  const at = { evening: id, name: kept.evening.name };
  const seated = kept.rounds.flatMap(({ tables }, k) => {
    const numbered = numberedIn(kept, k + 1);
    return tables.flatMap((table, place): [string, EveningPlace][] =>
      table === null ? [] : [[table, { ...at, round: k + 1, table: place + 1, numbered }]],
    );
  });
  const free = kept.freeMatches.map((match, k): [number, EveningPlace] => {
    return [match, { ...at, round: 1, table: k + 1, numbered: undefined }];
  });
  return new Map<string | number, EveningPlace>([...seated, ...free]);
}

/** The matches of a round that are over and whose records this session may have now, by table. */
export function recordsOfRound(
  { rounds, freeMatches }: KeptEvening,
  round: number,
  session: string,
  shelf: RecordAccess,
) {
  const { store } = shelf;
  const seated = (rounds[round - 1]?.tables ?? []).map((id) => (id === null ? undefined : store.latestOver(id)));
  const free = round === 1 ? freeMatches.map((match) => store.overMatch(match)) : [];
  return [...seated, ...free].flatMap((match, k) => {
    if (!match || shelf.isSecret(match.tableId) || !recordFor(shelf, session, match.id)) return [];
    return { table: k + 1, record: match.id };
  });
}
