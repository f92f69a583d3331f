/**
 * The host's networking: where it listens, what it advertises, whom it finds. Follows changes of
 * tables and addresses.
 */
import { randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import { isThisComputer } from '../host/connections/client-device.ts';
import type { Discovery, Doctor } from '../host/host-setup.ts';
import type { ExposedTables } from '../host/hosting-policy.ts';
import { guardedClock, systemClock } from '../host/time/clock.ts';
import { writeStderr } from '../program-messages.ts';
import type { AdvertisingHost } from './discovery/advertisement.ts';
import { searchOnDemand } from './discovery/host-search.ts';
import { MulticastSockets } from './discovery/mdns.ts';
import { advertisedOf, type MdnsResponder, startResponder } from './discovery/mdns-responder.ts';
import { makeDoctor } from './doctor/doctor.ts';
import type { Advertised } from './reach/about.ts';
import { bracketed, isWildcard, lanAddresses, localName } from './reach/addresses.ts';
import type { Proxies } from './server/client-address.ts';
import { type ListenError, makeServer, type Server, type ServerOptions } from './server/server.ts';

/** How often the addresses of this computer are looked at, in ms. */
const ADDRESS_POLL_MS = 3000;

/** Table changes this close together are handled as one, in ms. */
const CHANGES_COALESCE_MS = 250;

const LOOPBACK = ['127.0.0.1', '::1'];

/** Max other versions remembered. */
const MAX_OTHER_VERSIONS = 8;

export interface NetworkOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** Falls back to any free port if this one is taken. */
  readonly orAny?: boolean;
  /**
   * The one address (or name) to listen on always. Without it: loopback, and every address while a
   * table or the room is open.
   */
  readonly host?: string | undefined;
  /** Without a `host`: listens on loopback even while nothing is open. */
  readonly alwaysListen: boolean;
  /** The public URL behind a proxy, as `https://club.example`. */
  readonly publicUrl?: string | undefined;
  /** Max connections. */
  readonly maxConnections?: number | undefined;
  /** Trusted proxies. */
  readonly proxies?: Proxies | undefined;
  /** The built page. */
  readonly pages: string;
  /** Advertises open tables, and looks for those of others. */
  readonly discovery: boolean;
  /** Logs errors; default standard error. */
  readonly log?: (line: string) => void;
}

/** A host, as far as a network needs one. */
export interface ServedHost extends Pick<ServerOptions, 'accept' | 'about' | 'key' | 'refused' | 'otherVersion'> {
  /** Calls back with what is open to the network, now and on changes. */
  watchExposed(call: (open: ExposedTables) => void): void;
  /** Called when the host's addresses change. */
  addressesChanged(): void;
}

export interface Network {
  /** 0 while it listens nowhere. */
  readonly port: number;
  /** The host's current URLs, as `http://ADDRESS:PORT`, likeliest first. */
  addresses(): readonly string[];
  /** Its mDNS name, as `name.local:PORT`; null where it has none or isn't open. */
  localName(): string | null;
  /** The URLs it will have once something is open. */
  expectedAddresses(): readonly string[];
  /** Calls back with the addresses whenever they have changed. */
  watch(call: (addresses: readonly string[]) => void): void;
  /** The host's discovery. */
  readonly discovery: Discovery | undefined;
  /** The host's diagnosis of why a table isn't seen. */
  readonly doctor: Doctor;
  /** Starts accepting connections. Rejects with the system's error if it can't listen. */
  serve(host: ServedHost): Promise<void>;
  /** Sends goodbyes, closes all connections and stops listening. */
  close(): Promise<void>;
}

