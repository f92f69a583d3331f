/** The secret by which this host is known, 32 random bytes in a file of their own: it outlives the store, whatever befalls that. */
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const KEY_FILE = 'host-key';
const KEY_BYTES = 32;

export interface HostSecret {
  readonly secret: Uint8Array;
  /** What people should know: the one of before was damaged. */
  readonly notice?: string;
}

/** The secret in this folder, which is there; made at the first time. Throws where it can't be kept. */
export function hostSecret(folder: string): HostSecret {
  const file = join(folder, KEY_FILE);
  const kept = read(file);
  if (kept === undefined) return { secret: make(file) };
  if (isSecret(kept)) {
    chmodSync(file, 0o600);
    return { secret: kept };
  }
  const aside = setAside(file);
  return {
    secret: make(file),
    notice: `The key by which other devices know this computer was damaged. It was kept as ${aside}, and a new one made: phones and computers that have been here ask once whether this is still the same house. If you have a copy of ${file}, put it back.`,
  };
}

/** Whether these bytes can be a secret: of a file that a power cut has emptied only zeros are left. */
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

/** What is damaged is kept for whoever can mend it; where it is now. */
function setAside(file: string): string {
  let aside = `${file}-damaged`;
  for (let k = 2; existsSync(aside); k++) aside = `${file}-damaged-${k}`;
  renameSync(file, aside);
  chmodSync(aside, 0o600);
  return aside;
}

/** Whole or not at all: another one after a power cut would be a stranger to every phone. */
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
