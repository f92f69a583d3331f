/** The advertisements that are up now: each open table in each network, changed as the tables change. */
import type { ExposedTable } from '../../host/table/table-view.ts';
import type { Cancel, Clock } from '../../host/time/clock.ts';
import { MAX_ADVERTISED } from '../reach/about.ts';
import { type AdvertisingHost, type Service, serviceOf } from './advertisement.ts';
import type { MdnsSender, MulticastSockets } from './mdns.ts';
import { announcementPackets, goodbyePackets } from './mdns-packets.ts';

/** Whoever asks however often, the same is not said again so soon, in ms (RFC 6762, 6). */
const MIN_REPEAT_MS = 1000;

export interface MdnsResponder {
  /** These tables are advertised in the networks of these IPv4 addresses from now on, and no others. One call at a time. */
  advertise(addresses: readonly string[], tables: readonly ExposedTable[], advertiser: AdvertisingHost): Promise<void>;
  /** Whether a table was advertised from here. */
  isOurs(table: string): boolean;
}

/** What is said of these tables: nobody chooses among more of one host. */
export function advertisedOf(tables: readonly ExposedTable[], advertiser: AdvertisingHost): Service[] {
  return tables.slice(0, MAX_ADVERTISED).map((table) => serviceOf(table, advertiser));
}

export function startResponder(multicast: MulticastSockets, clock: Clock, log: (line: string) => void): MdnsResponder {
  const signs = new Map<string, NetworkResponder>();
  const ours = new Set<string>();

  async function signAt(address: string): Promise<NetworkResponder> {
    const sign = signs.get(address) ?? (await startAt(multicast, clock, address));
    signs.set(address, sign);
    return sign;
  }

  return {
    async advertise(addresses, tables, advertiser) {
      const services = advertisedOf(tables, advertiser);
      for (const { txt } of services) if (txt.table !== undefined) ours.add(txt.table);
      const wanted = services.length > 0 ? addresses : [];
      const gone = [...signs].filter(([address]) => !wanted.includes(address));
      for (const [address] of gone) signs.delete(address);
      await Promise.all(gone.map(([, sign]) => sign.takeDown()));
      for (const address of wanted) {
        await signAt(address).then(
          (sign) => sign.say(services),
          (error) =>
            log(`The tables can’t be advertised at ${address}: ${error instanceof Error ? error.message : error}`),
        );
      }
    },
    isOurs: (table) => ours.has(table),
  };
}

/** What is said in one network. */
interface NetworkResponder {
  /** These are there from now on. */
  say(services: readonly Service[]): void;
  /** Says goodbye, then is silent. */
  takeDown(): Promise<void>;
}

async function startAt(multicast: MulticastSockets, clock: Clock, address: string): Promise<NetworkResponder> {
  let up: readonly Service[] = [];
  let saidAt = Number.NEGATIVE_INFINITY;
  let soon: Cancel | undefined;

  /** All at once and no more than once a second, whoever asks however often. */
  function tell(): void {
    if (soon) return;
    soon = clock.after(Math.max(0, saidAt + MIN_REPEAT_MS - clock.now()), () => {
      soon = undefined;
      saidAt = clock.now();
      wire.send(announcementPackets(up, address));
    });
  }

  const wire: MdnsSender = await multicast.join(address, { asked: tell });
  return {
    say(services) {
      const now = new Set(services.map(({ name }) => name));
      const changed = services.filter((service) => !up.some((one) => JSON.stringify(one) === JSON.stringify(service)));
      wire.send(goodbyePackets(up.filter(({ name }) => !now.has(name))));
      up = services;
      if (changed.length === 0) return;
      wire.send(announcementPackets(changed, address));
      // Somebody may have missed it.
      tell();
    },
    takeDown() {
      soon?.();
      wire.send(goodbyePackets(up));
      return wire.leave();
    },
  };
}
