/**
 * The built page, read once: some three megabytes. So no request opens a file: a few lines that ask for many at once
 * would take every descriptor there is, and a file that could then not be opened would end the process.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { contentTypes } from './http-security.ts';

export interface StaticFile {
  readonly type: string;
  /** How long who has it need not ask again. */
  readonly keep: string;
  readonly plain: Body;
  /** The same, compressed beforehand. */
  readonly packed: Body | undefined;
}

/** Called by what is in it: what is called so never changes. */
const HASHED_NAME = /\/assets\/[^/]+-[\w-]{8}(?:\.older)?\.\w+$/;
const CACHE_IMMUTABLE = 'immutable, max-age=31536000';
/** What a newer version has under the same name is asked for each time; who has it is told so. */
const CACHE_REVALIDATE = 'no-cache';

interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Every file of a folder by the path it is asked by; an `index.html` by its folder's, too. */
export function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const bodies = new Map<string, Body>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    bodies.set(`/${relative(folder, file).split(sep).join('/')}`, { bytes, etag });
  }
  const files = new Map<string, StaticFile>();
  for (const [path, plain] of bodies) {
    // A compressed copy has no address of its own: it is its file's.
    if (path.endsWith('.gz') && bodies.has(path.slice(0, -'.gz'.length))) continue;
    const type = contentTypes[extname(path)] ?? 'application/octet-stream';
    const keep = HASHED_NAME.test(path) ? CACHE_IMMUTABLE : CACHE_REVALIDATE;
    const file = { type, keep, plain, packed: bodies.get(`${path}.gz`) };
    files.set(path, file);
    if (path.endsWith('/index.html')) files.set(path.slice(0, -'index.html'.length), file);
  }
  return files;
}

/** Answers with a file, packed for who can unpack it; for who has it already, with a word. */
export function answerWith(
  { type, keep, plain, packed }: StaticFile,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const takesPacked = takesGzip(String(headers['accept-encoding'] ?? ''));
  const { bytes, etag } = (takesPacked && packed) || plain;
  response
    .setHeader('ETag', etag)
    .setHeader('Vary', 'Accept-Encoding, Accept-Language')
    .setHeader('Cache-Control', keep);
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  if (bytes === packed?.bytes) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length }).end(bytes);
}

/** Whether who asks unpacks gzip, by what they accept: what is named with a quality of 0 is what they don't. */
function takesGzip(accepted: string): boolean {
  const qualities = new Map(
    accepted.split(',').map((one) => {
      const [name = '', ...params] = one.split(';').map((part) => part.trim().toLowerCase());
      const quality = params.find((param) => param.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const;
    }),
  );
  return (qualities.get('gzip') ?? qualities.get('*') ?? 0) > 0;
}
