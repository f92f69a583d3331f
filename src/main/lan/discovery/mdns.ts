/** Multicast DNS in this computer's networks: one shared socket per network. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { type Clock, systemClock } from '../../host/time/clock.ts';
import { TokenBucket, TokenBuckets } from '../../host/time/token-bucket.ts';
import { isNeighbour } from '../reach/addresses.ts';
import { type HeardService, readPacket } from './mdns-packets.ts';

// Rate limit of parsed packets, in bytes, over all networks.

/** Max size of an mDNS packet (RFC 6762, 17). */
export const MAX_PACKET_BYTES = 9000;

/** Limit of all neighbours together: many times a busy network's traffic. */
const OVERALL = { perSecond: 256 * 1024, atOnce: 512 * 1024 };

/** Limit per neighbour: a host's tables fit into it. */
const PER_NEIGHBOUR = { perSecond: 2 * 1024, atOnce: 18_000 };

export class PacketRateLimit {
  readonly #ofOne: TokenBuckets;
  readonly #ofAll: TokenBucket;

  constructor(clock: Clock) {
    this.#ofOne = new TokenBuckets(clock, PER_NEIGHBOUR);
    this.#ofAll = new TokenBucket(clock, OVERALL.perSecond, OVERALL.atOnce);
  }

  /** Returns whether to parse a packet of so many bytes from this neighbour. */
  allows(address: string, bytes: number): boolean {
    return bytes <= MAX_PACKET_BYTES && (this.#ofOne.take(address, bytes) || this.#ofAll.take(bytes));
  }
}

export const MDNS_GROUP = '224.0.0.251';
export const MDNS_PORT = 5353;

/** A subscriber of a network's mDNS. */
export interface MdnsListener {
  /** Called when somebody asks for tables. */
  asked?(): void;
  /** Called when somebody at this address announces or withdraws a table. */
  heard?(service: HeardService, from: string): void;
}

/** A joined network. */
export interface MdnsSender {
  send(packets: readonly Buffer[]): void;
  /** Resolves when everything is sent; the last to leave closes the socket. */
  leave(): Promise<void>;
}

export interface MulticastOptions {
  readonly open?: (address: string) => Promise<Socket>;
  /** Whether the first address is in the subnet of this computer's second one. */
  readonly isNear?: (address: string, own: string) => boolean;
  readonly clock?: Clock;
  /** Called with the address that exceeds its limit. */
  readonly refused?: (address: string) => void;
}

interface Network {
  readonly socket: Promise<Socket>;
  readonly members: Set<MdnsListener>;
  /** Packets being sent. */
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

  /** Joins the network of this IPv4 address. Rejects with the system's error. */
  async join(address: string, member: MdnsListener): Promise<MdnsSender> {
    const network = this.#networks.get(address) ?? this.#begin(address);
    network.members.add(member);
    try {
      const socket = await network.socket;
      return {
        send(packets) {
          for (const packet of packets) {
            // A packet that can't be sent is dropped: the next question or advertisement repeats
            // it.
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
    // On some systems a socket also receives packets of other interfaces.
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

/** Parses an untrusted packet. */
function read(bytes: Buffer): ReturnType<typeof readPacket> | undefined {
  try {
    return readPacket(bytes);
  } catch {
    return undefined;
  }
}

/** A socket in the network of this computer's address. */
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

/** A failed socket has closed already. */
function closeQuietly(socket: Socket): void {
  try {
    socket.close();
  } catch {
    // It has.
  }
}
