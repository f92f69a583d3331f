/** The table server as a package of Debian: its folder, a unit and an account. The desktop's package has no server in it. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SYSTEMS } from '../messages/en/systems.ts';
import type { Machine } from './node-program.ts';

const NAME = 'panno-verde-server';
const FILES = 'packaging/server/debian';
const SCRIPTS = ['postinst', 'prerm', 'postrm'];

/** Where Debian has what lies beside `packaging/server/deb.ts`. */
const PLACES = {
  [`${NAME}.service`]: `usr/lib/systemd/system/${NAME}.service`,
  'sysusers.conf': `usr/lib/sysusers.d/${NAME}.conf`,
  defaults: `etc/default/${NAME}`,
} as const;

/** Whom a package names that is made for nobody else. */
const NOBODY = 'Panno Verde contributors <nobody@localhost>';

/** Makes the package of a server's folder, beside it in `output`; its name. */
export function writeServerDeb(folder: string, machine: Machine, output: string, maintainer = NOBODY): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const root = join(output, `${NAME}-${machine}`);
  rmSync(root, { recursive: true, force: true });
  cpSync(folder, join(root, 'usr/lib', NAME), { recursive: true });
  for (const [file, place] of Object.entries(PLACES)) copy(join(FILES, file), join(root, place), 0o644);
  copy('LICENSE', join(root, 'usr/share/doc', NAME, 'copyright'), 0o644);
  for (const script of SCRIPTS) copy(join(FILES, script), join(root, 'DEBIAN', script), 0o755);
  writeFileSync(join(root, 'DEBIAN/conffiles'), `/${PLACES.defaults}\n`);
  writeFileSync(join(root, 'DEBIAN/control'), control(version, machine, maintainer));
  const name = `${NAME}-${version}-linux-${machine}.deb`;
  const { status, stderr, error } = spawnSync(
    'dpkg-deb',
    ['--root-owner-group', '-Zxz', '-z3', '--build', root, join(output, name)],
    { encoding: 'utf8' },
  );
  rmSync(root, { recursive: true });
  if (status !== 0) throw new Error(`dpkg-deb: ${error?.message ?? stderr}`);
  return name;
}

function copy(from: string, to: string, mode: number): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
  chmodSync(to, mode);
}

function control(version: string, machine: Machine, maintainer: string): string {
  return [
    `Package: ${NAME}`,
    `Version: ${version}`,
    `Architecture: ${machine}`,
    `Maintainer: ${maintainer}`,
    'Section: games',
    'Priority: optional',
    'Depends: libc6 (>= 2.28), libstdc++6, libgcc-s1, systemd | systemd-standalone-sysusers | systemd-sysusers',
    `Description: ${SYSTEMS.summary} (table server)`,
    ' A host without a window: phones, TVs and other computers on your network play at its tables.',
    '',
  ].join('\n');
}
