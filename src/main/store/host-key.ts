/** The secret by which this host is known, 32 random bytes in a file of their own: it outlives the store, whatever befalls that. */
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'host-key';
const BYTES = 32;

/** The secret in this folder, which is there; made at the first time. Throws where it can't be kept. */
export function hostSecret(folder: string): Uint8Array {
  const file = join(folder, FILE);
  return read(file) ?? make(file);
}

/** Nothing where there is none, or half of one: who knew that one has to be told anyway. */
function read(file: string): Uint8Array | undefined {
  try {
    const bytes = readFileSync(file);
    if (bytes.length !== BYTES) return undefined;
    chmodSync(file, 0o600);
    return new Uint8Array(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whole or not at all: another one after a power cut would be a stranger to every phone. */
function make(file: string): Uint8Array {
  const secret = randomBytes(BYTES);
  const made = `${file}-new`;
  const handle = openSync(made, 'w', 0o600);
  writeSync(handle, secret);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(made, file);
  return new Uint8Array(secret);
}
