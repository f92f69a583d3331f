/** Which matches were played at an evening, of all that the store keeps: the evening, the round and the table. */
import type { KeptEvening } from '../../store/evening-store.ts';
import type { KeptMatch, Store } from '../../store/store.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { RoomState } from '../room/room-state.ts';
import { type EveningPlace, type RecordAccess, recordFor } from '../table/match-records.ts';
import type { EveningState } from './evening-state.ts';
import { duplicateDealsIn } from './round-tables.ts';

/** By the host's table, or by the match where it was played freely. */
type Places = ReadonlyMap<string | number, EveningPlace>;

export class Archive {
  readonly #store: Pick<Store, 'evenings'>;
  readonly #evening: EveningState;
  /** Evenings that are over stay as they are; the latest one changes. */
  #older: { readonly places: Places; readonly latest: number; readonly generation: number } | undefined;
  #places: { readonly kept: KeptEvening; readonly places: Places } | undefined;

  constructor(store: Pick<Store, 'evenings'>, evening: EveningState) {
    this.#store = store;
    this.#evening = evening;
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
    const { latest: kept } = this.#evening;
    if (!kept) return new Map();
    if (this.#places?.kept !== kept) this.#places = { kept, places: placesIn(kept, this.#olderPlaces.latest) };
    return this.#places.places;
  }

  get #olderPlaces() {
    const { generation } = this.#evening;
    if (this.#older?.generation !== generation) {
      const all = this.#store.evenings();
      const older = all.slice(0, -1).flatMap(({ id, kept }) => [...placesIn(kept, id)]);
      this.#older = { places: new Map(older), latest: all.at(-1)?.id ?? 0, generation };
    }
    return this.#older;
  }
}

function placesIn(kept: KeptEvening, id: number): Places {
  const at = { evening: id, name: kept.evening.name };
  const seated = kept.rounds.flatMap(({ tables }, k) => {
    const numbered = duplicateDealsIn(kept, k + 1);
    return tables.flatMap((table, place): [string, EveningPlace][] =>
      table === null ? [] : [[table, { ...at, round: k + 1, table: place + 1, numbered }]],
    );
  });
  const free = kept.freeMatches.map((match, k): [number, EveningPlace] => {
    return [match, { ...at, round: 1, table: k + 1, numbered: undefined }];
  });
  return new Map<string | number, EveningPlace>([...seated, ...free]);
}

interface RecordAccessDeps extends Pick<RecordAccess, 'store' | 'gameOf'> {
  readonly archive: Archive;
  readonly evening: EveningState;
  readonly room: RoomState;
  readonly connections: ConnectionInfo;
}

/** Who leads the room may have the records of all of the latest evening, and who sits at this computer any. */
export function recordAccessOf({ store, gameOf, archive, evening, room, connections }: RecordAccessDeps): RecordAccess {
  return {
    store,
    gameOf,
    placeOf: (match) => archive.placeOf(match),
    isSecret: (table) => evening.isSecret(table),
    mayRead: (session, match) =>
      connections.isLocal(session) || (room.isRoomHost(session) && archive.isOfLatest(match)),
  };
}

/** The matches of a round that are over, by table; of free play all are of the first. */
export function matchesOfRound({ rounds, freeMatches }: KeptEvening, round: number, store: MatchesOver) {
  const seated = (rounds[round - 1]?.tables ?? []).map((id) => (id === null ? undefined : store.latestOver(id)));
  const free = round === 1 ? freeMatches.map((match) => store.overMatch(match)) : [];
  return [...seated, ...free].flatMap((match, k) => (match ? { match, table: k + 1 } : []));
}

type MatchesOver = Pick<Store, 'latestOver' | 'overMatch'>;

/** Those whose records this session may have now. */
export function recordsOfRound(kept: KeptEvening, round: number, session: string, access: RecordAccess) {
  return matchesOfRound(kept, round, access.store).flatMap(({ match, table }) => {
    if (access.isSecret(match.tableId) || !recordFor(access, session, match.id)) return [];
    return { table, record: match.id };
  });
}
