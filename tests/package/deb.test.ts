/** Debian's package, installed and removed in a copy of this system: what a desktop then knows, and what stays with its owner. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DESKTOP_FILE } from '../../packaging/app-identifiers.ts';
import { appConfig } from '../../packaging/electron-builder.ts';
import { writeIcons } from '../../packaging/icons.ts';
import { writeInfoStrings } from '../../packaging/localized-texts.ts';
import { stageApp } from '../../packaging/staging.ts';
import { makeElectronFolder } from './support/electron-folder.ts';
import { type ThrowawaySystem, throwawaySystem, whyNoThrowawaySystem } from './support/throwaway-system.ts';

const reason = whyNoThrowawaySystem();
if (reason) process.stdout.write(`Debian’s package was not installed: ${reason}.\n`);

const MATCHES = '/home/ada/.config/panno-verde/panno-verde.sqlite';

describe.skipIf(reason)('Debian’s package', () => {
  let folder: string;
  let system: ThrowawaySystem;

  const has = (file: string): boolean => system.run('sh', '-c', `test -e '${file}' && echo yes || echo no`) === 'yes\n';
  const read = (file: string): string => system.run('cat', file);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'package-deb-'));
    const [app, icons, strings, output] = ['app', 'icons', 'strings', 'out'].map((name) => join(folder, name));
    const places = { app, icons, strings, output } as Record<'app' | 'icons' | 'strings' | 'output', string>;
    const electron = join(folder, 'electron');
    makeElectronFolder(electron, 'linux');
    stageApp(places.app, { homepage: 'https://example.org/panno-verde' });
    writeIcons(places.icons);
    await writeInfoStrings(places.strings);
    vi.stubEnv('CUSTOM_FPM_PATH', resolve(import.meta.dirname, 'support/fpm.js'));
    const config = await appConfig({ ...places, electron }, { maintainer: 'Ada <ada@example.org>' });
    await build({ linux: ['deb'], x64: true, publish: 'never', config });
    vi.unstubAllEnvs();
    const [file = ''] = readdirSync(places.output).filter((name) => name.endsWith('.deb'));
    system = await throwawaySystem();
    system.run('install', '-D', '/dev/null', MATCHES);
    // What it depends on is not here to be tried.
    system.run('dpkg', '--install', '--force-depends', join(places.output, file));
  });

  afterAll(() => {
    system?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('puts the app where its name on the command line leads, owned by root', () => {
    expect(system.run('readlink', '-f', '/usr/bin/panno-verde')).toBe('/opt/Panno Verde/panno-verde\n');
    expect(system.run('stat', '-c', '%U', '/opt/Panno Verde/panno-verde')).toBe('root\n');
    expect(has('/opt/Panno Verde/resources/app.asar')).toBe(true);
  });

  it('puts it among the applications, with an icon in every size', () => {
    expect(read(`/usr/share/applications/${DESKTOP_FILE}`)).toContain('Exec="/opt/Panno Verde/panno-verde" -- %U');
    for (const size of [16, 48, 256])
      expect(has(`/usr/share/icons/hicolor/${size}x${size}/apps/panno-verde.png`)).toBe(true);
  });

  it('takes match files and links as its own, as this system looks them up', (test) => {
    const cache = '/usr/share/applications/mimeinfo.cache';
    if (!(has(cache) && has('/usr/share/mime/globs'))) {
      process.stdout.write(
        'Links and file types were not looked up: update-desktop-database or update-mime-database is not here.\n',
      );
      return test.skip();
    }
    expect(read(cache)).toContain(`x-scheme-handler/panno-verde=${DESKTOP_FILE};`);
    expect(read(cache)).toContain(`application/x-panno-verde=${DESKTOP_FILE};`);
    expect(read('/usr/share/mime/globs')).toContain('application/x-panno-verde:*.panno');
  });

  it('is removed with all that it put there, and its owner’s matches stay', () => {
    system.run('dpkg', '--purge', '--force-depends', 'panno-verde');
    for (const file of ['/usr/bin/panno-verde', '/opt/Panno Verde', `/usr/share/applications/${DESKTOP_FILE}`]) {
      expect(has(file), file).toBe(false);
    }
    expect(has(MATCHES)).toBe(true);
  });
});
