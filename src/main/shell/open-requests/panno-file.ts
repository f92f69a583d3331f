/**
 * Opens `.panno` files: finished matches, one a line. They are untrusted: the page validates them
 * by the rules.
 */
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename, isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileFault, OpenRequest } from '#shared/protocol/desktop-shell.ts';

const EXTENSION = /[.]panno$/i;

/** Max path length. */
const MAX_PATH_CHARS = 4096;

/** Max file size, the same as the page's. */
const MAX_FILE_BYTES = 20_000_000;

/** Max length of a displayed name. */
const MAX_NAME_CHARS = 100;

/** Control characters in a path are refused as deceptive. */
const CONTROLS = /\p{Cc}/u;

/** Invisible and bidirectional characters, removed from names. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The path of an argument: absolute, relative to `folder`, or a local `file://` URL. Undefined for
 * network shares (`\\server\x`, `//server/x`) and devices.
 */
export function pathOf(argument: string, folder: string): string | undefined {
  if (argument.length > MAX_PATH_CHARS || CONTROLS.test(argument) || /^[\\/]{2}/.test(argument)) return undefined;
  const path = /^file:/i.test(argument) ? fromAddress(argument) : argument;
  if (path === undefined || CONTROLS.test(path) || /^[\\/]{2}/.test(path) || !EXTENSION.test(path)) return undefined;
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) return undefined;
  return isAbsolute(path) ? path : resolve(folder, path);
}

function fromAddress(address: string): string | undefined {
  try {
    const url = new URL(address);
    return url.host === '' && url.search === '' && url.hash === '' ? fileURLToPath(url) : undefined;
  } catch {
    return undefined;
  }
}

/** The content or the failure; only regular files are read. */
export async function readPannoFile(path: string): Promise<OpenRequest> {
  const name = nameOf(path);
  // Non-blocking, since opening a pipe would hang.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)).catch(() => undefined);
  if (!file) return { kind: 'no-file', name, why: 'not-there' };
  try {
    const read = await bytesIn(file);
    return 'bytes' in read ? { kind: 'file', name, ...read } : { kind: 'no-file', name, ...read };
  } catch {
    return { kind: 'no-file', name, why: 'not-there' };
  } finally {
    await file.close();
  }
}

async function bytesIn(file: FileHandle): Promise<{ readonly bytes: Uint8Array } | { readonly why: FileFault }> {
  const stat = await file.stat();
  if (!stat.isFile()) return { why: 'not-a-file' };
  if (stat.size > MAX_FILE_BYTES) return { why: 'too-large' };
  // Bounded by the size that was checked, even if the file grows.
  const bytes = new Uint8Array(stat.size);
  const { bytesRead } = await file.read(bytes, 0, stat.size, 0);
  return { bytes: bytes.subarray(0, bytesRead) };
}

function nameOf(path: string): string {
  return [...basename(path).replace(HIDDEN, '')].slice(0, MAX_NAME_CHARS).join('');
}
