/** Addresses to ask: neighbours from the system's ARP and routing tables (no packets, no root), and those of a subnet. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { BlockList, isIPv4 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { promisify } from 'node:util';
import { type Interfaces, isVirtual, ownInterfaces } from './addresses.ts';

// Addresses of a subnet scan: those around this computer's own.

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

const run = promisify(execFile);

/** Timeout of a system tool, in ms. */
const COMMAND_TIMEOUT_MS = 1500;

export interface Neighbours {
  /** IPv4 addresses with a resolved hardware address. */
  readonly answered: readonly string[];
  /** Default gateways. */
  readonly routers: readonly string[];
}

/** Empty where the system can't say. */
export async function neighbours(platform: NodeJS.Platform = process.platform): Promise<Neighbours> {
  const [table, routes] = await Promise.all(TEXTS[platform === 'linux' ? 'linux' : 'others'].map(quietly));
  return platform === 'linux'
    ? { answered: answeredOnLinux(table ?? ''), routers: routersOnLinux(routes ?? '') }
    : { answered: answeredElsewhere(table ?? ''), routers: routersElsewhere(routes ?? '') };
}

const TEXTS = {
  linux: [() => readFile('/proc/net/arp', 'utf8'), () => readFile('/proc/net/route', 'utf8')],
  others: [() => output('arp', '-an'), () => output('netstat', '-rn')],
};

async function output(program: string, ...args: string[]): Promise<string> {
  // Windows has no `arp -n`, and its arp resolves no names.
  const options = process.platform === 'win32' && program === 'arp' ? ['-a'] : args;
  const { stdout } = await run(program, options, { timeout: COMMAND_TIMEOUT_MS, windowsHide: true });
  return stdout;
}

async function quietly(text: () => Promise<string>): Promise<string> {
  return text().catch(() => '');
}

/** An entry is complete when bit 2 of its flags is set. */
const ARP_COMPLETE_FLAG = 2;

/** `/proc/net/arp`: IP address, kind, flags, hardware address. */
export function answeredOnLinux(table: string): string[] {
  return rowsOf(table).flatMap(([address = '', , flags]) =>
    isIPv4(address) && Number(flags) & ARP_COMPLETE_FLAG ? address : [],
  );
}

/** `/proc/net/route`: interface, destination, gateway in little-endian hex. */
export function routersOnLinux(routes: string): string[] {
  return rowsOf(routes).flatMap(([, destination, gateway = '']) => {
    const bytes = gateway.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
    const address = bytes.toReversed().join('.');
    return destination === '00000000' && isIPv4(address) && address !== '0.0.0.0' ? address : [];
  });
}

/** `arp -an` of macOS, `arp -a` of Windows in whatever language: an address, then that of its hardware. */
export function answeredElsewhere(table: string): string[] {
  return table.split('\n').flatMap((line) => {
    const [, address = '', hardware = ''] =
      /(\d+[.]\d+[.]\d+[.]\d+)\)?\s+(?:at\s+)?((?:[\da-f]{1,2}[:-]){5}[\da-f]{1,2})/i.exec(line) ?? [];
    const first = Number.parseInt(hardware, 16);
    // Multicast and broadcast hardware addresses aren't hosts.
    return isIPv4(address) && first % 2 === 0 ? address : [];
  });
}

/** `netstat -rn`: `default 192.168.1.1 …` on macOS, `0.0.0.0 0.0.0.0 192.168.1.1 …` on Windows. */
export function routersElsewhere(routes: string): string[] {
  return routes.split('\n').flatMap((line) => {
    const [, address = ''] =
      /^\s*(?:default|0[.]0[.]0[.]0\s+0[.]0[.]0[.]0)\s+(\d+[.]\d+[.]\d+[.]\d+)\s/.exec(line) ?? [];
    return isIPv4(address) ? address : [];
  });
}

function rowsOf(text: string): string[][] {
  return text.split('\n').map((line) => line.trim().split(/\s+/));
}
