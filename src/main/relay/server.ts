/** A relay: hosts keep one connection to it, and clients that know a host's key reach that host over it. It reads none of it. */
import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { FINGERPRINT, SECURE_CHANNEL_PATH } from '#shared/crypto/secure-channel.ts';
import {
  MAX_CLIENT_FRAME_BYTES,
  MAX_HOST_FRAME_BYTES,
  PSEUDONYM_BYTES,
  RELAY_HOST_PATH,
  RELAY_VERSION_HEADER,
} from '#shared/relay/frames.ts';
import { deviceOf } from '../host/connections/client-device.ts';
import { systemClock } from '../host/time/clock.ts';
import { TokenBuckets } from '../host/time/token-bucket.ts';
import { clientAddressOf, NO_PROXIES, type Proxies } from '../lan/server/client-address.ts';
import { isSameOrigin } from '../lan/server/http-security.ts';
import { CLOSE_TIMEOUT_MS, hangUpAfter, refuseUpgrade } from '../lan/server/refuse-upgrade.ts';
import { CarriedHost } from './carried-host.ts';
import { RELAY_LIMITS, type RelayLimits } from './limits.ts';
import { makeListener, type Tls } from './listener.ts';
import { type RelayMetrics, relayMetrics } from './metrics.ts';
import { localNames } from './names.ts';
import { serveRelayPages } from './pages.ts';
import { proveHost, tellReady } from './registration.ts';
import { type Tokens, tokenIn } from './tokens.ts';

/** Close code of a host's connection: another with the same key has come. */
const REPLACED = 4002;

/** Close code of a host that did not prove its key. */
const UNPROVED = 4003;

const SOCKETS = {
  noServer: true,
  autoPong: false,
  perMessageDeflate: false,
  maxFragments: 64,
  closeTimeout: CLOSE_TIMEOUT_MS,
};

export interface RelayOptions {
  /** 0 for any free one. */
  readonly port: number;
  readonly address?: string | undefined;
  /** The built page. */
  readonly pages: string;
  readonly version: string;
  /** Asked at each registration. */
  readonly tokens: () => Tokens;
  /** By which it is asked, as `Host` says them (`parseNames`); without them only from this computer. */
  readonly names?: readonly string[] | undefined;
  /** Without it TLS is the proxy's. */
  readonly tls?: Tls | undefined;
  readonly proxies?: Proxies | undefined;
  readonly limits?: Partial<RelayLimits>;
}

export interface Relay {
  readonly port: number;
  readonly metrics: RelayMetrics;
  /** Ends the connections of hosts whose token is no longer known. */
  recheckTokens(): void;
  close(): Promise<void>;
}

