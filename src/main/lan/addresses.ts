/** The addresses of this computer, as people type them. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Every address that others in the house can reach this computer at: IPv4 first, IPv6 in brackets. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const reachable = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !isLinkLocal(address));
  const ofFamily = (family: string) => reachable.filter((one) => one.family === family).map(({ address }) => address);
  return [...ofFamily('IPv4'), ...ofFamily('IPv6').map(bracketed)];
}

/** As in a URL: an IPv6 address in brackets, anything else as it is. */
export function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** Addresses that a computer gives itself: they need a zone to be reached, and browsers take none. */
function isLinkLocal(address: string): boolean {
  return address.startsWith('169.254.') || /^fe[89ab]/i.test(address);
}
