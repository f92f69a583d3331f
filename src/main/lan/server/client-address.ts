/**
 * The address a request comes from: the peer's, or behind a trusted proxy the one it forwards. Only
 * `X-Forwarded-For` is read: a proxy that sets one header passes others on from the client.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { isThisComputer } from '../../host/connections/client-device.ts';
import type { Clock } from '../../host/time/clock.ts';
import { addressOf } from './connection-limits.ts';

// Recent visitors from the network, for the diagnosis.

/** Age at which a visitor no longer counts, in ms. */
const RECENT_MS = 10 * 60_000;

const MAX_VISITORS = 32;

export class RecentVisitors {
  readonly #clock: Clock;
  readonly #seen = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Records a connection from this address. */
  note(address: string | undefined): void {
    if (address === undefined || isThisComputer(address)) return;
    this.#seen.delete(address);
    this.#seen.set(address, this.#clock.now());
    for (const oldest of this.#seen.keys()) if (this.#seen.size > MAX_VISITORS) this.#seen.delete(oldest);
  }

  /** Recent addresses, latest first. */
  recent(): string[] {
    const since = this.#clock.now() - RECENT_MS;
    return [...this.#seen].flatMap(([address, at]) => (at >= since ? address : [])).toReversed();
  }
}

const FORWARDED_FOR = 'x-forwarded-for';

/** Max header length, in characters. */
const MAX_HEADER_CHARS = 1000;

/** Trusted proxies. */
export interface Proxies {
  has(address: string): boolean;
}

/** No trusted proxies. */
export const NO_PROXIES: Proxies = { has: () => false };

/** Parses comma-separated addresses and networks (`10.0.0.0/8`); undefined where one is invalid. */
export function parseProxies(text: string): Proxies | undefined {
  const list = new BlockList();
  for (const one of text.split(',')) {
    const [, address = '', bits] = /^\s*([^/\s]+)(?:\/(\d{1,3}))?\s*$/.exec(one) ?? [];
    const [family, most] = isIPv6(address) ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
    if (isIP(address) === 0 || Number(bits ?? 1) > most || Number(bits ?? 1) < 1) return undefined;
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return { has: (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') };
}

/** What is looked at of a request. */
type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/**
 * The client's address; undefined if unknown. A forwarded address is never loopback. A request from
 * this computer with forwarding headers of an untrusted proxy may come from anywhere.
 */
export function clientAddressOf({ headers, socket }: Asking, proxies: Proxies): string | undefined {
  const address = addressOf(socket);
  const said = headers[FORWARDED_FOR];
  if (address === undefined) return undefined;
  if (!proxies.has(address)) return said !== undefined && isThisComputer(address) ? undefined : address;
  if (typeof said !== 'string' || said.length > MAX_HEADER_CHARS) return undefined;
  const from = firstUntrusted(said, proxies);
  return from === undefined || isThisComputer(from) ? undefined : from;
}

/**
 * The last forwarded address that isn't a trusted proxy: the client may have written those before
 * it.
 */
function firstUntrusted(said: string, proxies: Proxies): string | undefined {
  let from: string | undefined;
  for (const one of said.split(',').toReversed()) {
    from = readAddress(one.trim());
    if (from === undefined || !proxies.has(from)) return from;
  }
  return from;
}

/** An address, with or without a port. */
function readAddress(text: string): string | undefined {
  const [, inBrackets, bare] = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\da-f:.]+?))$/i.exec(text) ?? [];
  const address = inBrackets ?? (isIP(bare ?? '') ? bare : bare?.replace(/:\d+$/, ''));
  if (address === undefined || isIP(address) === 0) return undefined;
  return addressOf({ remoteAddress: address });
}
