/** Which addresses of the house are asked one by one, where nobody is heard: those around the own ones, and no more. */
import { BlockList, isIPv4 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { type Interfaces, isVirtual, ownInterfaces } from './addresses.ts';

/** Networks that no address of the internet lies in (RFC 1918). */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);

/** However large a network is, no more of it than the 254 that differ from us in the last number. */
const MIN_PREFIX_LENGTH = 24;

/** Cable and radio: of more networks than these nobody expects a table. */
const MAX_NETWORKS = 2;

/** An address that may be asked, and the own one in whose network it lies. */
export interface SubnetCandidate {
  readonly address: string;
  readonly own: string;
}

/** Whether this is an IPv4 address of somebody's own network. */
export function isPrivate(address: string): boolean {
  return isIPv4(address) && PRIVATE.check(address);
}

/**
 * The addresses around this computer's in each private network of cable or radio: at most a /24, and never of a tunnel.
 * Those that are `known` to be somebody's first, then the nearest in number, of all networks by turns.
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
      // The same network by cable and by radio is asked once.
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

/** Those in its network, or its /24 where that is smaller, the nearest first. */
function neighboursOf({ address, cidr }: NetworkInterfaceInfo): string[] {
  const prefix = Math.max(MIN_PREFIX_LENGTH, Number(cidr?.split('/')[1] ?? 32));
  const size = 2 ** (32 - prefix);
  const own = Number(address.split('.')[3]);
  const network = own - (own % size);
  const stem = address.replace(/\d+$/, '');
  // The first and the last stand for the network itself and for all in it.
  const lasts = Array.from({ length: Math.max(0, size - 2) }, (_, k) => network + 1 + k).filter((last) => last !== own);
  return lasts.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own)).map((last) => `${stem}${last}`);
}
