/** One WebSocket for each window that is open at the host: let in, carried to the host, asked whether it is still there. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { MAX_MESSAGE_BYTES } from '#shared/protocol/contract.ts';
import type { Connection, Line } from '../../host/router/connection.ts';
import { deviceOf } from '../../host/wire/device.ts';
import { isOurPage } from './doorkeeper.ts';
import { addressOf, type Guests } from './guests.ts';
import type { Tolls } from './tolls.ts';
import { Unread } from './unread.ts';

/** How often each socket is asked, in ms. */
const HEARTBEAT = 5000;

/** A socket that has left so many questions in a row unanswered is gone; so is one over which so long nobody greets. */
const MISSED = 2;

/** Who is not let in, or is no WebSocket after all, has so long to read why, in ms. */
const LAST_WORD = 1000;

/** In so many pieces a message may come: no client of ours cuts any. */
const MAX_FRAGMENTS = 16;

/**
 * What is told to everybody at once, the room and its evening, is worth packing: a hundred phones on one radio hear it
 * sooner. Whatever is smaller, every move and every hand, goes as it is; and nothing is kept of one message for the next.
 */
const PACKED = { threshold: 16 * 1024, serverNoContextTakeover: true, clientNoContextTakeover: true };

const LIMITS = {
  perMessageDeflate: PACKED,
  noServer: true,
  autoPong: false,
  maxPayload: MAX_MESSAGE_BYTES,
  maxFragments: MAX_FRAGMENTS,
  closeTimeout: LAST_WORD,
};

export interface SocketOptions {
  readonly accept: (line: Line) => Connection;
  /** Whether a request means us at all. */
  readonly allows: (request: IncomingMessage) => boolean;
  readonly guests: Guests;
  readonly tolls: Tolls;
  readonly heartbeat?: number | undefined;
}

export interface Sockets {
  /** For the event `upgrade` of an HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Hangs up on everybody. */
  close(): void;
}

export function carrySockets(options: SocketOptions): Sockets {
  const { allows, guests, tolls, heartbeat = HEARTBEAT } = options;
  const server = new WebSocketServer(LIMITS);
  const unread = new Unread();
  const pulses = new Map<WebSocket, Pulse>();
  const beats = setInterval(() => {
    guests.review();
    for (const [socket, pulse] of pulses) beat(socket, pulse);
  }, heartbeat);
  return {
    upgrade(request, socket, head) {
      if (request.url !== '/ws') return refuse(socket, '404 Not Found');
      if (!allows(request) || !isOurPage(request)) return refuse(socket, '403 Forbidden');
      if (!tolls.request(request.socket)) return refuse(socket, '429 Too Many Requests');
      const over = hangUpAfter(socket);
      server.handleUpgrade(request, socket, head, (opened) => {
        clearTimeout(over);
        const pulse = carry(opened, request.socket, unread, options);
        pulses.set(opened, pulse);
        opened.once('close', () => pulses.delete(opened));
        beat(opened, pulse);
      });
    },
    close() {
      clearInterval(beats);
      for (const socket of server.clients) socket.terminate();
    },
  };
}

/** What a socket was asked last, until it answers, and how many questions in a row it has left unanswered. */
interface Pulse {
  stamp: string | undefined;
  missed: number;
  /** How many questions were asked before anybody greeted. */
  ungreeted: number;
  hasGreeted(): boolean;
}

/** Asks with the time as its stamp: what comes back tells how long the way was, and only the latest one counts. */
function beat(socket: WebSocket, pulse: Pulse): void {
  if (pulse.missed >= MISSED || (pulse.ungreeted >= MISSED && !pulse.hasGreeted())) {
    socket.terminate();
    return;
  }
  pulse.missed++;
  pulse.ungreeted++;
  pulse.stamp = String(performance.now());
  socket.ping(pulse.stamp);
}

function carry(socket: WebSocket, from: Socket, unread: Unread, { accept, guests, tolls }: SocketOptions): Pulse {
  const device = deviceOf(from.remoteAddress);
  socket.once('close', unread.add(device, socket));
  let isOver = false;
  const connection = accept({
    address: addressOf(from),
    send(text) {
      if (unread.isTooMuch(device, socket)) socket.terminate();
      else socket.send(text);
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    // Says why, and waits for no answer: what it sends from now on is read no more.
    close(why) {
      isOver = true;
      socket.close(1008, why);
      socket.terminate();
    },
  });
  const pulse: Pulse = {
    stamp: undefined,
    missed: 0,
    ungreeted: 0,
    hasGreeted: () => connection.standing() !== 'unknown',
  };
  // What never becomes a message counts as well.
  from.on('data', ({ length }: Buffer) => {
    if (!tolls.bytes(from, length)) socket.terminate();
  });
  guests.vouch(from, () => connection.standing() === 'seated');
  socket.on('ping', (stamp) => {
    if (!isOver && connection.signal()) socket.pong(stamp);
  });
  socket.on('pong', (stamp) => {
    if (isOver || !connection.signal() || stamp.toString() !== pulse.stamp) return;
    pulse.missed = 0;
    pulse.stamp = undefined;
    connection.lag(performance.now() - Number(stamp));
  });
  socket.on('message', (data, isBinary) => {
    if (!isOver) connection.receive(isBinary ? data : data.toString());
  });
  socket.on('close', () => connection.closed());
  // What is too big or no WebSocket frame: the socket is closed with a code that says so.
  socket.on('error', () => undefined);
  return pulse;
}

/** Says why, and hangs up, whether or not the other end does. */
function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  hangUpAfter(socket);
  socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  (socket as Socket).destroySoon();
}

function hangUpAfter(socket: Duplex): NodeJS.Timeout {
  const over = setTimeout(() => socket.destroy(), LAST_WORD).unref();
  socket.once('close', () => clearTimeout(over));
  return over;
}
