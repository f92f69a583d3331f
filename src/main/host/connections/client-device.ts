/** Whom limits count: a device, or a household that goes by one address. */

/** Whether an address is this computer's for itself alone: that of no network (none at all), or of loopback. */
export function isThisComputer(address: string | undefined): boolean {
  if (address === undefined || address.toLowerCase() === 'localhost') return true;
  const ipv4 = ipv4Of(address);
  return ipv4 ? ipv4[0] === 127 : groupsOf(address)?.join() === '0,0,0,0,0,0,0,1';
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
  const groups = groupsOf(bare);
  if (!groups) return address.toLowerCase();
  const network = groups.slice(0, IPV6_NETWORK_GROUPS).map((group) => group.toString(16));
  return ipv4Of(bare)?.join('.') ?? `${network.join(':')}::/64`;
}

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** The four numbers of an IPv4 address, also of one that is written as IPv6. */
function ipv4Of(address: string): number[] | undefined {
  if (IPV4.test(address)) return address.split('.').map(Number);
  const groups = groupsOf(address);
  return groups?.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
    ? groups.slice(6).flatMap((group) => [group >> 8, group & 0xff])
    : undefined;
}

/** The eight numbers of an IPv6 address; nothing where it is none. */
function groupsOf(address: string): number[] | undefined {
  const [before = '', after, ...more] = address.split('::');
  const [first, last] = [numbersOf(before), numbersOf(after ?? '')];
  const missing = IPV6_GROUPS - first.length - last.length;
  const isWhole = after === undefined ? missing === 0 : missing > 0 && more.length === 0;
  const groups = [...first, ...Array<number>(Math.max(0, missing)).fill(0), ...last];
  return isWhole && !groups.some(Number.isNaN) ? groups : undefined;
}

function numbersOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!IPV4.test(group)) return /^[\da-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16) : Number.NaN;
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
