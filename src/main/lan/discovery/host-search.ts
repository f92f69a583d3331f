/**
 * Finds other hosts' open tables: listens to mDNS, scans the subnet where nothing is heard, and
 * probes each host to confirm.
 */
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import type { Discovery } from '../../host/host-setup.ts';
import type { Cancel, Clock } from '../../host/time/clock.ts';
import { fetchAbout } from '../reach/about.ts';
import { lanAddresses } from '../reach/addresses.ts';
import { parseAdvertisement } from './advertisement.ts';
import { HostProber, type Probe } from './host-prober.ts';
import type { MdnsSender, MulticastSockets } from './mdns.ts';
import { type HeardService, SERVICE_QUESTION } from './mdns-packets.ts';
import { SeenAdvertisements } from './seen-advertisements.ts';
import { type ScanAnswer, SubnetScan } from './subnet-scan.ts';

/** Other hosts' open tables; the search runs only while somebody subscribes. */
export function searchOnDemand(options: SearchOptions): Discovery {
  const followers = new Set<(tables: DiscoveredTable[]) => void>();
  const sweep = new SubnetScan({ clock: options.clock });
  let search: HostSearch | undefined;
  return {
    subscribe(tell) {
      followers.add(tell);
      search ??= new HostSearch({ subnetScan: sweep, ...options }, (tables) => {
        for (const follower of followers) follower(tables);
      });
      tell(search.found());
      return () => {
        followers.delete(tell);
        if (followers.size > 0) return;
        search?.stop();
        search = undefined;
      };
    },
  };
}

/** Interval between search rounds, in ms. */
const ROUND_INTERVAL_MS = 4000;

/** Changes this close together are reported as one, in ms. */
const COALESCE_MS = 50;

export interface SearchOptions {
  readonly multicast: MulticastSockets;
  readonly clock: Clock;
  /** Whether a table is this host's own, which the search skips. */
  readonly isOurs: (table: string) => boolean;
  readonly ask?: Probe;
  /** The subnet scan; without it only advertisements count. */
  readonly subnetScan?: SubnetScan;
  /** This computer's IPv4 addresses. */
  readonly addresses?: () => readonly string[];
}

export class HostSearch {
  readonly #options: SearchOptions;
  readonly #tell: (tables: DiscoveredTable[]) => void;
  /** By this computer's address in a network. */
  readonly #ears = new Map<string, MdnsSender>();
  readonly #hearsay = new SeenAdvertisements();
  readonly #knocks: HostProber;
  #next: Cancel | undefined;
  #soon: Cancel | undefined;
  #sent = '[]';
  readonly #over = new AbortController();

  /** Starts at once and calls `tell` with all tables found whenever they change. */
  constructor(options: SearchOptions, tell: (tables: DiscoveredTable[]) => void) {
    this.#options = options;
    this.#tell = tell;
    const { clock, ask = askHost } = options;
    const isMeant = (address: string): boolean => this.#hearsay.knows(address);
    this.#knocks = new HostProber({ clock, ask, isMeant }, (address, about) => {
      this.#hearsay.confirm(address, about?.tables ?? []);
      this.#tellChanges();
    });
    this.#look();
  }

  found(): DiscoveredTable[] {
    return this.#hearsay.found();
  }

  stop(): void {
    this.#over.abort();
    this.#next?.();
    this.#soon?.();
    this.#knocks.stop();
    for (const address of [...this.#ears.keys()]) this.#close(address);
  }

  #look(): void {
    this.#next = this.#options.clock.after(ROUND_INTERVAL_MS, () => this.#look());
    this.#hearsay.nextRound();
    this.#tellChanges();
    const addresses = (this.#options.addresses ?? ownAddresses)();
    for (const address of this.#ears.keys()) if (!addresses.includes(address)) this.#close(address);
    // Where mDNS fails, an address can still be typed.
    for (const address of addresses) this.#listen(address).catch(() => undefined);
    const hosts = this.#hearsay.hosts();
    for (const host of hosts) this.#knocks.request(host);
    const ports = hosts.map((host) => Number(host.replace(/.*:/, '')));
    this.#options.subnetScan?.round(ports, (answer) => this.#take(answer), this.#over.signal).catch(() => undefined);
  }

  get #stopped(): boolean {
    return this.#over.signal.aborted;
  }

  /** Treats a scan answer as an advertisement. */
  #take({ address, port, own, tables }: ScanAnswer): void {
    for (const txt of tables) this.#hear({ port, txt, isGone: false }, address, own);
  }

  async #listen(address: string): Promise<void> {
    const heard = (service: HeardService, from: string): void => this.#hear(service, from, address);
    const ear = this.#ears.get(address) ?? (await this.#options.multicast.join(address, { heard }));
    const other = this.#ears.get(address) ?? ear;
    if (this.#stopped || other !== ear) return ear.leave();
    this.#ears.set(address, ear);
    ear.send([SERVICE_QUESTION]);
  }

  #close(address: string): void {
    const ear = this.#ears.get(address);
    this.#ears.delete(address);
    ear?.leave().catch(() => undefined);
  }

  #hear({ port, txt, isGone }: HeardService, from: string, ear: string): void {
    const table = parseAdvertisement({ port, txt, from });
    if (!table || this.#options.isOurs(table.table)) return;
    // A goodbye is unauthenticated: the host is probed.
    if (!isGone && !this.#hearsay.add(table, ear)) return;
    if (isGone ? this.#hearsay.isConfirmed(table) : !this.#hearsay.isConfirmed(table))
      this.#knocks.request(table.address);
    else this.#tellChanges();
  }

  /** Coalesces changes. */
  #tellChanges(): void {
    this.#soon ??= this.#options.clock.after(COALESCE_MS, () => {
      this.#soon = undefined;
      this.#tellNow();
    });
  }

  #tellNow(): void {
    const found = this.found();
    const now = JSON.stringify(found);
    if (this.#stopped || now === this.#sent) return;
    this.#sent = now;
    this.#tell(found);
  }
}

async function askHost(address: string): ReturnType<Probe> {
  const [ip = '', port] = address.split(':');
  const about = await fetchAbout(ip, Number(port));
  return typeof about === 'object' ? about : undefined;
}

function ownAddresses(): string[] {
  return lanAddresses().filter((address) => !address.includes(':'));
}
