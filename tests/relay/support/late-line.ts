/**
 * A long way between a device and a relay, in this process: what goes over it comes late, and of what is lost TCP sends each
 * segment again after its timeout, with all behind it waiting. For kernels without `tc netem`; it needs no root either. The
 * relay hears of an address, as of a router's, which may change.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Random, randomFraction } from '#shared/engine/random.ts';

/** From where the line reaches the relay: a proxy that it believes. */
export const ROUTER = '127.0.0.9';

const SEGMENT_BYTES = 1400;

/** The least that TCP waits beyond the way there and back before it sends again, in ms. */
const LEAST_TIMEOUT_MS = 200;

export interface Lateness {
  /** There and back. */
  readonly roundTripMs: number;
  /** Of so many segments one is lost, from 0 to 1. */
  readonly loss: number;
}

export interface LateLine {
  readonly port: number;
  /** The relay's port. */
  target: number;
  /** As which address the relay knows who comes next. */
  address: string;
  /** Cuts everything that is open, without a word. */
  cut(): void;
  close(): void;
}

export async function openLateLine(lateness: Lateness, random: Random): Promise<LateLine> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect({ port: line.target, host: '127.0.0.1', localAddress: ROUTER });
    let isFirst = true;
    join(near, far, (data) => (isFirst ? named(data) : data));
    join(far, near, (data) => data);

    /** The first that comes is a request. */
    function named(data: Buffer): Buffer {
      isFirst = false;
      return Buffer.from(data.toString('latin1').replace('\r\n', `\r\nX-Forwarded-For: ${line.address}\r\n`), 'latin1');
    }
  });

  function join(from: Socket, to: Socket, change: (data: Buffer) => Buffer): void {
    const send = later(lateness, random, (data) => (data.length > 0 ? to.write(change(data)) : to.destroy()));
    open.add(from.setNoDelay());
    from.on('data', send);
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      send(Buffer.alloc(0));
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const line: LateLine = {
    port: (server.address() as AddressInfo).port,
    target: 0,
    address: '203.0.113.7',
    cut,
    close() {
      server.close();
      cut();
    },
  };
  return line;
}

/** Hands each piece on when it would have come, in order. */
function later({ roundTripMs, loss }: Lateness, random: Random, arrive: (data: Buffer) => void) {
  const waiting: Buffer[] = [];
  let last = 0;
  return (data: Buffer): void => {
    let ways = roundTripMs / 2;
    for (let at = 0; at < data.length; at += SEGMENT_BYTES)
      for (let wait = roundTripMs + LEAST_TIMEOUT_MS; randomFraction(random) < loss; wait *= 2) ways += wait;
    last = Math.max(last, performance.now() + ways);
    waiting.push(data);
    setTimeout(() => arrive(waiting.shift() as Buffer), last - performance.now());
  };
}
