/** Multicast DNS in this computer's networks: one socket in each, whoever speaks or listens there. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { type Clock, systemClock } from '../../host/time/clock.ts';
import { TokenBucket, TokenBuckets } from '../../host/time/token-bucket.ts';
import { isNeighbour } from '../reach/addresses.ts';
import { type HeardService, readPacket } from './mdns-packets.ts';

/** Which packets are looked at: of all networks and all that is advertised together, in bytes. */
/** More than that no multicast DNS packet has (RFC 6762, 17). */
export const MAX_PACKET_BYTES = 9000;

/** Of all together: many times what a busy network sends. */
const OVERALL = { perSecond: 256 * 1024, atOnce: 512 * 1024 };

/** Each neighbour has so much for itself, however much the others send: a host's tables fit into it. */
const PER_NEIGHBOUR = { perSecond: 2 * 1024, atOnce: 18_000 };

export class PacketRateLimit {
  readonly #ofOne: TokenBuckets;
  readonly #ofAll: TokenBucket;

  constructor(clock: Clock) {
    this.#ofOne = new TokenBuckets(clock, PER_NEIGHBOUR);
    this.#ofAll = new TokenBucket(clock, OVERALL.perSecond, OVERALL.atOnce);
  }

  /** Whether a packet of so many bytes from this neighbour is looked at. */
  allows(address: string, bytes: number): boolean {
    return bytes <= MAX_PACKET_BYTES && (this.#ofOne.take(address, bytes) || this.#ofAll.take(bytes));
  }
}

export const MDNS_GROUP = '224.0.0.251';
export const MDNS_PORT = 5353;

/** Who takes part in a network. */
export interface MdnsListener {
  /** Somebody asks for tables. */
  asked?(): void;
  /** Somebody at this address says that a table is there, or no more. */
  heard?(service: HeardService, from: string): void;
}

/** A network, as long as one takes part in it. */
export interface MdnsSender {
  send(packets: readonly Buffer[]): void;
  /** Resolves when all that was sent is out; the socket is closed if nobody else takes part. */
  leave(): Promise<void>;
}

export interface MulticastOptions {
  readonly open?: (address: string) => Promise<Socket>;
  /** Whether the first address lies in the network in which this computer has the second. */
  readonly isNear?: (address: string, own: string) => boolean;
  readonly clock?: Clock;
  /** Is told whose packets are too many. */
  readonly refused?: (address: string) => void;
}

interface Network {
  readonly socket: Promise<Socket>;
  readonly members: Set<MdnsListener>;
  /** What is on its way out. */
  readonly sending: Set<Promise<void>>;
}

export class MulticastSockets {
  readonly #open: (address: string) => Promise<Socket>;
  readonly #isNear: (address: string, own: string) => boolean;
  readonly #refused: (address: string) => void;
  readonly #intake: PacketRateLimit;
  readonly #networks = new Map<string, Network>();

  constructor(options: MulticastOptions = {}) {
    this.#open = options.open ?? openSocket;
    this.#isNear = options.isNear ?? isNeighbour;
    this.#refused = options.refused ?? (() => undefined);
    this.#intake = new PacketRateLimit(options.clock ?? systemClock);
  }

  /** Takes part in the network in which this computer has this IPv4 address. Rejects with the system's error. */
  async join(address: string, member: MdnsListener): Promise<MdnsSender> {
    const network = this.#networks.get(address) ?? this.#begin(address);
    network.members.add(member);
    try {
      const socket = await network.socket;
      return {
        send(packets) {
          for (const packet of packets) {
            // What can't be sent now is sent with the next question or advertisement.
            const out = new Promise<void>((done) => socket.send(packet, MDNS_PORT, MDNS_GROUP, () => done()));
            network.sending.add(out);
            out.finally(() => network.sending.delete(out)).catch(() => undefined);
          }
        },
        leave: () => this.#leave(address, network, member),
      };
    } catch (error) {
      await this.#leave(address, network, member);
      throw error;
    }
  }

  #begin(address: string): Network {
    const members = new Set<MdnsListener>();
    const socket = this.#open(address).then((opened) =>
      opened.on('message', (bytes, from) => this.#take(bytes, from.address, address, members)),
    );
    const network = { socket, members, sending: new Set<Promise<void>>() };
    this.#networks.set(address, network);
    return network;
  }

  async #leave(address: string, network: Network, member: MdnsListener): Promise<void> {
    network.members.delete(member);
    const isLast = network.members.size === 0 && this.#networks.get(address) === network;
    if (isLast) this.#networks.delete(address);
    const socket = await network.socket.catch(() => undefined);
    await Promise.all(network.sending);
    if (isLast && socket) closeQuietly(socket);
  }

  #take(bytes: Buffer, from: string, own: string, members: ReadonlySet<MdnsListener>): void {
    // On some systems a socket hears what comes in through the other networks, too.
    if (!this.#isNear(from, own)) return;
    const isTaken = this.#intake.allows(from, bytes.length);
    if (!isTaken) this.#refused(from);
    const packet = isTaken ? read(bytes) : undefined;
    if (!packet) return;
    for (const member of members) {
      if (packet.asks) member.asked?.();
      for (const service of packet.heard) member.heard?.(service, from);
    }
  }
}

/** Anybody in the house may have sent anything. */
function read(bytes: Buffer): ReturnType<typeof readPacket> | undefined {
  try {
    return readPacket(bytes);
  } catch {
    return undefined;
  }
}

/** A socket that takes part in the network in which this computer has this address. */
export async function openSocket(address: string): Promise<Socket> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  try {
    socket.bind(MDNS_PORT);
    await once(socket, 'listening');
    socket.addMembership(MDNS_GROUP, address);
    socket.setMulticastInterface(address);
    socket.setMulticastTTL(255);
  } catch (error) {
    socket.on('error', () => undefined);
    closeQuietly(socket);
    throw error;
  }
  socket.on('error', () => undefined);
  return socket;
}

/** One that fell over has closed by itself. */
function closeQuietly(socket: Socket): void {
  try {
    socket.close();
  } catch {
    // It is.
  }
}
