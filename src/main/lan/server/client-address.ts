/**
 * Where a request comes from: from the other end of its line; where that is a proxy that was named, from whoever it says.
 * `X-Forwarded-For` alone is read: a proxy that writes one of the headers for this leaves the others as whoever asks sent them.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { isThisComputer } from '../../host/connections/client-device.ts';
import type { Clock } from '../../host/time/clock.ts';
import { addressOf } from './connection-limits.ts';

/** Who has come from the network lately, for who wants to know whether anybody can. */
/** What was longer ago, in ms, says nothing of now. */
const RECENT_MS = 10 * 60_000;

const MAX_VISITORS = 32;

export class RecentVisitors {
  readonly #clock: Clock;
  readonly #seen = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A line came from here. */
  note(address: string | undefined): void {
    if (address === undefined || isThisComputer(address)) return;
    this.#seen.delete(address);
    this.#seen.set(address, this.#clock.now());
    for (const oldest of this.#seen.keys()) if (this.#seen.size > MAX_VISITORS) this.#seen.delete(oldest);
  }

  /** Addresses that lines came from lately, the latest first. */
  recent(): string[] {
    const since = this.#clock.now() - RECENT_MS;
    return [...this.#seen].flatMap(([address, at]) => (at >= since ? address : [])).toReversed();
  }
}

const FORWARDED_FOR = 'x-forwarded-for';

/** No chain of proxies is longer, in characters. */
const MAX_HEADER_CHARS = 1000;

/** Proxies that are believed. */
export interface Proxies {
  has(address: string): boolean;
}

/** None is believed. */
export const NO_PROXIES: Proxies = { has: () => false };

/** Addresses and networks (`10.0.0.0/8`) of proxies, with commas between; nothing where one is neither. */
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
 * The address that a request comes from; nothing where nobody can say. What a proxy says is nobody at this computer. And what
 * comes from this computer through a proxy which was not named comes from anywhere.
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

/** Of what is said, from behind, the first that is no proxy: what stands before it whoever asks may have written. */
function firstUntrusted(said: string, proxies: Proxies): string | undefined {
  let from: string | undefined;
  for (const one of said.split(',').toReversed()) {
    from = readAddress(one.trim());
    if (from === undefined || !proxies.has(from)) return from;
  }
  return from;
}

/** An address, as it is or with a port. */
function readAddress(text: string): string | undefined {
  const [, inBrackets, bare] = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\da-f:.]+?))$/i.exec(text) ?? [];
  const address = inBrackets ?? (isIP(bare ?? '') ? bare : bare?.replace(/:\d+$/, ''));
  if (address === undefined || isIP(address) === 0) return undefined;
  return addressOf({ remoteAddress: address });
}
