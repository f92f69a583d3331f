/**
 * npm run check:lock-file: all that `npm ci` brings stands in the lock file with a hash, and nothing of it runs while it is
 * installed. Exit 1 and one line for each package of which that is not so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockFile, packageName, REGISTRY } from '../build/lock-file-format.ts';

/** Packages that would run a script when they are installed, and why we can do without: none may. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@swc/core': 'looks whether its binary can be loaded and would fetch another one; ours stands in the lock file',
  'electron-winstaller': 'lays out a tool for installers of another kind, which we make none of',
};

/** What npm runs by itself around an install, in our own package as in every other. */
const BY_ITSELF = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare', 'prepublish'];
const IN_PACKAGES = BY_ITSELF.slice(0, 3);

export interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

/** What is wrong with the supply of the project at `root`, one line each, and how many packages were looked at. */
export function lockFileProblems(root: string): { read: number; wrong: string[] } {
  const lock: LockFile = readJson(join(root, 'package-lock.json'));
  const manifest: Manifest = readJson(join(root, 'package.json'));
  const places = Object.keys(lock.packages).filter((place) => place !== '');
  const wrong = [
    ...places.flatMap((place) => [...unhashed(place, lock), ...incomplete(place, lock), ...running(place, lock, root)]),
    ...ownFaults(manifest, root),
    ...Object.keys(INSTALL_SCRIPTS)
      .filter((name) => !places.some((place) => packageName(place) === name && lock.packages[place]?.hasInstallScript))
      .map((name) => `${name}: has no install script any more; take it off the list in checks/lock-file.ts`),
  ];
  return { read: places.length, wrong };
}

function unhashed(place: string, { packages }: LockFile): string[] {
  const { integrity = '', resolved = REGISTRY } = packages[place] ?? {};
  return [
    ...(integrity.startsWith('sha512-') ? [] : [`${place}: the lock file has no SHA-512 of it`]),
    ...(resolved.startsWith(REGISTRY) ? [] : [`${place}: comes from ${resolved}, not from the registry`]),
  ];
}

/** What the lock file leaves out is chosen anew by whoever installs it. Peers are somebody's dependency, or not needed. */
function incomplete(place: string, lock: LockFile): string[] {
  const { dependencies, optionalDependencies } = lock.packages[place] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !isLocked(name, place, lock))
    .map((name) => `${place}: needs ${name}, which is not in the lock file`);
}

/** Looked for as Node does: beside it, and in each folder above. */
function isLocked(name: string, from: string, { packages }: LockFile): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at}${at && '/'}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

/** By the lock file's word, and by the package's own where it is installed. */
function running(place: string, { packages }: LockFile, root: string): string[] {
  const name = packageName(place);
  if (name in INSTALL_SCRIPTS) return [];
  const manifest: Manifest = readIfThere(join(root, place, 'package.json')) ?? {};
  const says = IN_PACKAGES.filter((script) => manifest.scripts?.[script] !== undefined);
  const builds = existsSync(join(root, place, 'binding.gyp'));
  if (!packages[place]?.hasInstallScript && says.length === 0 && !builds) return [];
  return [`${place}: has an install script; do without it, or say why it is needless in checks/lock-file.ts`];
}

function ownFaults({ scripts = {}, optionalDependencies = {}, allowScripts = {} }: Manifest, root: string): string[] {
  const npmrc = join(root, '.npmrc');
  const isSilent = existsSync(npmrc) && /^ignore-scripts=true$/m.test(readFileSync(npmrc, 'utf8'));
  return [
    ...(isSilent ? [] : ['.npmrc: does not say ignore-scripts=true']),
    ...BY_ITSELF.filter((name) => name in scripts).map((name) => `package.json: ${name} runs by itself`),
    ...Object.keys(INSTALL_SCRIPTS)
      .filter((name) => allowScripts[name] !== false)
      .map((name) => `package.json: allowScripts does not forbid ${name}`),
    ...Object.entries(allowScripts)
      .filter(([name, allowed]) => allowed || !(name in INSTALL_SCRIPTS))
      .map(([name]) => `package.json: allowScripts names ${name}, which checks/lock-file.ts gives no reason for`),
    ...Object.entries(optionalDependencies)
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `package.json: ${name} has no exact version (${version})`),
  ];
}

function readIfThere<T>(file: string): T | undefined {
  return existsSync(file) ? readJson(file) : undefined;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}

if (import.meta.main) {
  const { read, wrong } = lockFileProblems(process.cwd());
  for (const line of wrong) console.error(line);
  console.log(`supply: ${read} packages read, ${wrong.length} wrong`);
  process.exitCode = wrong.length > 0 || read === 0 ? 1 : 0;
}
