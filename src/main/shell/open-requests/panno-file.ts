/** `.panno` files that the system hands over: finished matches, one a line. Whoever made one is not known: the page reads it, and by the rules. */
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename, isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileFault, OpenRequest } from '#shared/protocol/desktop-shell.ts';

const EXTENSION = /[.]panno$/i;

/** No system has longer paths that a person would open. */
const MAX_PATH_CHARS = 4096;

/** More than all matches of an evening; the page takes no more either. */
const MAX_FILE_BYTES = 20_000_000;

/** What a name may have of it on a screen. */
const MAX_NAME_CHARS = 100;

/** No path has them but to deceive. */
const CONTROLS = /\p{Cc}/u;

/** What is not seen of a name, or turns what is seen around. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The path that an argument names, if it can be a file of ours: an absolute path, one from `folder` on, or `file://` of
 * this computer. Shares of other computers (`\\server\x`, `//server/x`) and devices are none.
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

/** What is in it, or why not: only of a file, never of what merely has the name of one. */
export async function readPannoFile(path: string): Promise<OpenRequest> {
  const name = nameOf(path);
  // A pipe would be waited for without end.
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
  // No more than was looked at, whatever is still being written to it.
  const bytes = new Uint8Array(stat.size);
  const { bytesRead } = await file.read(bytes, 0, stat.size, 0);
  return { bytes: bytes.subarray(0, bytesRead) };
}

function nameOf(path: string): string {
  return [...basename(path).replace(HIDDEN, '')].slice(0, MAX_NAME_CHARS).join('');
}
