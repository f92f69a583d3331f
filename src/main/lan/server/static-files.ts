/**
 * The built page, kept in memory (about 3 MB). Requests open no files, so a flood of them can't use
 * up the descriptors.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { contentTypes } from './http-security.ts';

export interface StaticFile {
  readonly type: string;
  /** The Cache-Control header. */
  readonly keep: string;
  readonly plain: Body;
  /** The gzip copy. */
  readonly packed: Body | undefined;
}

/** A content-hashed file name, which never changes its content. */
const HASHED_NAME = /\/assets\/[^/]+-[\w-]{8}(?:\.older)?\.\w+$/;
const CACHE_IMMUTABLE = 'immutable, max-age=31536000';
/** Revalidated each time, with a 304 if unchanged. */
const CACHE_REVALIDATE = 'no-cache';

interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Every file of a folder by URL path; an `index.html` also by its folder's. */
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
    // A compressed copy is served under its file's path.
    if (path.endsWith('.gz') && bodies.has(path.slice(0, -'.gz'.length))) continue;
    const type = contentTypes[extname(path)] ?? 'application/octet-stream';
    const keep = HASHED_NAME.test(path) ? CACHE_IMMUTABLE : CACHE_REVALIDATE;
    const file = { type, keep, plain, packed: bodies.get(`${path}.gz`) };
    files.set(path, file);
    if (path.endsWith('/index.html')) files.set(path.slice(0, -'index.html'.length), file);
  }
  return files;
}

/** Sends a file, gzipped if accepted; 304 if the client has it. */
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

/** Whether the Accept-Encoding header allows gzip; quality 0 means no. */
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
