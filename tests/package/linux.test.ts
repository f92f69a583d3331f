/** What desktops under Linux are told: by the packages of Debian and Fedora, short of packing them, and by the Flatpak. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOURCE_LANGUAGE } from '#shared/i18n/languages.ts';
import { DESKTOP_FILE } from '../../packaging/app-identifiers.ts';
import { appConfig } from '../../packaging/electron-builder.ts';
import { writeIcons } from '../../packaging/icons.ts';
import { desktopEntries, textsByLanguage, writeInfoStrings } from '../../packaging/localized-texts.ts';
import { stageApp } from '../../packaging/staging.ts';
import { makeElectronFolder } from './support/electron-folder.ts';

const HOMEPAGE = 'https://example.org/panno-verde';
const FLATPAK = 'packaging/flatpak/org.pannoverde.PannoVerde';

/** What the Flatpak does its own way, and what it leaves to the desktop. */
const ONE_HAS = new Set(['Exec', 'Icon', 'PrefersNonDefaultGPU']);

let folder: string;

/** What fpm, which packs them and is not here, would be asked for, and the desktop file it would take. */
let asked: { readonly args: readonly string[]; readonly desktop: string; readonly mime: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'package-linux-'));
  const [app, icons, strings, output] = ['app', 'icons', 'strings', 'out'].map((name) => join(folder, name));
  const places = { app, icons, strings, output } as Record<'app' | 'icons' | 'strings' | 'output', string>;
  const electron = join(folder, 'electron');
  makeElectronFolder(electron, 'linux');
  stageApp(places.app, { homepage: HOMEPAGE });
  writeIcons(places.icons);
  await writeInfoStrings(places.strings);
  await build({
    linux: ['deb'],
    x64: true,
    publish: 'never',
    config: await appConfig({ ...places, electron }, { maintainer: 'Ada <ada@example.org>' }),
    effectiveOptionComputed: async ([args, desktop]: [string[], string]) => {
      const [mime = ''] = args.find((arg) => arg.includes('=/usr/share/mime/'))?.split('=') ?? [];
      asked = { args, desktop: readFileSync(desktop, 'utf8'), mime: readFileSync(mime, 'utf8') };
      return true;
    },
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The entries of a desktop file. */
function entriesOf(file: string): Record<string, string> {
  const lines = file.split('\n').filter((line) => line.includes('='));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

describe('a desktop under Linux is told', () => {
  it('how to start it, with no link or file ever read as a switch', () => {
    expect(entriesOf(asked.desktop)).toMatchObject({
      Name: 'Panno Verde',
      Exec: '"/opt/Panno Verde/panno-verde" -- %U',
      Categories: 'Game;CardGame;',
      MimeType: 'application/x-panno-verde;x-scheme-handler/panno-verde;',
      StartupWMClass: DESKTOP_FILE.replace('.desktop', ''),
    });
  });

  it('what it is for, in each language', async () => {
    const told = await desktopEntries();
    expect(Object.keys(told)).toEqual(expect.arrayContaining(['Comment', 'Comment[it]', 'Keywords[de]']));
    expect(entriesOf(asked.desktop)).toMatchObject(told);
  });

  it('what a .panno file is', () => {
    expect(asked.mime).toContain('<mime-type type="application/x-panno-verde">');
    expect(asked.mime).toContain('<glob pattern="*.panno"/>');
  });

  it('its icon in every size', () => {
    const sizes = asked.args.flatMap((arg) => /hicolor\/(\d+)x/.exec(arg)?.[1] ?? []).map(Number);
    expect(sizes.toSorted((a, b) => a - b)).toEqual([16, 24, 32, 48, 64, 96, 128, 256, 512, 1024]);
    expect(asked.args.some((arg) => arg.endsWith(`/usr/share/applications/${DESKTOP_FILE}`))).toBe(true);
  });
});

describe('the Flatpak', () => {
  it('tells the desktop the same', () => {
    const ours = entriesOf(asked.desktop);
    const its = entriesOf(readFileSync(`${FLATPAK}.desktop`, 'utf8'));
    for (const key of Object.keys({ ...ours, ...its }).filter((key) => !ONE_HAS.has(key)))
      expect([key, its[key]]).toEqual([key, ours[key]]);
    expect(its.Exec).toBe('panno-verde -- %U');
    expect(readFileSync(`${FLATPAK}.mime.xml`, 'utf8')).toContain('<glob pattern="*.panno"/>');
  });

  it('tells software centres in each language what it is, and what a match is', async () => {
    const about = readFileSync(`${FLATPAK}.metainfo.xml`, 'utf8').replaceAll(/\s+/g, ' ');
    const types = readFileSync(`${FLATPAK}.mime.xml`, 'utf8');
    for (const [language, told] of await textsByLanguage()) {
      const as = (tag: string, text: string) =>
        `<${tag}${language === SOURCE_LANGUAGE ? '' : ` xml:lang="${language}"`}>${text}</${tag}>`;
      expect(about).toContain(`<lang>${language}</lang>`);
      expect(about).toContain(as('summary', told.summary));
      for (const text of [told['about.table'], told['about.house']]) expect(about).toContain(as('p', ` ${text} `));
      expect(types).toContain(as('comment', told.matches));
    }
  });

  it('has the newest version among its releases', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(readFileSync(`${FLATPAK}.metainfo.xml`, 'utf8')).toContain(`<release version="${version}"`);
  });

  it('describes itself as software centres want it', (test) => {
    const { status, stdout, error } = spawnSync('appstreamcli', ['validate', '--no-net', `${FLATPAK}.metainfo.xml`]);
    if (error) {
      process.stdout.write('The Flatpak’s description was not validated: appstreamcli is not here.\n');
      return test.skip();
    }
    expect(`${stdout}`).not.toMatch(/^[EW]:/m);
    expect(status).toBe(0);
  });

  it('names no file that is not there', () => {
    const named = readFileSync(`${FLATPAK}.yml`, 'utf8').match(
      /(?:packaging|resources)\/[\w./-]+\.(?:ts|sh|xml|desktop)/g,
    );
    expect(named?.length).toBeGreaterThan(4);
    for (const file of named ?? []) expect(readFileSync(file).length).toBeGreaterThan(0);
  });
});
