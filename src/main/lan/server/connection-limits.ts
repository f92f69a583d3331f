/**
 * Admission when connections run out. A newcomer is admitted as long as someone can make room: the
 * device with most connections loses its oldest unless a seated player uses it. So a greedy device
 * only displaces itself.
 */
import type { Socket } from 'node:net';
import { deviceOf, THIS_COMPUTER } from '../../host/connections/client-device.ts';
import type { Clock } from '../../host/time/clock.ts';
import { TokenBuckets } from '../../host/time/token-bucket.ts';

// Connection quotas.

/** More than any household has. */
const MAX_CONNECTIONS = 1000;

/** A cluster node has room for more. */
export const CLUSTER_MAX_CONNECTIONS = 4000;

/** Min for a playable host. */
const MIN_CONNECTIONS = 32;

/** Descriptors reserved for the store, threads, listeners and probes. */
const RESERVED_DESCRIPTORS = 96;

export interface ConnectionQuota {
  /** All connections. */
  readonly total: number;
  /** Reserved for this computer. */
  readonly reservedLocal: number;
  /** Reserved for seated players. */
  readonly reservedSeated: number;
  /** Max per device, for unseated and for seated clients alike. */
  readonly perDevice: number;
}

/** Quotas for the number of descriptors, at most `most`. */
export function quotaFor(descriptors: number, most = MAX_CONNECTIONS): ConnectionQuota {
  const total = Math.max(MIN_CONNECTIONS, Math.min(most, descriptors - RESERVED_DESCRIPTORS));
  const reserve = Math.floor(total / 8);
  return { total, reservedLocal: reserve, reservedSeated: reserve, perDevice: Math.floor(total / 4) };
}

/** The system's limit of open descriptors. */
export function descriptorsAllowed(): number {
  const { report } = process;
  if (!report) return Number.POSITIVE_INFINITY;
  // Otherwise the report resolves the names of all peers.
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : soft;
}

/**
 * Rate at which a device may displace others: a page takes six connections, a household has several
 * pages.
 */
const TAKEOVER_RATE = { perSecond: 2, atOnce: 30 };

/** What is needed of a connection to admit it. */
export type Admittable = Pick<Socket, 'remoteAddress'> & {
  destroy(): unknown;
  once(event: 'close', call: () => void): unknown;
};

/** An admitted connection. */
interface AdmittedSocket {
  readonly socket: Admittable;
  readonly address: string;
  readonly device: string;
  /** Whether its user is seated; undefined before the greeting. */
  isSeated?: () => boolean;
  /** It counts as seated. */
  seated: boolean;
}

/** The peer's address, as IPv4 if possible; undefined if it has closed. */
export function addressOf({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string | undefined {
  return remoteAddress?.replace(/^::ffff:(?=\d+[.])/i, '');
}

export class ConnectionLimits {
  readonly #room: ConnectionQuota;
  readonly #refused: (address: string | undefined) => void;
  readonly #takes: TokenBuckets;
  readonly #all = new Map<Admittable, AdmittedSocket>();
  /** By device, oldest first: clients that are neither local nor seated. */
  readonly #strangers = new SocketsByDevice();
  readonly #seated = new SocketsByDevice();

  /** `refused` is called for every connection that is rejected or displaced. */
  constructor(room: ConnectionQuota, clock: Clock, refused: (address: string | undefined) => void) {
    this.#room = room;
    this.#refused = refused;
    this.#takes = new TokenBuckets(clock, TAKEOVER_RATE);
  }

  /** Returns whether this connection is admitted, and counts it until it closes. */
  admit(socket: Admittable, address = addressOf(socket)): boolean {
    // It has closed already.
    if (address === undefined) return false;
    const guest: AdmittedSocket = { socket, address, device: deviceOf(address), seated: false };
    if (!this.#makeRoom(guest.device)) {
      this.#refused(address);
      return false;
    }
    this.#all.set(socket, guest);
    if (guest.device !== THIS_COMPUTER) this.#strangers.add(guest);
    socket.once('close', () => this.#forget(guest));
    return true;
  }

  /** A client has greeted; `isSeated` tells now and later whether it has a seat. */
  trackSeated(socket: Admittable, isSeated: () => boolean): void {
    const guest = this.#all.get(socket);
    if (!guest || guest.device === THIS_COMPUTER) return;
    guest.isSeated = isSeated;
    this.#sort(guest);
  }

  /** Re-sorts after seat changes; call it regularly. */
  review(): void {
    for (const guest of this.#all.values()) if (guest.isSeated) this.#sort(guest);
  }

  /** Makes room for one more of this device if possible. */
  #makeRoom(device: string): boolean {
    if (device === THIS_COMPUTER) {
      while (this.#all.size >= this.#room.total) if (!this.#dismissOne(this.#strangers.largest())) return false;
      return true;
    }
    while (this.#strangers.of(device) >= this.#room.perDevice) if (!this.#dismissOne(device)) return false;
    while (this.#isFull()) if (!this.#dismissOne(this.#whoGoesFor(device))) return false;
    return true;
  }

  #isFull(): boolean {
    const { total, reservedLocal: home, reservedSeated: seated } = this.#room;
    const free = Math.min(total - home - seated, total - home - this.#seated.size);
    return this.#strangers.size >= free || this.#all.size >= total;
  }

  /** The device with most connections; the newcomer's own if it displaced others too often. */
  #whoGoesFor(device: string): string | undefined {
    const largest = this.#strangers.largest();
    if (largest === undefined || largest === device) return device;
    return this.#takes.take(device) ? largest : device;
  }

  /** Closes this device's oldest unseated connection or re-sorts it; false if there is none. */
  #dismissOne(device: string | undefined): boolean {
    const guest = device === undefined ? undefined : this.#strangers.oldest(device);
    if (!guest) return false;
    this.#sort(guest);
    if (guest.seated) return true;
    this.#refused(guest.address);
    this.#forget(guest);
    guest.socket.destroy();
    return true;
  }

  /** Re-sorts a connection. Only so many of one device count as seated. */
  #sort(guest: AdmittedSocket): void {
    const seated =
      guest.isSeated?.() === true && (guest.seated || this.#seated.of(guest.device) < this.#room.perDevice);
    if (seated === guest.seated) return;
    (seated ? this.#strangers : this.#seated).delete(guest);
    (seated ? this.#seated : this.#strangers).add(guest);
    guest.seated = seated;
  }

  #forget(guest: AdmittedSocket): void {
    this.#all.delete(guest.socket);
    this.#strangers.delete(guest);
    this.#seated.delete(guest);
  }
}

/** Connections by device, oldest first. */
class SocketsByDevice {
  readonly #byDevice = new Map<string, Set<AdmittedSocket>>();
  size = 0;

  add(guest: AdmittedSocket): void {
    const lines = this.#byDevice.get(guest.device) ?? new Set();
    this.#byDevice.set(guest.device, lines.add(guest));
    this.size++;
  }

  delete(guest: AdmittedSocket): void {
    const lines = this.#byDevice.get(guest.device);
    if (!lines?.delete(guest)) return;
    this.size--;
    if (lines.size === 0) this.#byDevice.delete(guest.device);
  }

  of(device: string): number {
    return this.#byDevice.get(device)?.size ?? 0;
  }

  oldest(device: string): AdmittedSocket | undefined {
    return this.#byDevice.get(device)?.values().next().value;
  }

  /** The device with most connections; the first of several. */
  largest(): string | undefined {
    let most: [string, number] | undefined;
    for (const [device, { size }] of this.#byDevice) if (!most || size > most[1]) most = [device, size];
    return most?.[0];
  }
}
