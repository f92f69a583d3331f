/** One WebSocket for each window that is open at the host: let in, carried to the host, asked whether it is still there. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { MAX_MESSAGE_BYTES } from '#shared/protocol/contract.ts';
import type { Connection, Line } from '../../host/router/connection.ts';
import { isOurPage } from './doorkeeper.ts';
import { addressOf } from './guests.ts';

/** How often each socket is asked, in ms. */
const HEARTBEAT = 5000;

/** A socket that has left so many questions in a row unanswered is gone. */
const MISSED = 2;

/** A client that lets so many bytes pile up has stopped reading. */
const MAX_UNREAD = 4 * 1024 * 1024;

/** Sockets at once, over all tables. */
const MAX_SOCKETS = 1000;

export interface SocketOptions {
  readonly accept: (line: Line) => Connection;
  /** Whether a request means us at all. */
  readonly allows: (request: IncomingMessage) => boolean;
  readonly heartbeat?: number | undefined;
}

export interface Sockets {
  /** For the event `upgrade` of an HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Hangs up on everybody. */
  close(): void;
}

export function carrySockets({ accept, allows, heartbeat = HEARTBEAT }: SocketOptions): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const pulses = new Map<WebSocket, Pulse>();
  const beats = setInterval(() => {
    for (const [socket, pulse] of pulses) beat(socket, pulse);
  }, heartbeat);
  return {
    upgrade(request, socket, head) {
      if (request.url !== '/ws') return refuse(socket, '404 Not Found');
      if (!allows(request) || !isOurPage(request)) return refuse(socket, '403 Forbidden');
      if (server.clients.size >= MAX_SOCKETS) return refuse(socket, '503 Service Unavailable');
      server.handleUpgrade(request, socket, head, (opened) => {
        const pulse = carry(opened, addressOf(request.socket), accept);
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
}

/** Asks with the time as its stamp: what comes back tells how long the way was, and only the latest one counts. */
function beat(socket: WebSocket, pulse: Pulse): void {
  if (pulse.missed >= MISSED) {
    socket.terminate();
    return;
  }
  pulse.missed++;
  pulse.stamp = String(performance.now());
  socket.ping(pulse.stamp);
}

function carry(socket: WebSocket, address: Socket['remoteAddress'], accept: (line: Line) => Connection): Pulse {
  const pulse: Pulse = { stamp: undefined, missed: 0 };
  const connection = accept({
    address,
    send(text) {
      if (socket.bufferedAmount > MAX_UNREAD) socket.terminate();
      else socket.send(text);
    },
    close: (why) => socket.close(1008, why),
  });
  socket.on('pong', (stamp) => {
    if (stamp.toString() !== pulse.stamp) return;
    pulse.missed = 0;
    pulse.stamp = undefined;
    connection.lag(performance.now() - Number(stamp));
  });
  socket.on('message', (data, isBinary) => connection.receive(isBinary ? data : data.toString()));
  socket.on('close', () => connection.closed());
  // What is too big or no WebSocket frame: the socket is closed with a code that says so.
  socket.on('error', () => undefined);
  return pulse;
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
