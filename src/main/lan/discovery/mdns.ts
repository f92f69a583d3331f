/** Multicast DNS on one of this computer's networks. */
import { createSocket, type Socket } from 'node:dgram';
import { EventEmitter, once } from 'node:events';
import Bonjour from 'bonjour-service';
import { Bucket } from '../../host/time/bucket.ts';
import { type Clock, systemClock } from '../../host/time/clock.ts';
import { isNextDoor } from '../reach/addresses.ts';

const GROUP = '224.0.0.251';
const PORT = 5353;

/** Packets a second, and at once, that are looked at: more than a busy network sends. */
const RATE = 200;
export const BURST = 400;

/** What lets so many packets through. */
export const patience = (clock: Clock): Bucket => new Bucket(clock, RATE, BURST);

/** Speaks on the network in which this computer has this IPv4 address. Rejects with the system's error. */
export async function openMdns(address: string): Promise<Bonjour> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  try {
    socket.bind(PORT);
    await once(socket, 'listening');
    socket.addMembership(GROUP, address);
    socket.setMulticastInterface(address);
    socket.setMulticastTTL(255);
  } catch (error) {
    socket.close();
    throw error;
  }
  // What can't be sent now is sent with the next question or advertisement.
  socket.on('error', () => undefined);
  return bonjourOver(socket);
}

/**
 * A Bonjour whose packets come only from next door, not too many of them, and do no harm: it reads what anybody in the
 * house may have sent, and is not made to be careful.
 */
export function bonjourOver(
  socket: Socket,
  isNear: (address: string) => boolean = isNextDoor,
  allowed: { take(): boolean } = patience(systemClock),
): Bonjour {
  const wire = Object.assign(new EventEmitter(), {
    send: socket.send.bind(socket),
    close: socket.close.bind(socket),
  });
  socket.on('message', (bytes, from) => {
    if (!allowed.take() || !isNear(from.address)) return;
    try {
      wire.emit('message', bytes, from);
    } catch {
      // No advertisement of ours.
    }
  });
  // The socket is bound and has joined already; `host` is the group that is spoken to.
  const options = { host: GROUP, socket: wire, bind: false, multicast: false };
  return new Bonjour(options, () => undefined);
}
