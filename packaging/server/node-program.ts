/** The Node that the table server brings along, for either machine: the project's own, as the lock file has it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockFile } from '../../build/lock-file-format.ts';

/** A machine as Debian and containers call it, and as Node does. */
export const MACHINES = { amd64: 'x64', arm64: 'arm64' } as const;
export type Machine = keyof typeof MACHINES;

const { packages }: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** The same for both machines. */
export const NODE_VERSION = locked('amd64').version ?? '';

function locked(machine: Machine) {
  return packages[`node_modules/node-linux-${MACHINES[machine]}`] ?? {};
}

/** Copies the program, without its symbols, and its licence into a server's folder. */
export function copyNode(folder: string, machine: Machine, cache: string): void {
  const node = nodePackage(machine, cache);
  const program = join(folder, 'bin/node');
  cpSync(join(node, 'bin/node'), program);
  cpSync(join(node, 'LICENSE'), join(folder, 'LICENSE.node.txt'));
  chmodSync(program, 0o755);
  // A seventh of it. LLVM's strips programs of every machine, Debian's only its own.
  const isStripped = ['llvm-strip', 'strip'].some((strip) => spawnSync(strip, [program]).status === 0);
  if (!isStripped) process.stderr.write(`${program} keeps its symbols: llvm-strip and strip could not take them.\n`);
}

/** The package's folder: npm installs only this machine's, the other is fetched and must have the hash of the lock file. */
function nodePackage(machine: Machine, cache: string): string {
  const name = `node-linux-${MACHINES[machine]}`;
  const installed = join('node_modules', name);
  if (existsSync(installed)) return installed;
  const { version, integrity } = locked(machine);
  const folder = join(cache, `${name}-${version}`);
  const file = `${folder}.tgz`;
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', cache]);
  }
  const hash = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${file} is not what package-lock.json says`);
  run('tar', ['-xzf', file, '-C', folder, '--strip-components=1', 'package/bin/node', 'package/LICENSE']);
  return folder;
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}
