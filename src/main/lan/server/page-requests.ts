/** What every server of pages does with a request: which file it is for, in which language, and how it is refused. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bestLanguage, pageFileName } from '#shared/i18n/languages.ts';
import { answerWith, type StaticFile } from './static-files.ts';

/** The file for a path; a page in the client's language. */
export function fileFor(
  files: ReadonlyMap<string, StaticFile>,
  request: IncomingMessage,
  path: string,
): StaticFile | undefined {
  const page = path.endsWith('/') ? files.get(path + pageFileName(languageOf(request))) : undefined;
  return page ?? files.get(path);
}

/** The language in the address, else the browser's first supported one. */
function languageOf({ url = '', headers }: IncomingMessage): string {
  const named = /[?&]lang=([\w-]+)/.exec(url)?.[1];
  const asked = (headers['accept-language'] ?? '').split(',').map((one) => one.split(';', 1)[0] ?? '');
  return bestLanguage(named ? [named, ...asked] : asked);
}

/** Sends a file, or that there is none. Ignores ranges: no file is large. */
export function show(file: StaticFile | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (file) answerWith(file, request, response).catch(() => response.destroy());
  else refuse(response, 404, 'There is no such page here.');
}

/** A GET or HEAD without a body. */
export function isReading({ method, headers }: IncomingMessage): boolean {
  const brings = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return (method === 'GET' || method === 'HEAD') && !brings;
}

/** Answers in plain words, and closes. */
export function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(`${why}\n`);
}
