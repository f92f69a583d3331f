/** Builds the app where it is not built, or is older than what it is built from. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = [
  'out/main/index.js',
  'out/main/headless.js',
  'out/main/relay.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/hand/index.html',
  'out/renderer/screen/index.html',
  'out/renderer/cannot/index.html',
  'out/renderer/licences.txt',
  'out/sbom.cdx.json',
];
const BUILT_FROM = [
  'package-lock.json',
  'electron.vite.config.ts',
  'vite.phone.config.ts',
  'vite.tv.config.ts',
  'build',
  'src',
  'resources',
];
const BUILDER = 'node_modules/electron-vite/bin/electron-vite.js';

/** Whether to build: times of change in ms, `undefined` for a file that is not there. */
export function isStale(built: readonly (number | undefined)[], sources: readonly number[]): boolean {
  const newest = Math.max(...sources);
  return built.some((time) => time === undefined || time < newest);
}

/** Says in one line that it builds, if it does. Throws if the build fails; the builder has said why. */
export function buildIfNeeded(): void {
  if (
    !isStale(
      BUILT.map(modifiedAt),
      BUILT_FROM.flatMap(filesUnder).flatMap((file) => modifiedAt(file) ?? []),
    )
  )
    return;
  console.error('Building Panno Verde …');
  const { status } = spawnSync(process.execPath, [BUILDER, 'build', '--logLevel', 'error'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}

function modifiedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** The file itself, or all files of a folder but its tests. */
function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[.]test[.]tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

if (import.meta.main) buildIfNeeded();
