/** The addresses of this computer. */

import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** What this computer is called in the house, where its system says so. */
/**
 * `name.local`, if that leads here: a system without multicast names has none, and another computer of the same name may
 * have taken it.
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

/** Networks that exist within this computer or lead through a tunnel: the house is hardly there. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vbox|vmnet|vethernet|tun|tap|utun|wg|zt|tailscale)/i;

/** What the system says of an interface that no cable and no radio belongs to. */
const NO_HARDWARE = '00:00:00:00:00:00';

/** So long, in ms, the system is not asked again: others make us ask at every packet. */
const CACHE_MS = 1000;

let latest: Interfaces = {};
let askedAt = Number.NEGATIVE_INFINITY;

/** This computer's networks. Where the system can't say (it has no descriptor left, for one), those of the last time. */
export function ownInterfaces(ask: () => Interfaces = networkInterfaces, now = performance.now()): Interfaces {
  if (now - askedAt < CACHE_MS) return latest;
  askedAt = now;
  try {
    latest = ask();
  } catch {
    // What was true a moment ago is the best guess.
  }
  return latest;
}

/** Every address that others can reach this computer at, the likeliest for the house first: IPv4 before IPv6. */
export function lanAddresses(interfaces: Interfaces = ownInterfaces()): string[] {
  const reachable = outward(interfaces).filter(({ address }) => !isLinkLocal(address));
  const ofFamily = (family: string) => reachable.filter((one) => one.family === family).map(({ address }) => address);
  return [...ofFamily('IPv4'), ...ofFamily('IPv6')];
}

/** Whether an address lies in the network in which this computer has the other one, so that no router stands between. */
export function isNeighbour(address: string, own: string, interfaces: Interfaces = ownInterfaces()): boolean {
  return networkOf(own, interfaces).check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const networks = new WeakMap<Interfaces, Map<string, BlockList>>();

/** Put together once for each answer of the system: it is asked for at every packet. */
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

/** Whether an address lies in any network of this computer. */
export function isNearby(address: string, interfaces: Interfaces = ownInterfaces()): boolean {
  return outward(interfaces).some((own) => isNeighbour(address, own.address, interfaces));
}

/** Whether a network exists within this computer alone or leads through a tunnel, which has no hardware of its own. */
export function isVirtual(name: string, { mac }: Pick<NetworkInterfaceInfo, 'mac'>): boolean {
  return VIRTUAL.test(name) || mac === NO_HARDWARE;
}

/** As in a URL: an IPv6 address in brackets, anything else as it is. */
export function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** The two addresses that stand for all there are. */
export function isWildcard(address: string): boolean {
  return address === '0.0.0.0' || address === '::';
}

function outward(interfaces: Interfaces): NetworkInterfaceInfo[] {
  return Object.entries(interfaces)
    .flatMap(([name, addresses]) => (addresses ?? []).map((one) => ({ ...one, isVirtual: isVirtual(name, one) })))
    .filter(({ internal }) => !internal)
    .toSorted((one, other) => Number(one.isVirtual) - Number(other.isVirtual));
}

/** Addresses that a computer gives itself: they need a zone to be reached, and browsers take none. */
export function isLinkLocal(address: string): boolean {
  return address.startsWith('169.254.') || /^fe[89ab]/i.test(address);
}
