import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** So long a program of the system may take, in ms, and so much it may say. */
const COMMAND_TIMEOUT_MS = 3500;
const MAX_OUTPUT_BYTES = 8 * 1024 * 1024;

/** How a program ended, and what it said; nothing where it can't be run or took too long. */
export interface CommandResult {
  readonly code: number;
  readonly said: string;
}

/** The system, as far as a firewall is read by it. */
export interface SystemAccess {
  run(program: string, ...args: string[]): Promise<CommandResult | undefined>;
  /** A file's text; nothing where it can't be read. */
  read(path: string): Promise<string | undefined>;
}

export const system: SystemAccess = {
  run: (program, ...args) =>
    new Promise((done) => {
      execFile(program, args, { timeout: COMMAND_TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES, windowsHide: true }, (error, said) => {
        const { code = 0, killed } = (error ?? {}) as { readonly code?: number | string; readonly killed?: boolean };
        done(killed || typeof code !== 'number' ? undefined : { code, said });
      });
    }),
  read: (path) => readFile(path, 'utf8').catch(() => undefined),
};
