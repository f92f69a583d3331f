/** Keeps the mDNS advertisements in step with the open tables and networks. */
import type { ExposedTable } from '../../host/table/table-view.ts';
import type { Cancel, Clock } from '../../host/time/clock.ts';
import { MAX_ADVERTISED } from '../reach/about.ts';
import { type AdvertisingHost, type Service, serviceOf } from './advertisement.ts';
import type { MdnsSender, MulticastSockets } from './mdns.ts';
import { announcementPackets, goodbyePackets } from './mdns-packets.ts';

/** Min interval between repeats of one answer, in ms (RFC 6762, 6). */
const MIN_REPEAT_MS = 1000;

export interface MdnsResponder {
  /**
   * Advertises exactly these tables in the networks of these IPv4 addresses. One call at a time.
   */
  advertise(addresses: readonly string[], tables: readonly ExposedTable[], advertiser: AdvertisingHost): Promise<void>;
  /** Whether a table was advertised from here. */
  isOurs(table: string): boolean;
}

/** The services of these tables, up to `MAX_ADVERTISED`. */
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

/** The responder of one network. */
interface NetworkResponder {
  /** Replaces the advertised services. */
  say(services: readonly Service[]): void;
  /** Sends goodbyes, then stops. */
  takeDown(): Promise<void>;
}

async function startAt(multicast: MulticastSockets, clock: Clock, address: string): Promise<NetworkResponder> {
  let up: readonly Service[] = [];
  let saidAt = Number.NEGATIVE_INFINITY;
  let soon: Cancel | undefined;

  /** Sends everything, at most once a second however many ask. */
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
      // Repeats, since packets get lost.
      tell();
    },
    takeDown() {
      soon?.();
      wire.send(goodbyePackets(up));
      return wire.leave();
    },
  };
}
