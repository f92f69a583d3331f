/**
 * A neighbour who means no good: `crier.ts OWN SOURCE…` says on multicast DNS, some five hundred times a second, that
 * tables are open that nobody has, over and over. With addresses besides its own it speaks in the name of each.
 */
import { createSocket } from 'node:dgram';
import { serviceOf } from '../../../src/main/lan/discovery/advertisement.ts';
import { announcementPackets } from '../../../src/main/lan/discovery/mdns-packets.ts';

const [own = '', ...names] = process.argv.slice(2);
const TABLE = {
  game: 'viva',
  name: '',
  people: [],
  stage: 'lobby',
  bots: 0,
  seats: 4,
  free: 2,
  locked: false,
} as const;

/** So many that are said again and again: whoever has heard them once never forgets them. */
const TABLES = 1000;

let said = 0;

function packet(): Buffer {
  const id = `x${String(said % TABLES).padStart(8, '0')}`;
  const host = { host: 'Tower', version: '0.1.0', port: 1 + (said % TABLES), target: 'tower.local' };
  return announcementPackets([serviceOf({ ...TABLE, id }, host)], own)[0] as Buffer;
}

const sockets = (names.length > 0 ? names : [own]).map((address) => {
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  socket.bind(5353, address, () => socket.setMulticastInterface(own));
  return socket;
});
setInterval(() => {
  for (let k = 0; k < 5; k++) {
    sockets[said % sockets.length]?.send(packet(), 5353, '224.0.0.251', () => undefined);
    said++;
  }
}, 10);
setInterval(() => process.stdout.write(`${JSON.stringify({ said })}\n`), 1000);
