/** Says something on multicast in one network and listens: whether it is heard here, as by all others there, and who else speaks. */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:dgram';
import { setTimeout as sleep } from 'node:timers/promises';
import { MDNS_GROUP, MDNS_PORT, openSocket } from '../discovery/mdns.ts';
import { ALL_TYPES, encodeQuestion, readPacket, SERVICE_TYPE } from '../discovery/mdns-packets.ts';
import { isNeighbour, lanAddresses } from '../reach/addresses.ts';
import type { MulticastTest } from './findings.ts';

/** When it is said again, in ms: any packet may be lost. */
const SEND_TIMES_MS = [0, 400, 1000];

/** Of so many is remembered that they spoke. */
const MAX_REMEMBERED_SPEAKERS = 64;

/** What was heard; and at which `ADDRESS:PORT` tables are advertised. */
export interface MulticastTestResult extends MulticastTest {
  readonly hosts: readonly string[];
}

export async function testMulticast(own: string, listenFor: number, open = openSocket): Promise<MulticastTestResult> {
  const [others, hosts] = [new Set<string>(), new Set<string>()];
  const mark = randomBytes(8).toString('hex');
  // Whoever has tables answers it, and nobody else minds.
  const packets = [encodeQuestion(`${mark}.${SERVICE_TYPE}`), encodeQuestion(ALL_TYPES)];
  let heardOwn = false;
  let socket: Socket | undefined;
  let error: string | undefined;
  try {
    socket = await open(own);
    socket.on('message', (bytes, { address }) => {
      if (address === own) heardOwn ||= bytes.includes(mark);
      else if (isNeighbour(address, own) && !lanAddresses().includes(address)) {
        if (others.size < MAX_REMEMBERED_SPEAKERS) others.add(address);
        for (const port of portsIn(bytes)) if (hosts.size < MAX_REMEMBERED_SPEAKERS) hosts.add(`${address}:${port}`);
      }
    });
    const began = performance.now();
    for (const at of SEND_TIMES_MS) {
      await sleep(Math.max(0, began + at - performance.now()));
      for (const packet of packets) error = (await send(socket, packet)) ?? error;
    }
    await sleep(Math.max(0, began + listenFor - performance.now()));
  } catch (caught) {
    error = codeOf(caught);
  } finally {
    socket?.close();
  }
  return { own, heardOwn, others: [...others], hosts: [...hosts], ...(error !== undefined && { error }) };
}

function send(socket: Socket, packet: Buffer): Promise<string | undefined> {
  return new Promise((done) =>
    socket.send(packet, MDNS_PORT, MDNS_GROUP, (error) => done(error ? codeOf(error) : undefined)),
  );
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}

/** At which ports tables are advertised. Anybody in the house may have sent anything. */
function portsIn(bytes: Buffer): number[] {
  try {
    return readPacket(bytes).heard.map(({ port }) => port);
  } catch {
    return [];
  }
}
