import { isIP } from 'node:net';

/** Which requests are let in: those that mean this computer, and, on a socket, come from its own page. */
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

/** What goes with every answer that serves the page, from the HTTP server and from the desktop's own scheme alike. */

/** Where the page may call: its own host alone, whose WebSocket `'self'` is not everywhere. */
const CALLS = "connect-src 'self'";

/** Nothing from elsewhere, nothing inline, no frames: the page is made of its own files. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  CALLS,
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const securityHeaders = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/**
 * The policy for a page that was asked for at this host, as its `Host` header says, which was found to be ours. Browsers
 * before 2022 take `'self'` for the page's own scheme alone: they need the WebSocket named.
 */
export function policyAt(host: string): string {
  return CONTENT_SECURITY_POLICY.replace(CALLS, `${CALLS} ws://${host} wss://${host}`);
}

/** By a file's ending: all that the page is made of. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
