/**
 * Who opens tables on this host, and which of them the network sees. On a table server, which nobody
 * sits at, whoever greets opens tables, so many and no more. On a desktop it is who sits there, and whom they have named;
 * and the network sees tables as long as one is open to it that was opened to it from here.
 */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { KeptTable } from '../store/store.ts';
import type { Requester } from './connections/callers.ts';
import { deviceOf } from './connections/client-device.ts';
import type { ExposedTable } from './table/table-view.ts';
import type { Clock } from './time/clock.ts';
import { TokenBuckets } from './time/token-bucket.ts';

// What the network may come in to, told whenever it changes: who announces it needs no more.

/** What the network may come in to now. */
export interface ExposedTables {
  /** Whether it comes in to the room, with or without a table. */
  readonly room: boolean;
  readonly tables: readonly ExposedTable[];
  /** Devices that were away when their table moved may still come in from this network to hear where it is. */
  readonly isAwaitingDevices: boolean;
}

/** What is open, for those who follow it. */
export class NetworkExposure {
  readonly #open: () => ExposedTables;
  readonly #watchers: ((open: ExposedTables) => void)[] = [];
  #sent = '';

  constructor(open: () => ExposedTables) {
    this.#open = open;
  }

  /** Calls back with what is open, now and whenever something about it changes. */
  watch(call: (open: ExposedTables) => void): void {
    this.publishIfChanged();
    this.#watchers.push(call);
    call(this.#open());
  }

  /** Something may have been opened or closed. */
  publishIfChanged(): void {
    const open = this.#open();
    const now = JSON.stringify(open);
    if (now === this.#sent) return;
    this.#sent = now;
    for (const call of this.#watchers) call(open);
  }
}

/** More than any party needs. */
const MAX_TABLES = 100;

/** Of these so many are left for who sits at this computer. */
const RESERVED_LOCAL_TABLES = 10;

/** A table server's: for one session, and for all that go by one address, a club perhaps. */
const MAX_TABLES_PER_SESSION = 8;
const MAX_TABLES_PER_DEVICE = 24;

/**
 * So many matches may begin from one device: what is played stays in the store, though its table be closed at once. More
 * than all tables of a device can play.
 */
const MATCH_START_RATE = { perSecond: 1 / 20, atOnce: 40 };

/** What it needs of the host. */
export interface HostingPolicyDeps {
  /** A table server, which nobody sits at. */
  readonly isServer: boolean;
  readonly allTables: ReadonlyMap<string, { readonly kept: KeptTable }>;
  /** Whether this computer lets the network in to it. */
  readonly room: { readonly isOpen: boolean };
  readonly clock: Clock;
  /** So many tables may be here. */
  readonly maxTables?: number | undefined;
}

export class HostingPolicy {
  readonly #deps: HostingPolicyDeps;
  readonly #maxTables: number;
  /** By table: who has allowed since the start that it be open to the network. */
  readonly #openedBy = new Map<string, 'home' | 'guest'>();
  readonly #matches: TokenBuckets;

  constructor(deps: HostingPolicyDeps) {
    this.#deps = deps;
    this.#maxTables = deps.maxTables ?? MAX_TABLES;
    this.#matches = new TokenBuckets(deps.clock, MATCH_START_RATE);
  }

  /** Whether this one may open a table at all. */
  mayOpen({ isLocal, isOutside, mayOpenTables }: Requester): boolean {
    return (this.#deps.isServer && !isOutside) || isLocal || mayOpenTables;
  }

  /** Why this one may open no table now. */
  refuseTable(asking: Requester): Refusal | undefined {
    if (!this.mayOpen(asking)) return refusal('host', 'only-home-opens');
    const tables = this.#tables;
    const max = asking.isLocal ? this.#maxTables : this.#maxTables - RESERVED_LOCAL_TABLES;
    if (tables.length >= max) return refusal('host', 'too-many-tables', { max });
    if (asking.isLocal) return undefined;
    const own = tables.filter(({ host, room }) => !room && host === asking.session).length;
    if (own >= MAX_TABLES_PER_SESSION) return refusal('host', 'too-many-yours', { max: MAX_TABLES_PER_SESSION });
    const device = deviceOf(asking.address);
    const ofDevice = tables.filter(({ host, guests }) =>
      guests.some((guest) => guest.session === host && guest.device === device),
    ).length;
    return ofDevice >= MAX_TABLES_PER_DEVICE
      ? refusal('host', 'too-many-there', { max: MAX_TABLES_PER_DEVICE })
      : undefined;
  }

  /** Why no match may begin for this one now; each one that may is counted. */
  refuseMatch({ address, isLocal }: Pick<Requester, 'address' | 'isLocal'>): Refusal | undefined {
    const device = deviceOf(address);
    if (isLocal || this.#matches.take(device)) return undefined;
    return refusal('host', 'too-many-matches', { seconds: Math.ceil(this.#matches.wait(device) / 1000) });
  }

  /** Whether the network sees a table. */
  isExposed({ id, settings }: Pick<KeptTable, 'id' | 'settings'>): boolean {
    if (!settings.open || this.#deps.isServer) return settings.open;
    const by = this.#openedBy.get(id);
    return by === 'home' || (by === 'guest' && this.#isOpenFromHome());
  }

  /** Its host was told to have it open, but nobody has said so since that was closed or the host began. */
  isExposurePending(table: Pick<KeptTable, 'id' | 'settings'>): boolean {
    return table.settings.open && !this.isExposed(table);
  }

  /** Somebody who may says whether the network is to see a table; or why not. */
  setExposed(id: string, open: boolean, { isLocal }: Pick<Requester, 'isLocal'>): Refusal | undefined {
    if (!open) this.#openedBy.delete(id);
    else if (isLocal) this.#openedBy.set(id, 'home');
    else if (this.#deps.isServer || this.#isOpenFromHome()) this.#openedBy.set(id, 'guest');
    else return refusal('host', 'only-at-this-computer');
    return undefined;
  }

  /** To be called when tables have changed: with the last one that was opened from this computer go those of guests. */
  revokeGuestExposure(): void {
    if (this.#deps.isServer || this.#isOpenFromHome()) return;
    for (const [id, by] of this.#openedBy) if (by === 'guest') this.#openedBy.delete(id);
  }

  #isOpenFromHome(): boolean {
    const isOpen = ({ id, settings }: KeptTable): boolean => settings.open && this.#openedBy.get(id) === 'home';
    return this.#deps.room.isOpen || this.#tables.some(isOpen);
  }

  get #tables(): KeptTable[] {
    return [...this.#deps.allTables.values()].map(({ kept }) => kept);
  }
}
