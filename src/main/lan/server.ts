/** The way in over the network: the page over HTTP, and one WebSocket for each window that has it open. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { MAX_MESSAGE_BYTES } from '#shared/protocol/contract.ts';
import type { Connection, Line } from '../host/connection.ts';
import { isOurHost, isOurPage, namesOf } from './doorkeeper.ts';
import { servePages } from './pages.ts';

const HEARTBEAT = 10_000;

/** A client that lets so many bytes pile up has stopped reading. */
const MAX_UNREAD = 4 * 1024 * 1024;

/** Sockets at once, over all tables. */
const MAX_SOCKETS = 1000;

/** Asking for a page takes no longer than this, in ms, however slowly it trickles in. */
const PATIENCE = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 2000 };

export interface ServerOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** The address or name to listen on; all there are without one. */
  readonly host?: string | undefined;
  /** The built page. */
  readonly pages: string;
  readonly accept: (line: Line) => Connection;
  /** How often each socket is asked, in ms, whether it is still there; one that has not answered by then is gone. */
  readonly heartbeat?: number;
}

export interface Server {
  readonly port: number;
  /** Hangs up on everybody and listens no more. */
  close(): Promise<void>;
}

/** Rejects with the system's error (`EADDRINUSE`, `EACCES` …) if it can't listen. */
export async function listen({ port, host, pages, accept, heartbeat = HEARTBEAT }: ServerOptions): Promise<Server> {
  const names = namesOf(hostname(), host);
  const isForUs = (request: { headers: { host?: string | undefined } }) => isOurHost(request.headers.host, names);
  const http = createServer(PATIENCE);
  http.on('request', servePages(pages, isForUs));

  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  http.on('upgrade', (request, socket, head) => {
    if (request.url !== '/ws') return refuseUpgrade(socket, '404 Not Found');
    if (!isForUs(request) || !isOurPage(request)) return refuseUpgrade(socket, '403 Forbidden');
    if (sockets.clients.size >= MAX_SOCKETS) return refuseUpgrade(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (opened) => carry(opened, accept));
  });

  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  const beats = setInterval(() => sockets.clients.forEach(beat), heartbeat);
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      clearInterval(beats);
      const closed = new Promise((resolve) => http.close(resolve));
      for (const socket of sockets.clients) socket.terminate();
      http.closeAllConnections();
      await closed;
    },
  };
}

/** Sockets that have answered since they were asked last. */
const alive = new WeakSet<WebSocket>();

function beat(socket: WebSocket): void {
  if (!alive.delete(socket)) socket.terminate();
  else socket.ping();
}

function carry(socket: WebSocket, accept: (line: Line) => Connection): void {
  alive.add(socket);
  const connection = accept({
    send(text) {
      if (socket.bufferedAmount > MAX_UNREAD) socket.terminate();
      else socket.send(text);
    },
    close: (why) => socket.close(1008, why),
  });
  socket.on('pong', () => alive.add(socket));
  socket.on('message', (data, isBinary) => connection.receive(isBinary ? data : data.toString()));
  socket.on('close', () => connection.closed());
  // What is too big or no WebSocket frame: the socket is closed with a code that says so.
  socket.on('error', () => undefined);
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
