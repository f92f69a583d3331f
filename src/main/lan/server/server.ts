/**
 * The HTTP and WebSocket server: one page, one set of sockets, any number of listening addresses.
 */
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { hostname } from 'node:os';
import type { KeyPair } from '#shared/crypto/cipher-suite.ts';
import type { Connection, Transport } from '../../host/api/connection.ts';
import type { AbuseKind } from '../../host/connections/abuse-log.ts';
import { systemClock } from '../../host/time/clock.ts';
import { TokenBuckets } from '../../host/time/token-bucket.ts';
import type { AboutHost, Advertised } from '../reach/about.ts';
import { CALL_BACK_RATE, makeCallBack } from './call-back.ts';
import { NO_PROXIES, type Proxies, RecentVisitors } from './client-address.ts';
import { addressOf, ConnectionLimits, descriptorsAllowed, quotaFor } from './connection-limits.ts';
import { isOurHost, namesOf } from './http-security.ts';
import { servePages } from './pages.ts';
import { RateLimits } from './rate-limits.ts';
import { serveWebSockets } from './websockets.ts';

/** Timeout of a request, in ms, and of a pause while reading it. */
const REQUEST_TIMEOUT_MS = 10_000;

export interface ServerOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** Falls back to any free port if this one is taken. */
  readonly orAny?: boolean | undefined;
  /** A name of it besides this computer's own. */
  readonly name?: string | undefined;
  /** The name that clients behind a proxy use. */
  readonly publicName?: string | undefined;
  /** Trusted proxies. */
  readonly proxies?: Proxies | undefined;
  /** The built page. */
  readonly pages: string;
  readonly accept: (line: Transport) => Connection;
  /** The host's key for encrypted connections. */
  readonly key: KeyPair;
  readonly about: () => AboutHost;
  /** The advertisements; without them neighbours are neither told nor called back. */
  readonly advertised?: (() => Advertised) | undefined;
  /** Called when a requested call-back arrives, with its name and sender. */
  readonly called?: ((call: string, from: string | undefined) => void) | undefined;
  /** Called with the reason an address was refused, for the log. */
  readonly refused?: ((address: string | undefined, kind: AbuseKind) => void) | undefined;
  /** Called with the version of a rejected client. */
  readonly otherVersion?: ((theirs: string) => void) | undefined;
  /** Max connections. */
  readonly maxConnections?: number | undefined;
  /** Max open descriptors of this process. */
  readonly descriptors?: number | undefined;
  /** Ping interval of each socket, in ms. */
  readonly heartbeatMs?: number | undefined;
  /** Timeout of a request, in ms. */
  readonly requestTimeoutMs?: number | undefined;
}

/** An address it couldn't listen on, with the system's error (`EADDRINUSE`, `EACCES` …). */
export interface ListenError {
  readonly address: string;
  readonly error: NodeJS.ErrnoException;
}

export interface Server {
  /** The same on all its addresses; 0 while it listens nowhere. */
  readonly port: number;
  /**
   * Listens on exactly these addresses (or names); clients of removed ones are disconnected. One
   * call at a time.
   */
  listenOn(addresses: readonly string[]): Promise<ListenError[]>;
  /** Network clients of the last minutes, latest first. */
  visitors(): string[];
  /** Closes all connections and stops listening. */
  close(): Promise<void>;
}

/** A server that doesn't listen yet. */
export function makeServer(options: ServerOptions): Server {
  const names = namesOf(hostname(), options.name, options.publicName);
  const allows = (request: { headers: { host?: string | undefined } }) => isOurHost(request.headers.host, names);
  const { refused = () => undefined, descriptors = descriptorsAllowed(), proxies = NO_PROXIES } = options;
  const guests = new ConnectionLimits(quotaFor(descriptors, options.maxConnections), systemClock, (address) =>
    refused(address, 'connections'),
  );
  const tolls = new RateLimits(systemClock, refused);
  const visitors = new RecentVisitors(systemClock);
  const callBack = options.advertised && makeCallBack({ buckets: new TokenBuckets(systemClock, CALL_BACK_RATE) });
  const pages = servePages({ ...options, allows, proxies, rateLimits: tolls, callBack });
  const sockets = serveWebSockets({ ...options, allows, limits: guests, rateLimits: tolls, proxies });
  const doors = new Map<string, HttpListener>();
  let port = 0;

  async function open(address: string): Promise<void> {
    const door = makeListener((socket) => {
      const address = addressOf(socket);
      if (address !== undefined && proxies.has(address)) return true;
      visitors.note(address);
      return guests.admit(socket);
    }, options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS);
    door.http.on('request', pages).on('upgrade', sockets.upgrade);
    port = await listenAt(door.http, address, port || options.port, doors.size === 0 && options.orAny === true);
    doors.set(address, door);
  }

  async function listenOn(addresses: readonly string[]): Promise<ListenError[]> {
    const shut = [...doors].filter(([address]) => !addresses.includes(address));
    for (const [address] of shut) doors.delete(address);
    await Promise.all(shut.map(([, door]) => door.close()));
    if (doors.size === 0) port = 0;
    const failed: ListenError[] = [];
    // In order: the first one determines the port.
    for (const address of addresses.filter((one) => !doors.has(one))) {
      await open(address).catch((error: NodeJS.ErrnoException) => failed.push({ address, error }));
    }
    return failed;
  }

  return {
    get port() {
      return port;
    },
    listenOn,
    visitors: () => visitors.recent(),
    async close() {
      sockets.close();
      await listenOn([]);
    },
  };
}

/** A server that listens on one address. Rejects with the system's error if it can't. */
export async function listen(options: Omit<ServerOptions, 'name'> & { readonly host: string }): Promise<Server> {
  const server = makeServer({ ...options, name: options.host });
  const [failed] = await server.listenOn([options.host]);
  if (failed) {
    await server.close();
    throw failed.error;
  }
  return server;
}

/** One address's listener and its connections. */
interface HttpListener {
  readonly http: HttpServer;
  close(): Promise<void>;
}

function makeListener(admit: (socket: Socket) => boolean, patience: number): HttpListener {
  const http = createServer({
    requestTimeout: patience,
    headersTimeout: patience,
    connectionsCheckingInterval: patience / 5,
  });
  http.setTimeout(patience);
  const inside = new Set<Socket>();
  http.on('connection', (socket: Socket) => {
    if (!admit(socket)) return void socket.destroy();
    inside.add(socket);
    socket.once('close', () => inside.delete(socket));
  });
  return {
    http,
    close() {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      for (const socket of inside) socket.destroy();
      return closed;
    },
  };
}

/** The port it listens on then. */
async function listenAt(http: HttpServer, address: string, port: number, orAny: boolean): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      http.on('error', reject);
      http.listen(port, address, resolve);
    });
  } catch (error) {
    if (!orAny || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return listenAt(http, address, 0, false);
  }
  return (http.address() as AddressInfo).port;
}
