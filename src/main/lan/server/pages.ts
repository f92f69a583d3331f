/** What is served over HTTP: the built page, file by file, and what the host says of itself. Nothing else ever is. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { bestLanguage, pageFileName } from '#shared/i18n/languages.ts';
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
import type { RateLimits } from './rate-limits.ts';
import { answerWith, readFiles, type StaticFile } from './static-files.ts';

/** Pages are found at one address each, so that the files beside them are: `/hand` is `/hand/`. */
const REDIRECTS = new Map([
  ['/hand', '/hand/'],
  ['/screen/', '/screen'],
  ['/screen-3d/', '/screen-3d'],
  ['/cannot', '/cannot/'],
  // Asked for beside what says no icon of its own.
  ['/favicon.ico', '/icon-256.png'],
]);

/** The big screen has a page of its own; where it is drawn in depth it is the app, which sees by its address that it is one. */
const ALIASES = new Map([
  ['/screen', '/screen/'],
  ['/screen-3d', '/'],
]);

/** All addresses of pages that show a room's screen. */
const SCREEN = /^\/screen(?:-3d)?(?:\/|$)/;

/** What a person reads behind a proxy that is not set up for it, and whoever set it up. */
const NOWHERE =
  'The proxy in front does not say where you come from, or this host was not told of it (--trust-proxy, docs/club.md).';

/** What a person reads whom another page has led to this computer's screen. */
const CROSS_SITE_SCREEN =
  'Another page has led you here. To show the room on this computer, type this address yourself.';

export interface PagesOptions {
  /** The built page: its files are read once. */
  readonly pages: string;
  /** Whether a request means us at all. */
  readonly allows: (request: IncomingMessage) => boolean;
  readonly about: () => AboutHost;
  /** What is advertised, for neighbours that hear no multicast; nothing where nothing is. */
  readonly advertised?: (() => Advertised) | undefined;
  /** Calls a neighbour that asks for it. */
  readonly callBack?: CallBack | undefined;
  /** Is told that somebody called who was asked to, by what name and from where. */
  readonly called?: ((call: string, from: string | undefined) => void) | undefined;
  readonly proxies: Proxies;
  readonly rateLimits: RateLimits;
  /** Is told that somebody wanted to come in with this version, which is not ours. */
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
    // Whoever is let in has said a host, and one that is ours.
    response.setHeader('Content-Security-Policy', policyAt(request.headers.host ?? ''));
    const path = request.url?.split('?', 1)[0] ?? '/';
    const isHere = isThisComputer(from);
    // Elsewhere browsers heed it over https alone, and complain.
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
    else if (files) show(pageFor(request, ALIASES.get(path) ?? path) ?? files.get(path), request, response);
    else refuse(response, 503, 'The page is not built: npm run build.');
  }

  /** A page in the language of who asks; nothing for what is no page. */
  function pageFor(request: IncomingMessage, path: string): StaticFile | undefined {
    if (!path.endsWith('/')) return undefined;
    return files?.get(path + pageFileName(languageOf(request))) ?? files?.get(path);
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

  /** To the same that would hear it on multicast, and to no others. */
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

/** Another page's link, script or form brought the browser here. Whoever typed the address came from nowhere; older browsers don't say. */
function isCrossSiteNavigation({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'none' && site !== 'same-origin';
}

/** It comes whole, whatever range is asked for: nothing here is large. */
function show(file: StaticFile | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (file) answerWith(file, request, response);
  else refuse(response, 404, 'There is no such page here.');
}

/** The language that the address names, or else the first that the browser asks for and we speak. */
function languageOf({ url = '', headers }: IncomingMessage): string {
  const named = /[?&]lang=([\w-]+)/.exec(url)?.[1];
  const asked = (headers['accept-language'] ?? '').split(',').map((one) => one.split(';', 1)[0] ?? '');
  return bestLanguage(named ? [named, ...asked] : asked);
}

/** Asks for something and brings nothing along. */
function isReading({ method, headers }: IncomingMessage): boolean {
  const brings = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return (method === 'GET' || method === 'HEAD') && !brings;
}

function answer(response: ServerResponse, said: object): void {
  response
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(said));
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(`${why}\n`);
}
