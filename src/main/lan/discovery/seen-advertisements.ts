/** Recent advertisements, limited per computer; those that their host confirmed come first. */
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import { computerOf } from './host-prober.ts';

/** Rounds without an advertisement until it expires. */
const FORGOTTEN_AFTER_ROUNDS = 3;

/** Per computer: a host advertises at most twenty tables. */
const MAX_PER_COMPUTER = 24;
const MAX_PORTS_PER_COMPUTER = 4;

/** In all. */
const MAX_ADVERTISEMENTS = 256;

interface SeenAdvertisement {
  readonly table: DiscoveredTable;
  /** This computer's address in the network where it was. */
  readonly interfaceAddress: string;
  /** The round in which it was advertised last. */
  round: number;
  /** When its host last confirmed it; lowest if never. */
  confirmedAt: number;
}

/** One computer's advertisements by host and table, oldest first. */
type OfComputer = Map<string, SeenAdvertisement>;

/** Max tables shown. */
const MAX_SHOWN = 64;

const NEVER = -1;

export class SeenAdvertisements {
  readonly #computers = new Map<string, OfComputer>();
  #size = 0;
  /** Each host's tables by its last probe. */
  readonly #advertised = new Map<string, readonly string[]>();
  #round = 0;
  #proofs = 0;

  /** Adds an advertisement; returns whether it is kept. */
  add(table: DiscoveredTable, ear: string): boolean {
    const computer = computerOf(table.address);
    const known = this.#computers.get(computer)?.get(keyOf(table));
    if (!known && !this.#makeRoom(computer, table.address)) return false;
    const isAdvertised = this.#advertised.get(table.address)?.includes(table.table) === true;
    const proven = known?.confirmedAt ?? (isAdvertised ? ++this.#proofs : NEVER);
    const all = this.#computers.get(computer) ?? new Map<string, SeenAdvertisement>();
    this.#computers.set(computer, all);
    all.set(keyOf(table), { table, interfaceAddress: ear, round: this.#round, confirmedAt: proven });
    if (!known) this.#size++;
    return true;
  }

  /** Records the probe's answer: the tables open at this address. */
  confirm(address: string, tables: readonly string[]): void {
    const proof = ++this.#proofs;
    this.#advertised.delete(address);
    if (tables.length > 0) this.#advertised.set(address, tables);
    for (const oldest of this.#advertised.keys())
      if (this.#advertised.size > MAX_ADVERTISEMENTS) this.#advertised.delete(oldest);
    for (const heard of this.#at(address)) heard.confirmedAt = tables.includes(heard.table.table) ? proof : NEVER;
  }

  /** Whether its host confirmed this table, so that it is shown. */
  isConfirmed(table: DiscoveredTable): boolean {
    const heard = this.#computers.get(computerOf(table.address))?.get(keyOf(table));
    return heard !== undefined && heard.confirmedAt !== NEVER;
  }

  /** Expires old advertisements. */
  nextRound(): void {
    this.#round++;
    for (const [computer, all] of this.#computers)
      for (const [key, { round }] of all) if (this.#round - round > FORGOTTEN_AFTER_ROUNDS) this.#drop(computer, key);
    for (const host of this.#advertised.keys()) if (!this.knows(host)) this.#advertised.delete(host);
  }

  /** Whether anything is advertised at this address. */
  knows(address: string): boolean {
    return this.#at(address).length > 0;
  }

  /** Every address at which something is advertised. */
  hosts(): string[] {
    return [...new Set([...this.#computers.values()].flatMap((all) => [...all.values()].map(addressOf)))];
  }

  /** Every confirmed table once: a host may share two networks with this computer. */
  found(): DiscoveredTable[] {
    const firsts = new Map<string, string>();
    const ranks = new Map<string, number>();
    const found: { table: DiscoveredTable; rank: number }[] = [];
    const all = [...this.#computers.values()].flatMap((heard) => [...heard.values()]);
    for (const { table, interfaceAddress: ear, confirmedAt: proven } of all) {
      if (proven === NEVER) continue;
      // In one network a host has one address: the same table at another is a fake.
      const first = firsts.get(table.table) ?? ear;
      firsts.set(table.table, first);
      if (first !== ear) continue;
      const computer = computerOf(table.address);
      const rank = ranks.get(computer) ?? 0;
      ranks.set(computer, rank + 1);
      found.push({ table, rank });
    }
    // Over the limit, each computer gets one table before another gets its second.
    const shown = new Set(found.toSorted((a, b) => a.rank - b.rank).slice(0, MAX_SHOWN));
    return found.filter((one) => shown.has(one)).map(({ table }) => table);
  }

  /**
   * Returns whether there is room for one more of this computer, after dropping the least recently
   * confirmed.
   */
  #makeRoom(computer: string, address: string): boolean {
    const own: OfComputer = this.#computers.get(computer) ?? new Map();
    const ports = new Set([...own.values()].map(addressOf));
    const isOneTooMany = own.size >= MAX_PER_COMPUTER || (ports.size >= MAX_PORTS_PER_COMPUTER && !ports.has(address));
    if (!isOneTooMany && this.#size < MAX_ADVERTISEMENTS) return true;
    const from = isOneTooMany ? computer : this.#largest();
    const least = leastConfirmed(this.#computers.get(from));
    if (!least || (isOneTooMany && least[1].confirmedAt !== NEVER)) return false;
    this.#drop(from, least[0]);
    return true;
  }

  #drop(computer: string, key: string): void {
    const all = this.#computers.get(computer);
    if (!all?.delete(key)) return;
    this.#size--;
    if (all.size === 0) this.#computers.delete(computer);
  }

  #at(address: string): SeenAdvertisement[] {
    return [...(this.#computers.get(computerOf(address))?.values() ?? [])].filter((one) => addressOf(one) === address);
  }

  /** The computer with most advertisements; one with confirmed ones only if all have some. */
  #largest(): string {
    let [largest, most] = ['', -1];
    for (const [computer, all] of this.#computers) {
      const isHost = [...all.values()].some(({ confirmedAt: proven }) => proven !== NEVER);
      const weight = isHost ? all.size : all.size + MAX_ADVERTISEMENTS;
      if (weight > most) [largest, most] = [computer, weight];
    }
    return largest;
  }
}

/** The least recently confirmed; of unconfirmed ones the oldest. */
function leastConfirmed(all: OfComputer | undefined): [string, SeenAdvertisement] | undefined {
  return [...(all ?? [])].reduce<[string, SeenAdvertisement] | undefined>(
    (least, one) => (!least || one[1].confirmedAt < least[1].confirmedAt ? one : least),
    undefined,
  );
}

function addressOf({ table }: SeenAdvertisement): string {
  return table.address;
}

function keyOf({ address, table }: DiscoveredTable): string {
  return `${address} ${table}`;
}
