/** Whom limits count: a device, or a household that goes by one address. */
import { BlockList, isIPv6 } from 'node:net';

// What only this computer reaches, and reaches only itself by.

/** An IPv4 address stands for the same one written as IPv6, too. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an address is this computer's for itself alone: that of no network (none at all), or of loopback. */
export function isThisComputer(address: string | undefined): boolean {
  if (address === undefined || address.toLowerCase() === 'localhost') return true;
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** This computer itself, whichever of its own names it came by. */
export const THIS_COMPUTER = 'this computer';

const IPV6_GROUPS = 8;

/** Of an IPv6 address so many groups say the network: within it a single device takes as many addresses as it likes. */
const IPV6_NETWORK_GROUPS = 4;

/**
 * One form for each: an IPv4 address as it is, however it was written; of an IPv6 address its /64; `HOME` for this
 * computer. For counting, never for speaking to: of an address that is none it is the text itself.
 */
export function deviceOf(address: string | undefined): string {
  if (address === undefined || isThisComputer(address)) return THIS_COMPUTER;
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return address.toLowerCase();
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return bytesOf(groups.slice(6)).join('.');
  const network = groups.slice(0, IPV6_NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::');
  const [first, last] = [numbersOf(before), numbersOf(after ?? '')];
  const between = after === undefined ? 0 : IPV6_GROUPS - first.length - last.length;
  return [...first, ...Array<number>(between).fill(0), ...last];
}

function numbersOf(part: string): number[] {
  return part.split(':').flatMap((group) => {
    if (group === '') return [];
    if (!group.includes('.')) return Number.parseInt(group, 16);
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function bytesOf(groups: readonly number[]): number[] {
  return groups.flatMap((group) => [group >> 8, group & 0xff]);
}
