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
