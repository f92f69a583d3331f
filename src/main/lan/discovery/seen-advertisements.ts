/** What was advertised lately: of each computer so much and no more, and what its host has confirmed before what it hasn't. */
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import { computerOf } from './host-prober.ts';

/** What was not advertised for so many rounds is forgotten. */
const FORGOTTEN_AFTER_ROUNDS = 3;

/** Of one computer: a host advertises twenty tables, and hardly two hosts run on one. */
const MAX_PER_COMPUTER = 24;
const MAX_PORTS_PER_COMPUTER = 4;

/** Of all: more than any party has. */
const MAX_ADVERTISEMENTS = 256;

interface SeenAdvertisement {
  readonly table: DiscoveredTable;
  /** This computer's address in the network where it was. */
  readonly interfaceAddress: string;
  /** The round in which it was advertised last. */
  round: number;
  /** When its host last said that it is so; below all others if it never did. */
  confirmedAt: number;
}

/** What was heard of one computer, by host and table, in the order in which it was heard first. */
type OfComputer = Map<string, SeenAdvertisement>;

/** So many are shown. */
const MAX_SHOWN = 64;

const NEVER = -1;

export class SeenAdvertisements {
  readonly #computers = new Map<string, OfComputer>();
  #size = 0;
  /** The tables that each host said it has, when it was asked last. */
  readonly #said = new Map<string, readonly string[]>();
  #round = 0;
  #proofs = 0;

  /** A table is advertised; whether it is remembered. */
  add(table: DiscoveredTable, ear: string): boolean {
    const computer = computerOf(table.address);
    const known = this.#computers.get(computer)?.get(keyOf(table));
    if (!known && !this.#makeRoom(computer, table.address)) return false;
    const isSaid = this.#said.get(table.address)?.includes(table.table) === true;
    const proven = known?.confirmedAt ?? (isSaid ? ++this.#proofs : NEVER);
    const all = this.#computers.get(computer) ?? new Map<string, SeenAdvertisement>();
    this.#computers.set(computer, all);
    all.set(keyOf(table), { table, interfaceAddress: ear, round: this.#round, confirmedAt: proven });
    if (!known) this.#size++;
    return true;
  }

  /** The host at this address says that it has these tables open, or says nothing. */
  confirm(address: string, tables: readonly string[]): void {
    const proof = ++this.#proofs;
    this.#said.delete(address);
    if (tables.length > 0) this.#said.set(address, tables);
    for (const oldest of this.#said.keys()) if (this.#said.size > MAX_ADVERTISEMENTS) this.#said.delete(oldest);
    for (const heard of this.#at(address)) heard.confirmedAt = tables.includes(heard.table.table) ? proof : NEVER;
  }

  /** Whether this one is told of. */
  isConfirmed(table: DiscoveredTable): boolean {
    const heard = this.#computers.get(computerOf(table.address))?.get(keyOf(table));
    return heard !== undefined && heard.confirmedAt !== NEVER;
  }

  /** What has not been advertised for long is forgotten. */
  nextRound(): void {
    this.#round++;
    for (const [computer, all] of this.#computers)
      for (const [key, { round }] of all) if (this.#round - round > FORGOTTEN_AFTER_ROUNDS) this.#drop(computer, key);
    for (const host of this.#said.keys()) if (!this.knows(host)) this.#said.delete(host);
  }

  /** Whether anything is advertised at this address. */
  knows(address: string): boolean {
    return this.#at(address).length > 0;
  }

  /** Every address at which something is advertised. */
  hosts(): string[] {
    return [...new Set([...this.#computers.values()].flatMap((all) => [...all.values()].map(addressOf)))];
  }

  /** Every table whose host has it, each once: a host may be in two networks with us. */
  found(): DiscoveredTable[] {
    const firsts = new Map<string, string>();
    const ranks = new Map<string, number>();
    const found: { table: DiscoveredTable; rank: number }[] = [];
    const all = [...this.#computers.values()].flatMap((heard) => [...heard.values()]);
    for (const { table, interfaceAddress: ear, confirmedAt: proven } of all) {
      if (proven === NEVER) continue;
      // In one network a host has one address: another one that says the same is not the same.
      const first = firsts.get(table.table) ?? ear;
      firsts.set(table.table, first);
      if (first !== ear) continue;
      const computer = computerOf(table.address);
      const rank = ranks.get(computer) ?? 0;
      ranks.set(computer, rank + 1);
      found.push({ table, rank });
    }
    // Where there are too many, each computer has its first before another one has its second.
    const shown = new Set(found.toSorted((a, b) => a.rank - b.rank).slice(0, MAX_SHOWN));
    return found.filter((one) => shown.has(one)).map(({ table }) => table);
  }

  /** Whether there is room for one more of this computer; what was never proven, or longest ago, may have to go for it. */
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

  /** The computer of which most was heard; of one that proved something only where all did. */
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

/** The one that was proven longest ago; of those that never were, the one that was heard first. */
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
