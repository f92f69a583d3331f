/** Addresses of a subnet scan: those around this computer's own. */
import { BlockList, isIPv4 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { type Interfaces, isVirtual, ownInterfaces } from './addresses.ts';

/** Private networks (RFC 1918). */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);

/** Min prefix: at most a /24 of a larger network is scanned. */
const MIN_PREFIX_LENGTH = 24;

/** Max networks scanned: cable and Wi-Fi. */
const MAX_NETWORKS = 2;

/** An address to scan, and this computer's address in its network. */
export interface SubnetCandidate {
  readonly address: string;
  readonly own: string;
}

/** Whether this is a private IPv4 address. */
export function isPrivate(address: string): boolean {
  return isIPv4(address) && PRIVATE.check(address);
}

/**
 * Addresses around this computer's in each private network, at most a /24 and never of a tunnel.
 * `known` ones first, then the nearest, round-robin over networks.
 */
export function subnetCandidates(
  known: ReadonlySet<string>,
  interfaces: Interfaces = ownInterfaces(),
): SubnetCandidate[] {
  const networks = new Map<string, SubnetCandidate[]>();
  const ours = new Set(Object.values(interfaces).flatMap((all) => (all ?? []).map(({ address }) => address)));
  for (const [name, addresses] of Object.entries(interfaces)) {
    for (const own of addresses ?? []) {
      if (networks.size >= MAX_NETWORKS || own.internal || isVirtual(name, own) || !isPrivate(own.address)) continue;
      const near = neighboursOf(own).filter((address) => !ours.has(address));
      // A network by cable and by Wi-Fi is scanned once.
      const key = near.toSorted().at(0) ?? own.address;
      if (!networks.has(key))
        networks.set(
          key,
          near.map((address) => ({ address, own: own.address })),
        );
    }
  }
  const all = [...networks.values()];
  const longest = Math.max(0, ...all.map(({ length }) => length));
  const byTurns = Array.from({ length: longest }, (_, k) => all.flatMap((network) => network[k] ?? [])).flat();
  return byTurns.toSorted((a, b) => Number(known.has(b.address)) - Number(known.has(a.address)));
}

/** Addresses of its subnet, at most a /24, nearest first. */
function neighboursOf({ address, cidr }: NetworkInterfaceInfo): string[] {
  const prefix = Math.max(MIN_PREFIX_LENGTH, Number(cidr?.split('/')[1] ?? 32));
  const size = 2 ** (32 - prefix);
  const own = Number(address.split('.')[3]);
  const network = own - (own % size);
  const stem = address.replace(/\d+$/, '');
  // Without the network and broadcast addresses.
  const lasts = Array.from({ length: Math.max(0, size - 2) }, (_, k) => network + 1 + k).filter((last) => last !== own);
  return lasts.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own)).map((last) => `${stem}${last}`);
}
