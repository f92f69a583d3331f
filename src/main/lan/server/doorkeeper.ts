/** Which requests are let in: those that mean this computer, and, on a socket, come from its own page. */
import { isIP } from 'node:net';

/**
 * Whether a `Host` header names this computer: any address, `localhost`, or one of its names. A page from elsewhere
 * that had its own name resolve to our address (DNS rebinding) still says its own name here.
 */
export function isOurHost(header: string | undefined, names: readonly string[]): boolean {
  const host = hostnameOf(header);
  if (host === undefined) return false;
  return isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0 || ['localhost', ...names].includes(host);
}

/** The names this computer is called by: its own, the same on mDNS, and those it was told of. */
export function namesOf(hostname: string, ...told: readonly (string | undefined)[]): string[] {
  const own = hostname.toLowerCase();
  const names = [own, own.endsWith('.local') ? own : `${own}.local`];
  return [...names, ...told.flatMap((name) => name?.toLowerCase() ?? [])];
}

/** What is looked at of a request. */
interface Asking {
  readonly headers: { readonly origin?: string | undefined; readonly host?: string | undefined };
}

/** Whether a socket is asked for by the page we served. What is no browser sends no `Origin` and is let in. */
export function isSameOrigin({ headers: { origin, host } }: Asking): boolean {
  if (origin === undefined) return true;
  return URL.parse(origin)?.host === host?.toLowerCase() && host !== undefined;
}

function hostnameOf(header: string | undefined): string | undefined {
  if (header === undefined || !/^[\w.:[\]-]+$/.test(header)) return undefined;
  return URL.parse(`http://${header}`)?.hostname;
}
