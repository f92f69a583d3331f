/** The built page, file by file: nothing else is ever served. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { securityHeaders } from './headers.ts';

/** Serves `folder`, whose files are listed once; `allows` says whether a request means us at all. */
export function servePages(folder: string, allows: (request: IncomingMessage) => boolean): RequestListener {
  const isBuilt = existsSync(folder);
  const files = isBuilt ? sirv(folder, { etag: true }) : undefined;
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (!allows(request)) return refuse(response, 403, 'This is not the computer you meant.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only for reading.');
    if (!files) return refuse(response, 503, 'The page is not built: npm run build.');
    // Nothing here is large, and a range the wrong way round would be an error of the file's stream.
    delete request.headers.range;
    files(request, response, () => refuse(response, 404, 'There is no such page here.'));
  };
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(`${why}\n`);
}
