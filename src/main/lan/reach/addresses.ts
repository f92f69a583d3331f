/** The addresses of this computer. */

import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

// This computer's mDNS name.

/**
 * `name.local`, if it resolves to this computer: some systems have no mDNS names, and another
 * computer may have the same one.
 */
export async function localName(addresses: readonly string[]): Promise<string | undefined> {
  const name = `${hostname().replace(/[.].*$/, '')}.local`;
  try {
    const { address } = await lookup(name, { family: 4 });
    return addresses.includes(address) ? name : undefined;
  } catch {
    return undefined;
  }
}

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Names of virtual and tunnel interfaces. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vbox|vmnet|vethernet|tun|tap|utun|wg|zt|tailscale)/i;

/** The MAC address of an interface without hardware. */
const NO_HARDWARE = '00:00:00:00:00:00';

/** Cache time of the interface list, in ms: it is read for every packet. */
const CACHE_MS = 1000;

let latest: Interfaces = {};
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * This computer's interfaces; the last known ones if the system fails (out of descriptors, for
 * one).
 */
export function ownInterfaces(ask: () => Interfaces = networkInterfaces, now = performance.now()): Interfaces {
  if (now - askedAt < CACHE_MS) return latest;
  askedAt = now;
  try {
    latest = ask();
  } catch {
    // The last known list is the best guess.
  }
  return latest;
}

/** Every address that others can reach, likeliest first: IPv4 before IPv6. */
export function lanAddresses(interfaces: Interfaces = ownInterfaces()): string[] {
  const reachable = outward(interfaces).filter(({ address }) => !isLinkLocal(address));
  const ofFamily = (family: string) => reachable.filter((one) => one.family === family).map(({ address }) => address);
  return [...ofFamily('IPv4'), ...ofFamily('IPv6')];
}

/** Whether an address is in the subnet of this computer's `own` address, with no router between. */
export function isNeighbour(address: string, own: string, interfaces: Interfaces = ownInterfaces()): boolean {
  return networkOf(own, interfaces).check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const networks = new WeakMap<Interfaces, Map<string, BlockList>>();

/** Cached per interface list, since it is used for every packet. */
function networkOf(own: string, interfaces: Interfaces): BlockList {
  const known = networks.get(interfaces) ?? new Map<string, BlockList>();
  networks.set(interfaces, known);
  const list = known.get(own) ?? new BlockList();
  if (known.has(own)) return list;
  for (const { address, cidr, family } of outward(interfaces)) {
    const [network, prefix] = (address === own && cidr?.split('/')) || [];
    if (network && prefix) list.addSubnet(network, Number(prefix), family === 'IPv6' ? 'ipv6' : 'ipv4');
  }
  known.set(own, list);
  return list;
}

/** Whether an address is in any subnet of this computer. */
export function isNearby(address: string, interfaces: Interfaces = ownInterfaces()): boolean {
  return outward(interfaces).some((own) => isNeighbour(address, own.address, interfaces));
}

/** Whether an interface is virtual or a tunnel. */
export function isVirtual(name: string, { mac }: Pick<NetworkInterfaceInfo, 'mac'>): boolean {
  return VIRTUAL.test(name) || mac === NO_HARDWARE;
}

/** Brackets an IPv6 address for a URL. */
export function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** The unspecified addresses of IPv4 and IPv6. */
export function isWildcard(address: string): boolean {
  return address === '0.0.0.0' || address === '::';
}

function outward(interfaces: Interfaces): NetworkInterfaceInfo[] {
  return Object.entries(interfaces)
    .flatMap(([name, addresses]) => (addresses ?? []).map((one) => ({ ...one, isVirtual: isVirtual(name, one) })))
    .filter(({ internal }) => !internal)
    .toSorted((one, other) => Number(one.isVirtual) - Number(other.isVirtual));
}

/** Link-local addresses: they need a zone, which browsers don't accept. */
export function isLinkLocal(address: string): boolean {
  return address.startsWith('169.254.') || /^fe[89ab]/i.test(address);
}
