/** For Arch Linux: the files of `aur.archlinux.org/panno-verde-bin`, made of Debian's package. */
import { LINUX_PROGRAM } from '../app-identifiers.ts';
import { SYSTEMS } from '../messages/en/systems.ts';
import { fileOf, type ManifestFiles, type Release } from './release.ts';

/** Arch's names for machines, and Debian's. */
const MACHINES = { x86_64: 'amd64', aarch64: 'arm64' } as const;

const DEPENDS = ['gtk3', 'nss', 'alsa-lib', 'libnotify', 'libxss', 'libxtst', 'xdg-utils'];

/** Electron's sandbox has to be the system's where namespaces can't be made. */
const PACKAGE = `package() {
  bsdtar -xf data.tar.* -C "$pkgdir"
  chmod 4755 "$pkgdir/opt/Panno Verde/chrome-sandbox"
  install -d "$pkgdir/usr/bin"
  ln -s "/opt/Panno Verde/${LINUX_PROGRAM}" "$pkgdir/usr/bin/${LINUX_PROGRAM}"
  install -Dm644 "$pkgdir/opt/Panno Verde/resources/LICENSE.txt" "$pkgdir/usr/share/licenses/$pkgname/LICENSE"
}
`;

export function aurPackage(release: Release): ManifestFiles {
  const files = Object.entries(MACHINES).map(([arch, debian]) => ({ arch, ...fileOf(release, `linux-${debian}.deb`) }));
  const name = 'panno-verde-bin';
  const fields: [name: string, value: string | readonly string[]][] = [
    ['pkgdesc', SYSTEMS.summary],
    ['pkgver', release.version.replaceAll('-', '_')],
    ['pkgrel', '1'],
    ['url', release.homepage],
    ['arch', Object.keys(MACHINES)],
    ['license', ['MIT']],
    ['depends', DEPENDS],
    ['provides', ['panno-verde']],
    ['conflicts', ['panno-verde']],
    ['options', ['!strip']],
    ...files.flatMap(({ arch, url, sha256 }): [string, string[]][] => [
      [`source_${arch}`, [url]],
      [`sha256sums_${arch}`, [sha256]],
    ]),
  ];
  const quoted = (value: string): string => `'${value.replaceAll("'", "'\\''")}'`;
  const shell = fields.map(([key, value]) =>
    typeof value === 'string' ? `${key}=${quoted(value)}` : `${key}=(${value.map(quoted).join(' ')})`,
  );
  const listed = fields.flatMap(([key, value]) => [value].flat().map((one) => `\t${key} = ${one}`));
  return {
    PKGBUILD: [
      ...(release.maintainer ? [`# Maintainer: ${release.maintainer}`] : []),
      `pkgname=${name}`,
      ...shell,
      '',
      PACKAGE,
    ].join('\n'),
    '.SRCINFO': `${[`pkgbase = ${name}`, ...listed, '', `pkgname = ${name}`].join('\n')}\n`,
  };
}
