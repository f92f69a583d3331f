/** What is served over HTTP: the built page, file by file, and what the host says of itself. Nothing else ever is. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { ABOUT_PATH, type AboutHost } from '../reach/about.ts';
import { securityHeaders } from './headers.ts';

/** Pages are found at one address each, so that the files beside them are: `/hand` is `/hand/`. */
const MOVED = new Map([
  ['/hand', '/hand/'],
  ['/screen/', '/screen'],
]);

/** The big screen is the app, which sees by its address that it is one. */
const SAME_AS = new Map([['/screen', '/']]);

/** Serves `folder`, whose files are listed once; `allows` says whether a request means us at all. */
export function servePages(
  folder: string,
  allows: (request: IncomingMessage) => boolean,
  about: () => AboutHost,
): RequestListener {
  const isBuilt = existsSync(folder);
  const files = isBuilt ? sirv(folder, { etag: true, gzip: true }) : undefined;
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (!allows(request)) return refuse(response, 403, 'This is not the computer you meant.');
    if (!isReading(request)) return refuse(response, 405, 'Only for reading.');
    const path = request.url?.split('?', 1)[0] ?? '/';
    if (path === ABOUT_PATH) return answer(response, about());
    const moved = MOVED.get(path);
    if (moved !== undefined) return void response.writeHead(302, { Location: moved }).end();
    if (!files) return refuse(response, 503, 'The page is not built: npm run build.');
    request.url = SAME_AS.get(path) ?? request.url;
    // Nothing here is large, and a range the wrong way round would be an error of the file's stream.
    delete request.headers.range;
    files(request, response, () => refuse(response, 404, 'There is no such page here.'));
  };
}

/** Asks for something and brings nothing along. */
function isReading({ method, headers }: IncomingMessage): boolean {
  const brings = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return (method === 'GET' || method === 'HEAD') && !brings;
}

function answer(response: ServerResponse, about: AboutHost): void {
  response
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(about));
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(`${why}\n`);
}
