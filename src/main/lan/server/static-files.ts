/**
 * The built page, kept in memory (some 10 MB), and the gzip copy of each text file from its first request on. Requests open no
 * files, so a flood of them can't use up the descriptors.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { contentTypes } from './http-security.ts';

export interface StaticFile {
  readonly type: string;
  /** The Cache-Control header. */
  readonly keep: string;
  readonly bytes: Buffer;
  /** Of the content. */
  readonly hash: string;
  /** The gzip copy; undefined for pictures and fonts, which are compressed already. */
  readonly gzipped: (() => Promise<Buffer>) | undefined;
}

const TEXT = /[.](?:js|css|html|svg|txt)$/;

/** A content-hashed file name, which never changes its content. */
const HASHED_NAME = /\/assets\/[^/]+-[\w-]{8}(?:\.older)?\.\w+$/;
const CACHE_IMMUTABLE = 'immutable, max-age=31536000';
/** Revalidated each time, with a 304 if unchanged. */
const CACHE_REVALIDATE = 'no-cache';

/** Every file of a folder by URL path; an `index.html` also by its folder's. */
export function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const served = {
      type: contentTypes[extname(path)] ?? 'application/octet-stream',
      keep: HASHED_NAME.test(path) ? CACHE_IMMUTABLE : CACHE_REVALIDATE,
      bytes,
      hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
      gzipped: TEXT.test(path) ? gzipOnce(bytes) : undefined,
    };
    files.set(path, served);
    if (path.endsWith('/index.html')) files.set(path.slice(0, -'index.html'.length), served);
  }
  return files;
}

/** Compresses at the first call, beside the event loop. */
function gzipOnce(bytes: Buffer): () => Promise<Buffer> {
  let copy: Promise<Buffer> | undefined;
  return () => {
    copy ??= promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
    return copy;
  };
}

/** Sends a file, gzipped if accepted; 304 if the client has it. */
export async function answerWith(
  { type, keep, bytes, hash, gzipped }: StaticFile,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isGzipped = gzipped !== undefined && takesGzip(String(headers['accept-encoding'] ?? ''));
  const etag = isGzipped ? `"${hash}-gzip"` : `"${hash}"`;
  response
    .setHeader('ETag', etag)
    .setHeader('Vary', 'Accept-Encoding, Accept-Language')
    .setHeader('Cache-Control', keep);
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const body = isGzipped ? await gzipped() : bytes;
  if (isGzipped) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length }).end(body);
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
