/** What HTTP serves: the built page's files and the host's description, nothing else. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { VERSION_PATTERN } from '#shared/protocol/app-version.ts';
import { isThisComputer } from '../../host/connections/client-device.ts';
import {
  ABOUT_PATH,
  type AboutHost,
  type Advertised,
  CALL_BACK_PATH,
  CALL_HEADER,
  TABLES_PATH,
  VERSION_HEADER,
} from '../reach/about.ts';
import { isNearby } from '../reach/addresses.ts';
import type { CallBack } from './call-back.ts';
import { clientAddressOf, type Proxies } from './client-address.ts';
import { policyAt, securityHeaders } from './http-security.ts';
import { fileFor, isReading, refuse, show } from './page-requests.ts';
import type { RateLimits } from './rate-limits.ts';
import { readFiles } from './static-files.ts';

/** Redirects so that relative paths work: `/hand` is `/hand/`. */
const REDIRECTS = new Map([
  ['/hand', '/hand/'],
  ['/screen/', '/screen'],
  ['/screen-3d/', '/screen-3d'],
  ['/cannot', '/cannot/'],
  // The default path where a page names no icon.
  ['/favicon.ico', '/icon-256.png'],
]);

/** The TV has its own page; in 3D it is the desktop page, which sees it by its address. */
const ALIASES = new Map([
  ['/screen', '/screen/'],
  ['/screen-3d', '/'],
]);

/** Paths of the TV pages. */
const SCREEN = /^\/screen(?:-3d)?(?:\/|$)/;

/** Shown behind a misconfigured proxy. */
const NOWHERE =
  'The proxy in front does not say where you come from, or this host was not told of it (--trust-proxy, docs/club.md).';

/** Shown where another site links to this computer's TV page. */
const CROSS_SITE_SCREEN =
  'Another page has led you here. To show the room on this computer, type this address yourself.';

export interface PagesOptions {
  /** Folder of the built page, read once. */
  readonly pages: string;
  /** Whether a request is meant for this host. */
  readonly allows: (request: IncomingMessage) => boolean;
  readonly about: () => AboutHost;
  /** The advertisements, for neighbours without multicast; undefined for none. */
  readonly advertised?: (() => Advertised) | undefined;
  /** Calls back a neighbour that asks for it. */
  readonly callBack?: CallBack | undefined;
  /** Called when a requested call-back arrives, with its name and sender. */
  readonly called?: ((call: string, from: string | undefined) => void) | undefined;
  readonly proxies: Proxies;
  readonly rateLimits: RateLimits;
  /** Called with the version of a rejected client. */
  readonly otherVersion?: ((theirs: string) => void) | undefined;
}

export function servePages(options: PagesOptions): RequestListener {
  const { pages, allows, about, proxies, rateLimits: tolls, advertised, callBack, called, otherVersion } = options;
  const files = existsSync(pages) ? readFiles(pages) : undefined;
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const from = clientAddressOf(request, proxies);
    if (from === undefined) refuse(response, 400, NOWHERE);
    else if (!tolls.request(from)) refuse(response, 429, 'That is too much at once.');
    else if (!allows(request)) refuse(response, 403, 'This is not the computer you meant.');
    else if (!isReading(request)) refuse(response, 405, 'Only for reading.');
    else letIn(from, request, response);
  };

  function letIn(from: string, request: IncomingMessage, response: ServerResponse): void {
    // The `Host` header is present and validated by now.
    response.setHeader('Content-Security-Policy', policyAt(request.headers.host ?? ''));
    const path = request.url?.split('?', 1)[0] ?? '/';
    const isHere = isThisComputer(from);
    // Over plain http, browsers ignore it with a warning except on localhost.
    if (isHere) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    if (isHere && SCREEN.test(path) && isCrossSiteNavigation(request)) refuse(response, 403, CROSS_SITE_SCREEN);
    else find(from, path, request, response);
  }

  function find(from: string, path: string, request: IncomingMessage, response: ServerResponse): void {
    const moved = REDIRECTS.get(path);
    if (path === ABOUT_PATH) tellAbout(from, request, response);
    else if (path === TABLES_PATH && advertised) tellTables(from, response, advertised);
    else if (path === CALL_BACK_PATH && callBack) call(callBack(from, request.headers), response);
    else if (moved !== undefined) response.writeHead(302, { Location: moved }).end();
    else if (files) show(fileFor(files, request, ALIASES.get(path) ?? path), request, response);
    else refuse(response, 503, 'The page is not built: npm run build.');
  }

  function tellAbout(from: string, request: IncomingMessage, response: ServerResponse): void {
    if (!tolls.probe(from)) {
      refuse(response, 429, 'You have asked just now.');
      return;
    }
    const said = about();
    answer(response, said);
    const { [VERSION_HEADER]: theirs, [CALL_HEADER]: name } = request.headers;
    if (typeof name === 'string') called?.(name, from);
    if (typeof theirs === 'string' && VERSION_PATTERN.test(theirs) && theirs !== said['panno-verde'])
      otherVersion?.(theirs);
  }

  /** Serves the advertisements only to those multicast would reach. */
  function tellTables(from: string, response: ServerResponse, said: () => Advertised): void {
    if (!isNearby(from)) refuse(response, 403, 'That is for the house.');
    else if (!tolls.probe(from)) refuse(response, 429, 'You have asked just now.');
    else answer(response, said());
  }

  function call(calling: ReturnType<CallBack>, response: ServerResponse): void {
    calling.then(
      (status) => (status === 200 ? answer(response, {}) : refuse(response, status, 'Not called.')),
      () => response.destroy(),
    );
  }
}

/**
 * A cross-site link, script or form caused the request. Typed addresses and older browsers don't
 * count.
 */
function isCrossSiteNavigation({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'none' && site !== 'same-origin';
}

function answer(response: ServerResponse, said: object): void {
  response
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(said));
}
