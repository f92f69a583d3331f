/** The host's secret key: 32 random bytes in their own file, which outlives the store. */
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Notice, notice } from '#shared/protocol/notice.ts';

const KEY_FILE = 'host-key';
const KEY_BYTES = 32;

export interface HostSecret {
  readonly secret: Uint8Array;
  /** Whether the previous key was damaged. */
  readonly notices: readonly Notice[];
}

/** The secret in this existing folder, created on first use. Throws where it can't be saved. */
export function hostSecret(folder: string): HostSecret {
  const file = join(folder, KEY_FILE);
  const kept = read(file);
  if (kept === undefined) return { secret: make(file), notices: [] };
  if (isSecret(kept)) {
    chmodSync(file, 0o600);
    return { secret: kept, notices: [] };
  }
  const aside = setAside(file);
  return {
    secret: make(file),
    notices: [notice('key.damaged', { kept: aside, file })],
  };
}

/** Whether these bytes can be a secret: a file after a power cut may be all zeros. */
export function isSecret(bytes: Uint8Array): boolean {
  return bytes.length === KEY_BYTES && bytes.some((byte) => byte !== 0);
}

function read(file: string): Uint8Array | undefined {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Moves a damaged file aside for repair; returns its new path. */
function setAside(file: string): string {
  let aside = `${file}-damaged`;
  for (let k = 2; existsSync(aside); k++) aside = `${file}-damaged-${k}`;
  renameSync(file, aside);
  chmodSync(aside, 0o600);
  return aside;
}

/** Writes atomically: a new key after a power cut would be an unknown host key to every phone. */
function make(file: string): Uint8Array {
  const secret = randomBytes(KEY_BYTES);
  const made = `${file}-new`;
  const handle = openSync(made, 'w', 0o600);
  writeSync(handle, secret);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(made, file);
  return new Uint8Array(secret);
}
