/** What a build without a network needs of the world: every package of the lock file, and Electron, each with its hash. */
import { type LockedPackage, type LockFile, packageName, REGISTRY } from '../../build/lock-file-format.ts';

/** Where the packages lie while the Flatpak is built, and what they are called there. */
export const PACKAGES_FOLDER = 'packages';

const RELEASES = 'https://github.com/electron/electron/releases/download';

/** Flatpak's names for machines, and Electron's. */
const MACHINES = { x86_64: 'x64', aarch64: 'arm64' } as const;

/** The file of a package, by its name and version: one of another scope has another name. */
export function fileOf(place: string, { version = '' }: LockedPackage): string {
  return `${packageName(place).replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/** Whether npm would take it under Linux; what a package does not say, it does not mind. */
export function isForLinux({ os, cpu }: LockedPackage): boolean {
  return matchesPlatform(os, ['linux']) && matchesPlatform(cpu, Object.values(MACHINES));
}

/** A list names what is meant, or what is not, by `!`. */
function matchesPlatform(said: string | readonly string[] = [], ours: readonly string[]): boolean {
  const names = [said].flat();
  const meant = names.filter((name) => !name.startsWith('!'));
  return ours.some((one) => !names.includes(`!${one}`) && (meant.length === 0 || meant.includes(one)));
}

/** As flatpak-builder wants them. `checksums`: Electron's own, by the name of the file. */
export function sourcesOf({ packages }: LockFile, checksums: Readonly<Record<string, string>>) {
  const electron = packages['node_modules/electron']?.version ?? '';
  const files = Object.entries(packages)
    .filter(([place, locked]) => place !== '' && isForLinux(locked))
    .map(([place, locked]) => ({
      type: 'file',
      url: addressOf(place, locked),
      sha512: hexOf(locked.integrity ?? ''),
      dest: PACKAGES_FOLDER,
      'dest-filename': fileOf(place, locked),
    }));
  const programs = Object.entries(MACHINES).map(([machine, arch]) => {
    const name = `electron-v${electron}-linux-${arch}.zip`;
    const sha256 = checksums[name];
    if (!sha256) throw new Error(`Electron says no checksum of ${name}`);
    const url = `${RELEASES}/v${electron}/${name}`;
    return { type: 'archive', url, sha256, dest: 'electron', 'strip-components': 0, 'only-arches': [machine] };
  });
  return [...new Map(files.map((file) => [file['dest-filename'], file])).values(), ...programs];
}

function addressOf(place: string, { resolved, version }: LockedPackage): string {
  const name = packageName(place);
  return resolved ?? `${REGISTRY}${name}/-/${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
}

function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}