/** Starts a relay. Rejects with the system's error if it can't listen. */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { proxies = NO_PROXIES, tls, tokens, version } = options;
  const limits: RelayLimits = { ...RELAY_LIMITS, ...options.limits };
  const hosts = new Map<string, { readonly host: CarriedHost; readonly token: string; readonly socket: WebSocket }>();
  const hostSockets = new WebSocketServer({ ...SOCKETS, maxPayload: MAX_HOST_FRAME_BYTES });
  const clientSockets = new WebSocketServer({ ...SOCKETS, maxPayload: MAX_CLIENT_FRAME_BYTES });
  const requests = new TokenBuckets(systemClock, limits.requests);
  const newLines = new TokenBuckets(systemClock, limits.newLines);
  const messages = new TokenBuckets(systemClock, limits.messages);
  const bytes = new TokenBuckets(systemClock, limits.bytes);
  const devices = new Map<string, number>();
  /** Of one start: a host that knows a pseudonym learns no address, and no other host's pseudonyms. */
  const secret = randomBytes(32);
  const metrics = relayMetrics({ hosts: () => hosts.size, lines: () => clientSockets.clients.size });
  let { names = [] } = options;

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!isNamed(request)) refuseUpgrade(socket, '421 Misdirected Request');
    else if (request.url === RELAY_HOST_PATH) register(request, socket, head);
    else if (request.url === SECURE_CHANNEL_PATH) connect(request, socket, head);
    else refuseUpgrade(socket, '404 Not Found');
  }

  function isNamed({ headers: { host } }: IncomingMessage): boolean {
    return host !== undefined && names.includes(host.toLowerCase());
  }

  function register(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const { headers } = request;
    const from = clientAddressOf(request, proxies);
    if (from === undefined) return refuseUpgrade(socket, '400 Bad Request');
    if (!newLines.take(deviceOf(from))) return refuseUpgrade(socket, '429 Too Many Requests');
    // A browser has no business here.
    const token = headers.origin === undefined ? tokenIn(headers.authorization, tokens()) : undefined;
    if (token === undefined) {
      metrics.refused('token');
      return refuseUpgrade(socket, '401 Unauthorized');
    }
    if (headers[RELAY_VERSION_HEADER] !== version) {
      metrics.refused('version');
      return refuseUpgrade(socket, '409 Conflict');
    }
    const { host = '' } = headers;
    shake(hostSockets, request, socket, head, (opened) => {
      listener.keep(socket);
      admitHost(opened, token, host).catch(() => opened.terminate());
    });
  }

  async function admitHost(socket: WebSocket, token: string, relay: string): Promise<void> {
    socket.on('error', () => undefined);
    const proved = await proveHost(socket, relay, limits.proofTimeoutMs);
    if (!proved) {
      metrics.refused('proof');
      socket.close(UNPROVED);
      return;
    }
    const before = hosts.get(proved.route);
    const others = [...hosts.values()].filter((one) => one.token === token && one !== before).length;
    if (others >= limits.hostsPerToken) {
      metrics.refused('limit');
      socket.close(1013);
      return;
    }
    // The same host, which lost its connection before this relay noticed.
    before?.socket.close(REPLACED);
    before?.host.close();
    const host = new CarriedHost(socket, proved, limits, metrics);
    hosts.set(proved.route, { host, token, socket });
    socket.on('close', () => {
      if (hosts.get(proved.route)?.host === host) hosts.delete(proved.route);
    });
    tellReady(socket);
    socket.resume();
  }

  function connect(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const from = clientAddressOf(request, proxies);
    if (from === undefined) return refuseUpgrade(socket, '400 Bad Request');
    if (!isSameOrigin(request)) return refuseUpgrade(socket, '403 Forbidden');
    const device = deviceOf(from);
    if (!newLines.take(device)) return refuseUpgrade(socket, '429 Too Many Requests');
    const route = request.headers['sec-websocket-protocol'] ?? '';
    const host = FINGERPRINT.test(route) ? hosts.get(route)?.host : undefined;
    if (!host) {
      metrics.refused('route');
      return refuseUpgrade(socket, '503 Service Unavailable');
    }
    const own = devices.get(device) ?? 0;
    if (host.isFull || own >= limits.linesPerDevice || clientSockets.clients.size >= limits.lines) {
      metrics.refused('limit');
      return refuseUpgrade(socket, '503 Service Unavailable');
    }
    shake(clientSockets, request, socket, head, (opened) => {
      listener.keep(socket);
      devices.set(device, (devices.get(device) ?? 0) + 1);
      opened.on('close', () => {
        const left = (devices.get(device) ?? 1) - 1;
        if (left > 0) devices.set(device, left);
        else devices.delete(device);
      });
      host.carry(opened, pseudonymOf(device, route), (length) => messages.take(device) && bytes.take(device, length));
    });
  }

  function pseudonymOf(device: string, route: string): Uint8Array {
    return createHmac('sha256', secret).update(`${route} ${device}`).digest().subarray(0, PSEUDONYM_BYTES);
  }

  const onRefused = (): void => metrics.refused('connection');
  const listener = makeListener({ tls, proxies, limits, onRefused });
  const { http } = listener;
  const count = (address: string): boolean => requests.take(deviceOf(address));
  http.on(
    'request',
    serveRelayPages({ pages: options.pages, proxies, isHttps: tls !== undefined, isNamed, version, count }),
  );
  http.on('upgrade', upgrade);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port, options.address, resolve);
  });
  const { port } = http.address() as AddressInfo;
  if (!options.names) names = localNames(port, tls !== undefined);
  return {
    port,
    metrics,
    recheckTokens() {
      for (const { host, token } of hosts.values()) if (!tokens().has(token)) host.close();
    },
    close: listener.close,
  };
}

/** Makes a WebSocket of a request, unless that takes too long. */
function shake(
  server: WebSocketServer,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  opened: (socket: WebSocket) => void,
): void {
  const over = hangUpAfter(socket);
  server.handleUpgrade(request, socket, head, (one) => {
    clearTimeout(over);
    opened(one);
  });
}
