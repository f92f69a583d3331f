/** Looks for the open tables of other hosts: listens to their advertisements, and asks each host whether it is so. */
import type Bonjour from 'bonjour-service';
import type { Browser } from 'bonjour-service';
import type { FoundTable } from '#shared/protocol/lan.ts';
import { lanAddresses } from '../reach/addresses.ts';
import { fetchAbout } from '../reach/fetch-about.ts';
import { foundIn, SERVICE } from './advertisement.ts';
import { openMdns } from './mdns.ts';

/** The house is asked anew this often, in ms. */
const ROUND = 4000;

/** What was not advertised for so many rounds is forgotten. */
const FORGOTTEN = 3;

/** A host is not asked again so soon, in ms, whoever advertises whatever in its name. */
const COOL = 1000;

/** More tables than any party has. */
const MAX_HEARD = 64;

interface Ear {
  readonly bonjour: Bonjour;
  browser: Browser | undefined;
}

interface Heard {
  readonly table: FoundTable;
  /** The round in which it was advertised last. */
  readonly round: number;
}

export class Search {
  readonly #isOurs: (table: string) => boolean;
  readonly #tell: (tables: FoundTable[]) => void;
  /** By our own address in a network. */
  readonly #ears = new Map<string, Ear>();
  /** By host and table. */
  readonly #heard = new Map<string, Heard>();
  /** The tables that each host says it has, by address; none if it did not answer when it was asked last. */
  readonly #open = new Map<string, readonly string[]>();
  readonly #refreshing = new Set<string>();
  readonly #refreshAgain = new Set<string>();
  readonly #rounds: NodeJS.Timeout;
  #round = 0;
  #told = '[]';
  #stopped = false;

  /** Begins at once. `tell` gets all that is found whenever that changes; `isOurs` says which tables are not meant. */
  constructor(isOurs: (table: string) => boolean, tell: (tables: FoundTable[]) => void) {
    this.#isOurs = isOurs;
    this.#tell = tell;
    this.#rounds = setInterval(() => this.#look().catch(() => undefined), ROUND);
    this.#look().catch(() => undefined);
  }

  /** Every table whose host has it, each once: a host may be in two networks with us. */
  found(): FoundTable[] {
    const tables = new Map<string, FoundTable>();
    for (const { table } of this.#heard.values()) {
      if (this.#open.get(table.address)?.includes(table.table) && !tables.has(table.table))
        tables.set(table.table, table);
    }
    return [...tables.values()];
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#rounds);
    for (const address of [...this.#ears.keys()]) this.#close(address);
  }

  async #look(): Promise<void> {
    this.#round++;
    for (const [key, { round }] of this.#heard) if (this.#round - round > FORGOTTEN) this.#heard.delete(key);
    const addresses = lanAddresses().filter((address) => !address.includes(':'));
    for (const address of this.#ears.keys()) if (!addresses.includes(address)) this.#close(address);
    // Where nothing can be heard, an address can still be typed.
    for (const address of addresses) await this.#listen(address).catch(() => undefined);
    const hosts = new Set([...this.#heard.values()].map(({ table }) => table.address));
    for (const host of this.#open.keys()) if (!hosts.has(host)) this.#open.delete(host);
    await Promise.all([...hosts].map((host) => this.#refresh(host)));
  }

  /** Asks anew: a browser that goes on would neither ask again nor forget. */
  async #listen(address: string): Promise<void> {
    const ear = this.#ears.get(address) ?? { bonjour: await openMdns(address), browser: undefined };
    if (this.#stopped) return void ear.bonjour.destroy();
    this.#ears.set(address, ear);
    ear.browser?.stop();
    ear.browser = ear.bonjour.find({ type: SERVICE });
    ear.browser
      .on('up', (service) => this.#hear(service))
      .on('txt-update', (service) => this.#hear(service))
      .on('srv-update', (service) => this.#hear(service))
      .on('down', (service) => this.#forget(service));
  }

  #close(address: string): void {
    const ear = this.#ears.get(address);
    this.#ears.delete(address);
    ear?.browser?.stop();
    ear?.bonjour.destroy();
  }

  #hear(service: unknown): void {
    const table = foundIn(service);
    if (!table || this.#isOurs(table.table)) return;
    const key = keyOf(table);
    if (!this.#heard.has(key) && this.#heard.size >= MAX_HEARD) return;
    this.#heard.set(key, { table, round: this.#round });
    if (this.#open.get(table.address)?.includes(table.table)) this.#tellChanges();
    else this.#refresh(table.address).catch(() => undefined);
  }

  #forget(service: unknown): void {
    const table = foundIn(service);
    if (table && this.#heard.delete(keyOf(table))) this.#tellChanges();
  }

  /** Asks a host which tables it has open; if it is being asked or was just now, a little later. */
  async #refresh(address: string): Promise<void> {
    if (this.#refreshing.has(address)) {
      this.#refreshAgain.add(address);
      return;
    }
    this.#refreshing.add(address);
    await this.#fetchOpen(address);
    setTimeout(() => {
      this.#refreshing.delete(address);
      if (this.#refreshAgain.delete(address) && !this.#stopped) this.#refresh(address).catch(() => undefined);
    }, COOL).unref();
  }

  async #fetchOpen(address: string): Promise<void> {
    const [ip = '', port] = address.split(':');
    const about = await fetchAbout(ip, Number(port));
    if (this.#stopped) return;
    this.#open.set(address, typeof about === 'object' ? about.tables : []);
    this.#tellChanges();
  }

  #tellChanges(): void {
    const found = this.found();
    const now = JSON.stringify(found);
    if (this.#stopped || now === this.#told) return;
    this.#told = now;
    this.#tell(found);
  }
}

function keyOf({ address, table }: FoundTable): string {
  return `${address} ${table}`;
}
