/** The ledger of tables that move between hosts, in a file of its own: on disk before anybody is told of it. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StoreWriteError } from './store-errors.ts';

const LEDGER_FILE = 'handovers.json';

/** The file in this folder: its JSON, nothing where there is none, and how to replace it. */
export function jsonFile(folder: string) {
  const file = join(folder, LEDGER_FILE);
  return {
    read(): unknown {
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch {
        return undefined;
      }
    },
    write(value: object): void {
      try {
        replace(file, JSON.stringify(value));
      } catch (error) {
        throw new StoreWriteError(String(error));
      }
    },
  };
}

function replace(file: string, text: string): void {
  const made = `${file}-new`;
  const handle = openSync(made, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(made, file);
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
