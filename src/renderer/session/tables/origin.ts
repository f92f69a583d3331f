/** Where other devices find this host, if they can reach it at all. */
import type { TableView } from '#shared/protocol/table.ts';

/** The hosts by which only this computer knows itself. */
const LOOPBACK_HOSTS = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The beginning of an address that works on other devices, as `http://192.168.1.20:4747`: what the host says of the
 * table one is at, else the one this page came from. Nothing where others can't reach it.
 */
export function lanOrigin(table: Pick<TableView, 'addresses'> | null, page: Location | URL): string | undefined {
  const [told] = table?.addresses ?? [];
  if (told) return told;
  return page.protocol.startsWith('http') && !LOOPBACK_HOSTS.test(page.hostname) ? page.origin : undefined;
}

/** An address as one reads it out: what stands before the host goes without saying. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
