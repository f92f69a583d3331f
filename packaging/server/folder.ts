/** The table server as a folder: Node, the built program and its pages. The container and Debian's package are made of it. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { sbomOf } from '../../build/sbom-and-licences.ts';
import { copyNode, type Machine, NODE_VERSION } from './node-program.ts';

/** What runs in it; the rest of `out/main` is the desktop's. */
const PROGRAMS = ['out/main/headless.js', 'out/main/bot-worker.js', 'out/main/relay.js'];

/** A file of the build by its name, relative to the one that says it. */
const IMPORTED = /["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g;

/** Makes the folder anew; `cache` keeps another machine's Node. */
export function writeServerFolder(folder: string, machine: Machine, cache: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const file of filesOf(PROGRAMS)) cpSync(file, join(folder, file));
  cpSync('out/renderer', join(folder, 'out/renderer'), { recursive: true });
  cpSync('LICENSE', join(folder, 'LICENSE.txt'));
  const { name, version, type } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: `${name}-server`, version, type }, null, 2)}\n`,
  );
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(serverSbom(), null, 2)}\n`);
  copyNode(folder, machine, cache);
}

/** The files themselves, and all that they import. */
function filesOf(programs: readonly string[]): Set<string> {
  const files = new Set(programs);
  for (const file of files) {
    const imported = [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name);
    const named = imported.map((name) => relative('.', resolve(file, '..', name)));
    for (const one of named.filter((name) => existsSync(name))) files.add(one);
  }
  return files;
}

/** The app's list, with Node in place of Electron. */
function serverSbom() {
  const sbom: ReturnType<typeof sbomOf> = JSON.parse(readFileSync('out/sbom.cdx.json', 'utf8'));
  const node = { type: 'application', name: 'node', version: NODE_VERSION, purl: `pkg:generic/node@${NODE_VERSION}` };
  return { ...sbom, components: [...sbom.components.filter(({ name }) => name !== 'electron'), node] };
}