export function makeNetwork(options: NetworkOptions): Network {
  const { host: told, alwaysListen: always, publicUrl, discovery, log = writeStderr } = options;
  const clock = guardedClock(systemClock, log);
  const multicast = new MulticastSockets({ clock, refused: (address) => host?.refused?.(address, 'multicast') });
  const advertising: MdnsResponder | undefined = discovery ? startResponder(multicast, clock, log) : undefined;
  let server: Server | undefined;
  let host: ServedHost | undefined;
  let doors: ExposedTables = { room: false, tables: [], isAwaitingDevices: false };
  let reached: readonly string[] = [];
  let name: string | undefined;
  const watchers: ((addresses: readonly string[]) => void)[] = [];
  let complained = '';
  let closed = false;
  let looks: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let settled: Promise<unknown> = Promise.resolve();
  let deaf: readonly ListenError[] = [];
  const otherVersions = new Set<string>();
  const expected = new Map<string, (from: string | undefined) => void>();
  const target = `panno-verde-${randomBytes(6).toString('hex')}.local`;

  /** External addresses that it listens on when open. */
  function outside(): string[] {
    if (told === undefined || isWildcard(told)) return lanAddresses();
    return isThisComputer(told) ? [] : [told];
  }

  /** Somebody of the network may come in. */
  function isOpen(): boolean {
    return doors.room || doors.isAwaitingDevices || doors.tables.length > 0;
  }

  function wanted(): readonly string[] {
    if (told !== undefined) return [told];
    if (isOpen()) return [...LOOPBACK, ...outside()];
    return always ? LOOPBACK : [];
  }

  const pageAt = (address: string): string => `http://${bracketed(address)}:${server?.port}`;

  const pagesAt = (addresses: readonly string[]): string[] =>
    publicUrl === undefined ? addresses.map(pageAt) : isOpen() && !closed ? [publicUrl] : [];

  /** Brings listeners and advertisements in line with the current tables and addresses. */
  async function settle(): Promise<ListenError[]> {
    if (!server || !host) return [];
    const failed = await server.listenOn(closed ? [] : wanted());
    const isThere = (address: string) => !failed.some((one) => one.address === address);
    const open = isOpen() && !closed ? outside().filter(isThere) : [];
    const now = pagesAt(open);
    if (!closed && now.join() !== reached.join()) {
      reached = now;
      for (const call of watchers) call(now);
      lookForName(open).catch((error) => log(String(error)));
    }
    deaf = failed.filter(({ address }) => !isThisComputer(address));
    await advertising?.advertise(open.filter(isIPv4), doors.tables, advertiser(host, server));
    return failed;
  }

  function advertiser({ about }: ServedHost, { port }: Server): AdvertisingHost {
    const { host: called, 'panno-verde': version } = about();
    return { host: called, version, port, target };
  }

  /** The advertisement for neighbours that multicast doesn't reach. */
  function advertised(): Advertised {
    if (!host || !server) return [];
    return advertisedOf(doors.tables, advertiser(host, server)).map(({ txt }) => txt);
  }

  const doctor = makeDoctor({
    state: () => ({
      version: host?.about()['panno-verde'] ?? '',
      open: isOpen() && outside().length > 0,
      forItself: told !== undefined && isThisComputer(told),
      discovery,
      port: server?.port ?? 0,
      wantedPort: options.port || DEFAULT_PORT,
      listenErrors: deaf.map(({ address, error }) => ({ address, code: error.code ?? 'unknown' })),
      addresses: isOpen() ? outside() : [],
      visitors: server?.visitors() ?? [],
      otherVersions: [...otherVersions],
    }),
    expect(call, came) {
      expected.set(call, came);
      return () => void expected.delete(call);
    },
  });

  /** Resolves the mDNS name in the background; without discovery there is none. */
  async function lookForName(open: readonly string[]): Promise<void> {
    const found = discovery && open.length > 0 ? await localName(open) : undefined;
    if (found === name || closed || pagesAt(open).join() !== reached.join()) return;
    name = found;
    host?.addressesChanged();
  }

  /** Runs one update at a time; an error doesn't stop the next. */
  function settleNow(): Promise<ListenError[]> {
    const next = settled.then(settle);
    settled = next.catch((error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    return next;
  }

  function settleAgain(): void {
    settleNow().then(complain, () => undefined);
  }

  /** Logs each failure once; missing IPv6 isn't one. */
  function complain(failed: readonly ListenError[]): void {
    const now = failed
      .filter(({ address }) => address !== '::1')
      .map(({ address, error }) => `Can’t listen on ${address}, port ${server?.port || options.port}: ${error.code}`)
      .join('\n');
    if (now !== complained && now !== '') log(now);
    complained = now;
  }

  return {
    get port() {
      return server?.port ?? 0;
    },
    addresses: () => reached,
    localName: () => (name === undefined || reached.length === 0 ? null : `${name}:${server?.port}`),
    expectedAddresses: () => (publicUrl === undefined ? outside().map(pageAt) : [publicUrl]),
    watch: (call) => void watchers.push(call),
    discovery: advertising && searchOnDemand({ multicast, clock, isOurs: advertising.isOurs }),
    doctor,
    async serve(running) {
      host = running;
      server = makeServer({
        ...options,
        ...running,
        name: told,
        ...(publicUrl !== undefined && { publicName: new URL(publicUrl).hostname }),
        ...(discovery && { advertised }),
        called: (call, from) => expected.get(call)?.(from),
        otherVersion(theirs) {
          if (otherVersions.size < MAX_OTHER_VERSIONS) otherVersions.add(theirs);
          running.otherVersion?.(theirs);
        },
      });
      watchers.push(() => running.addressesChanged());
      running.watchExposed((open) => {
        doors = open;
        soon ??= setTimeout(() => {
          soon = undefined;
          settleAgain();
        }, CHANGES_COALESCE_MS);
      });
      const failed = await settleNow();
      const [must] = wanted();
      const refused = failed.find(({ address }) => address === must);
      if (refused) throw refused.error;
      complain(failed);
      looks = setInterval(settleAgain, ADDRESS_POLL_MS);
    },
    async close() {
      clearInterval(looks);
      clearTimeout(soon);
      closed = true;
      await settleNow().catch(() => undefined);
      await server?.close();
    },
  };
}
