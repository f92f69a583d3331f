import { isIP } from 'node:net';

// Which requests are served: those to this computer, and, for sockets, from its own page.

/**
 * Whether a `Host` header names this computer: any address, `localhost`, or one of its names. A page from elsewhere
 * that had its own name resolve to our address (DNS rebinding) still says its own name here.
 */
export function isOurHost(header: string | undefined, names: readonly string[]): boolean {
  const host = hostnameOf(header);
  if (host === undefined) return false;
  return isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0 || ['localhost', ...names].includes(host);
}

/** This computer's names: its own, its mDNS name, and configured ones. */
export function namesOf(hostname: string, ...told: readonly (string | undefined)[]): string[] {
  const own = hostname.toLowerCase();
  const names = [own, own.endsWith('.local') ? own : `${own}.local`];
  return [...names, ...told.flatMap((name) => name?.toLowerCase() ?? [])];
}

/** What is looked at of a request. */
interface Asking {
  readonly headers: { readonly origin?: string | undefined; readonly host?: string | undefined };
}

/**
 * Whether the served page opens the socket. Clients other than browsers send no `Origin` and are
 * admitted.
 */
export function isSameOrigin({ headers: { origin, host } }: Asking): boolean {
  if (origin === undefined) return true;
  return URL.parse(origin)?.host === host?.toLowerCase() && host !== undefined;
}

function hostnameOf(header: string | undefined): string | undefined {
  if (header === undefined || !/^[\w.:[\]-]+$/.test(header)) return undefined;
  return URL.parse(`http://${header}`)?.hostname;
}

// Headers of every page response, from the HTTP server and the desktop's own scheme.

/** Where the page may connect: to its own host; `'self'` doesn't include WebSockets everywhere. */
const CALLS = "connect-src 'self'";

/** Own files only: nothing external, nothing inline, no frames. */
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
 * The policy for a page requested at this host, whose `Host` header is validated. Browsers before
 * 2022 need the WebSocket named besides `'self'`.
 */
export function policyAt(host: string): string {
  return CONTENT_SECURITY_POLICY.replace(CALLS, `${CALLS} ws://${host} wss://${host}`);
}

/** By file extension. */
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
