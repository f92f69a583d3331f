/**
 * Who is let in where there is no room for everybody. Nobody who comes is sent away as long as somebody can make room:
 * of the device that has most lines the oldest goes, unless its person holds a seat here. So a device that takes all it
 * can only takes them from itself, and whoever comes with fewer lines is let in.
 */
import type { Socket } from 'node:net';
import { deviceOf, THIS_COMPUTER } from '../../host/connections/client-device.ts';
import type { Clock } from '../../host/time/clock.ts';
import { TokenBuckets } from '../../host/time/token-bucket.ts';

/** How many lines there is room for, and for whom. */

/** More than any household has. */
const MAX_CONNECTIONS = 1000;

/** A host of a house of many has a hall. */
export const CLUSTER_MAX_CONNECTIONS = 4000;

/** With fewer than that nobody could play. */
const MIN_CONNECTIONS = 32;

/** What this process opens besides: its store, its threads, where it listens, whom it asks. */
const RESERVED_DESCRIPTORS = 96;

export interface ConnectionQuota {
  /** All lines at once. */
  readonly total: number;
  /** Of these, kept for this computer itself. */
  readonly reservedLocal: number;
  /** Kept for people who hold a seat. */
  readonly reservedSeated: number;
  /** The most of one device, be it many strangers or many who are seated. */
  readonly perDevice: number;
}

/** Room for as many lines as so many descriptors allow, and no more than that. */
export function quotaFor(descriptors: number, most = MAX_CONNECTIONS): ConnectionQuota {
  const total = Math.max(MIN_CONNECTIONS, Math.min(most, descriptors - RESERVED_DESCRIPTORS));
  const reserve = Math.floor(total / 8);
  return { total, reservedLocal: reserve, reservedSeated: reserve, perDevice: Math.floor(total / 4) };
}

/** How many files and lines the system lets this process have open at once. */
export function descriptorsAllowed(): number {
  const { report } = process;
  if (!report) return Number.POSITIVE_INFINITY;
  // Or it would look up the names of all it is connected to.
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : soft;
}

/** So often a device may take another one's place: a page is read over some six lines, a household has some pages. */
const TAKEOVER_RATE = { perSecond: 2, atOnce: 30 };

/** Whose line it is. */
interface AdmittedSocket {
  readonly socket: Socket;
  readonly address: string;
  readonly device: string;
  /** Whether its person holds a seat; nothing while nobody has greeted over it. */
  isSeated?: () => boolean;
  /** It was counted among those who do. */
  seated: boolean;
}

/** The address at the other end, as IPv4 where it is one; nothing if it has gone already. */
export function addressOf({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string | undefined {
  return remoteAddress?.replace(/^::ffff:(?=\d+[.])/i, '');
}

export class ConnectionLimits {
  readonly #room: ConnectionQuota;
  readonly #refused: (address: string | undefined) => void;
  readonly #takes: TokenBuckets;
  readonly #all = new Map<Socket, AdmittedSocket>();
  /** By device, the oldest first: who is neither at home nor seated. */
  readonly #strangers = new SocketsByDevice();
  readonly #seated = new SocketsByDevice();

  /** `refused` is told of every line that is not let in, or has to go. */
  constructor(room: ConnectionQuota, clock: Clock, refused: (address: string | undefined) => void) {
    this.#room = room;
    this.#refused = refused;
    this.#takes = new TokenBuckets(clock, TAKEOVER_RATE);
  }

  /** Whether this line, which comes from there, may come in; counts it until it closes. */
  admit(socket: Socket, address = addressOf(socket)): boolean {
    // Who has gone before being asked does not come in.
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

  /** Somebody speaks over this line, of whom `isSeated` says now and later whether a seat is theirs. */
  trackSeated(socket: Socket, isSeated: () => boolean): void {
    const guest = this.#all.get(socket);
    if (!guest || guest.device === THIS_COMPUTER) return;
    guest.isSeated = isSeated;
    this.#sort(guest);
  }

  /** People have sat down and stood up since: to be called now and then. */
  review(): void {
    for (const guest of this.#all.values()) if (guest.isSeated) this.#sort(guest);
  }

  /** Whether there is room for one more line of this device now, after others had to go if need be. */
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

  /** The device that has most; its own for one that has taken others' places too often. */
  #whoGoesFor(device: string): string | undefined {
    const largest = this.#strangers.largest();
    if (largest === undefined || largest === device) return device;
    return this.#takes.take(device) ? largest : device;
  }

  /** The oldest stranger of this device goes, or turns out to be none any more; false if there is nobody. */
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

  /** Counts it where it belongs now. Of one device only so many are taken for seated, whatever they say. */
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

/** Lines by device, each device's in the order in which they came. */
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

  /** The device with most lines; of several the one that was first. */
  largest(): string | undefined {
    let most: [string, number] | undefined;
    for (const [device, { size }] of this.#byDevice) if (!most || size > most[1]) most = [device, size];
    return most?.[0];
  }
}
