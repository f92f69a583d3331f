/**
 * npm run -s tool tools/package-server.ts [--amd64] [--arm64] [--deb] [--out DIR]: the table server for Linux, for this
 * machine or those named, into dist/: `server/` is what a container is built of, `podman build dist/server`; `--deb` makes
 * Debian's packages of it, too.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from '../build/build-if-needed.ts';
import { writeServerDeb } from '../packaging/server/deb.ts';
import { writeServerFolder } from '../packaging/server/folder.ts';
import { MACHINES, type Machine } from '../packaging/server/node-program.ts';
import { readArguments } from './command-line.ts';

const yes = { type: 'boolean' } as const;
const { values } = readArguments(process.argv.slice(2), { amd64: yes, arm64: yes, deb: yes, out: { type: 'string' } });

const every = Object.keys(MACHINES) as Machine[];
const named = every.filter((machine) => values[machine]);
const machines = named.length > 0 ? named : every.filter((machine) => MACHINES[machine] === process.arch);
const out = values.out ?? 'dist';

buildIfNeeded();
const context = join(out, 'server');
// The container's matches: an empty folder that belongs to its account.
mkdirSync(join(context, 'data'), { recursive: true });
cpSync('packaging/container/Dockerfile', join(context, 'Dockerfile'));
for (const machine of machines) {
  const folder = join(context, machine);
  writeServerFolder(folder, machine, join(out, 'node'));
  if (values.deb) writeServerDeb(folder, machine, out, process.env.PANNO_VERDE_MAINTAINER);
}
