/** What a relay serves to browsers: the phone's page, and what tells that one can't be begun. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { RELAY_ABOUT_PATH } from '#shared/relay/frames.ts';
import { clientAddressOf, type Proxies } from '../lan/server/client-address.ts';
import { policyAt, securityHeaders } from '../lan/server/http-security.ts';
import { fileFor, isReading, refuse, show } from '../lan/server/page-requests.ts';
import { readFiles } from '../lan/server/static-files.ts';

const SERVED = /^\/(?:hand\/|cannot\/|icon[\w.-]*$|app[.]webmanifest$|licences[.]txt$)/;

const REDIRECTS = new Map([
  ['/hand', '/hand/'],
  ['/favicon.ico', '/icon-256.png'],
]);

const ABOUT = 'A relay of Panno Verde. Open the link that somebody has sent you.';
const NOWHERE =
  'The proxy in front does not say where you come from, or this relay was not told of it (--trust-proxy).';
const NAMELESS = 'This relay has another name.';

export interface RelayPagesOptions {
  /** Folder of the built page, read once. */
  readonly pages: string;
  readonly proxies: Proxies;
  readonly isHttps: boolean;
  /** Whether it asks for this relay by a name of its own. */
  readonly isNamed: (request: IncomingMessage) => boolean;
  readonly version: string;
  /** Whether this address may ask once more. */
  readonly count: (address: string) => boolean;
}

export function serveRelayPages({
  pages,
  proxies,
  isHttps,
  isNamed,
  version,
  count,
}: RelayPagesOptions): RequestListener {
  const files = existsSync(pages) ? readFiles(pages) : new Map();
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (isHttps) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    if (request.url === '/healthz') response.writeHead(200, { 'Content-Type': 'text/plain' }).end('well\n');
    else if (!isNamed(request)) refuse(response, 421, NAMELESS);
    else take(request, response);
  };

  function take(request: IncomingMessage, response: ServerResponse): void {
    const from = clientAddressOf(request, proxies);
    if (from === undefined) refuse(response, 400, NOWHERE);
    else if (!count(from)) refuse(response, 429, 'That is too much at once.');
    else if (!isReading(request)) refuse(response, 405, 'Only for reading.');
    else answer(request.headers.host ?? '', request, response);
  }

  function showAbout(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ 'panno-verde': version }));
  }

  function answer(host: string, request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('Content-Security-Policy', policyAt(host));
    const path = request.url?.split('?', 1)[0] ?? '/';
    const moved = REDIRECTS.get(path);
    if (moved !== undefined) response.writeHead(302, { Location: moved }).end();
    else if (path === RELAY_ABOUT_PATH) showAbout(response);
    else if (path === '/') response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${ABOUT}\n`);
    else show(SERVED.test(path) ? fileFor(files, request, path) : undefined, request, response);
  }
}
