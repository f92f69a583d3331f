/** What only this computer reaches, and reaches only itself by. */
import { BlockList, isIPv6 } from 'node:net';

/** An IPv4 address stands for the same one written as IPv6, too. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an address is this computer's for itself alone: that of no network (none at all), or of loopback. */
export function isThisComputer(address: string | undefined): boolean {
  if (address === undefined || address.toLowerCase() === 'localhost') return true;
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
