/** Programs in Python that come to a table of a host, over a real line. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the examples are. */
export const EXAMPLES = join(fileURLToPath(new URL('../../..', import.meta.url)), 'examples');

/** What a table is opened with. */
export type Options = Readonly<Record<string, string | number>>;

/** Whether a program in Python can be run here. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('no python3 here: the examples in Python are not run');

const started: ChildProcess[] = [];

/** Ends all programs that came in. */
export function stopPrograms(): void {
  for (const child of started.splice(0)) child.kill();
}

/** Comes in with the code; what it complains of. `program`: its file, which may use the examples'. */
export function comesIn(
  program: string,
  port: number,
  code: string,
  name = 'Byte',
): { said(): string; readonly gone: Promise<unknown> } {
  const child = spawn('python3', [program, `127.0.0.1:${port}`, code, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PYTHONPATH: EXAMPLES },
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)));
  return { said: () => said, gone: once(child, 'close').then(([code]) => code) };
}
