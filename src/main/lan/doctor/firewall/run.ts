import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** So long a program of the system may take, in ms, and so much it may say. */
const PATIENCE = 3500;
const MAX_BYTES = 8 * 1024 * 1024;

/** How a program ended, and what it said; nothing where it can't be run or took too long. */
export interface Ended {
  readonly code: number;
  readonly said: string;
}

/** The system, as far as a firewall is read by it. */
export interface Run {
  run(program: string, ...args: string[]): Promise<Ended | undefined>;
  /** A file's text; nothing where it can't be read. */
  read(path: string): Promise<string | undefined>;
}

export const system: Run = {
  run: (program, ...args) =>
    new Promise((done) => {
      execFile(program, args, { timeout: PATIENCE, maxBuffer: MAX_BYTES, windowsHide: true }, (error, said) => {
        const { code = 0, killed } = (error ?? {}) as { readonly code?: number | string; readonly killed?: boolean };
        done(killed || typeof code !== 'number' ? undefined : { code, said });
      });
    }),
  read: (path) => readFile(path, 'utf8').catch(() => undefined),
};
