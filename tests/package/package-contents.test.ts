/**
 * What `npm run package -- --dir` makes of the built app, in a stand-in for Electron's folder: what lies in it, and what it
 * says to each system. Not made here: installers (NSIS, dmg, AppImage, deb, rpm) and signatures, whose tools come from
 * elsewhere or run on their own system alone; that anything of it starts, since Electron's program is not here. See
 * docs/releasing.md for where that is seen.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractFile, listPackage, statFile } from '@electron/asar';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { wrongFuses } from '../../packaging/electron-builder.ts';
import { textsByLanguage } from '../../packaging/localized-texts.ts';
import { makeElectronFolder, type System } from './support/electron-folder.ts';

const SPOKEN = Object.keys(LANGUAGES).length;

/**
 * What the six games, four pages and the host may weigh together, in bytes: little more than they do. Each further language
 * brings what speaks of its pages; of the app's page, what says nothing is there once.
 */
const MOST = 9_775_000 + 2_300_000 * (SPOKEN - 1);

/** What may lie there twice, in bytes: each page has its own, in each language; half of it are the games' rules in words. */
const TWICE = 42_000 * SPOKEN;

const MADE = { linux: 'linux-unpacked', mac: 'mac/Panno Verde.app', win: 'win-unpacked' } as const;

const ABOUT = JSON.parse(readFileSync('package.json', 'utf8'));

let folder: string;

const at = (system: System, ...path: string[]): string => join(folder, system, MADE[system], ...path);
const resources = (system: System): string => at(system, system === 'mac' ? 'Contents/Resources' : 'resources');
const asar = (system: System): string => join(resources(system), 'app.asar');

/** The files of the app as Linux gets it, with their bytes: read once. */
let files: ReadonlyMap<string, Buffer>;

/** Whose folder a file lies in: the phone's, the television's, or the app's own. */
function pageOf(name: string): string {
  return /^out\/renderer\/(hand|screen)\//.exec(name)?.[1] ?? 'app';
}

function filesIn(archive: string): Map<string, Buffer> {
  const names = listPackage(archive, { isPack: false }).map((name) => name.replace(/^[\\/]/, ''));
  return new Map(
    names.flatMap((name) => ('files' in statFile(archive, name) ? [] : [[name, extractFile(archive, name)]])),
  );
}

function make(system: System): void {
  const electron = join(folder, 'electron', system);
  makeElectronFolder(electron, system);
  const args = [`--${system}`, '--dir', '--x64', '--out', join(folder, system), '--electron', electron];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/package.ts', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  for (const system of ['linux', 'mac', 'win'] as const) make(system);
  files = filesIn(asar('linux'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what lies in the app', () => {
  it('is the built program and its pages, and no sources, tests, docs, tools or modules', () => {
    const names = [...files.keys()];
    expect(names).toEqual(expect.arrayContaining(['package.json', ABOUT.main.replace('./', '')]));
    expect(names).toEqual(expect.arrayContaining(['out/main/bot-worker.js', 'out/preload/index.cjs']));
    expect(names).toEqual(expect.arrayContaining(['out/renderer/index.html', 'out/renderer/hand/index.html']));
    expect(names.filter((name) => name !== 'package.json' && !/^out\/(?:main|preload|renderer)\//.test(name))).toEqual(
      [],
    );
    expect(names.filter((name) => /[.](?:tsx?|map|md|test[.]js)$|node_modules|headless/.test(name))).toEqual([]);
  });

  it('is there once, but for small parts of games that app, phone and television fetch, each at its own address', () => {
    const places = new Map<string, string[]>();
    let twice = 0;
    for (const [name, bytes] of files) {
      const sum = createHash('sha256').update(bytes).digest('hex');
      const before = places.get(sum) ?? [];
      if (before.length > 0) twice += bytes.length;
      places.set(sum, [...before, pageOf(name)]);
    }
    for (const pages of places.values()) expect(pages).toEqual([...new Set(pages)]);
    expect(twice).toBeLessThan(TWICE);
  });

  it('is there once for all languages, where it says nothing', () => {
    const names = [...files.keys()].join('\n');
    for (const name of ['base', 'three', 'rules.worker', 'rolldown-runtime'])
      expect(names.match(new RegExp(`^out/renderer/assets/${name}-`, 'gm')), name).toHaveLength(1);
  });

  it('has every file that a style sheet names', () => {
    for (const [name, bytes] of files) {
      if (!name.endsWith('.css')) continue;
      for (const [, address = ''] of String(bytes).matchAll(/url\(["']?([^)"']+[.]\w+)["']?\)/g)) {
        const { pathname } = new URL(address, `http://host/${name.replace('out/renderer/', '')}`);
        expect(files.has(`out/renderer${pathname}`), `${name}: ${address}`).toBe(true);
      }
    }
  });

  it('is the same for every system', () => {
    expect(readFileSync(asar('mac')).equals(readFileSync(asar('linux')))).toBe(true);
    expect(readFileSync(asar('win')).equals(readFileSync(asar('linux')))).toBe(true);
  });

  it('weighs what it may', () => {
    const { size } = statSync(asar('linux'));
    process.stdout.write(`The packed app, without Electron: ${size} B of ${MOST}\n`);
    expect(size).toBeLessThan(MOST);
  });

  it('says of itself no more than Electron needs', () => {
    const manifest = JSON.parse(String(files.get('package.json')));
    expect(Object.keys(manifest).sort()).toEqual(
      ['author', 'description', 'desktopName', 'license', 'main', 'name', 'type', 'version'].sort(),
    );
    // The folder where matches are kept is called by the name: the same as for who starts it from its sources.
    expect(manifest).toMatchObject({ name: ABOUT.name, version: ABOUT.version, main: './out/main/index.js' });
  });

  it('looks for no updates where no release said how', () => {
    for (const system of ['linux', 'mac', 'win'] as const)
      expect(existsSync(join(resources(system), 'app-update.yml'))).toBe(false);
  });
});

describe.each(['linux', 'mac', 'win'] as const)('beside it, for %s,', (system) => {
  it('lie all licences and the list of what is shipped', () => {
    // For macOS electron-builder takes Electron's own from the file that it fetches, not from a folder as ours.
    if (system !== 'mac') {
      expect(readFileSync(at(system, 'LICENSE.electron.txt'), 'utf8')).toBe('Electron’s licence');
      expect(existsSync(at(system, 'LICENSES.chromium.html'))).toBe(true);
    }
    expect(readFileSync(join(resources(system), 'LICENSE.txt'), 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
    expect(readFileSync(join(resources(system), 'sbom.cdx.json'), 'utf8')).toBe(
      readFileSync('out/sbom.cdx.json', 'utf8'),
    );
    expect(files.get('out/renderer/licences.txt')?.toString()).toContain('Panno Verde');
  });

  it('lie the languages that the app may speak, and no others', () => {
    const folder = system === 'mac' ? resources(system) : at(system, 'locales');
    const locales = readdirSync(folder).filter((name) => /[.](?:pak|lproj)$/.test(name));
    expect(locales.map((name) => name.slice(0, 2)).sort()).toEqual(Object.keys(LANGUAGES).sort());
  });
});

describe('the fuses', () => {
  it.each([
    ['linux', 'panno-verde'],
    ['win', 'Panno Verde.exe'],
    ['mac', ''],
  ] as const)('stand as resources/fuses.json says, for %s', async (system, program) => {
    expect(await wrongFuses(at(system, program))).toEqual([]);
  });

  it('would be seen if one did not', async () => {
    const electron = join(folder, 'electron/linux/electron');
    expect(await wrongFuses(electron)).toContain('RunAsNode');
  });
});

describe('what systems are told', () => {
  it('macOS: why the local network, which service, which files and links, and nothing of camera or microphone', () => {
    const plist = readFileSync(at('mac', 'Contents/Info.plist'), 'utf8');
    const told = (key: string): string => plist.split(`<key>${key}</key>`)[1]?.trim().split('\n    <key>')[0] ?? '';
    expect(told('CFBundleIdentifier')).toContain('<string>org.pannoverde.PannoVerde</string>');
    expect(told('CFBundleShortVersionString')).toContain(`<string>${ABOUT.version}</string>`);
    expect(told('NSLocalNetworkUsageDescription')).toMatch(/<string>Panno Verde looks for tables on your network/);
    expect(told('CFBundleURLTypes')).toContain('<string>panno-verde</string>');
    expect(told('CFBundleDocumentTypes')).toContain('<string>panno</string>');
    expect(told('ElectronAsarIntegrity')).toMatch(/Resources\/app[.]asar[\s\S]*<string>[0-9a-f]{64}<\/string>/);
    expect(plist.match(/<key>NS\w+UsageDescription<\/key>/g)).toEqual(['<key>NSLocalNetworkUsageDescription</key>']);
    expect(existsSync(at('mac', 'Contents/Resources/icon.icns'))).toBe(true);
  });

  it('macOS: why the local network, in each language', async () => {
    for (const [language, { network }] of await textsByLanguage()) {
      const strings = readFileSync(join(resources('mac'), `${language}.lproj/InfoPlist.strings`), 'utf8');
      expect(strings).toBe(`NSLocalNetworkUsageDescription = "${network}";\n`);
    }
  });

  it('macOS: the service that open tables are really announced as', () => {
    const announced = /'(_[\w-]+[.]_tcp)[.]local'/.exec(
      readFileSync('src/main/lan/discovery/mdns-packets.ts', 'utf8'),
    )?.[1];
    const plist = readFileSync(at('mac', 'Contents/Info.plist'), 'utf8');
    expect(announced).toBeDefined();
    expect(plist.split('<key>NSBonjourServices</key>')[1]).toContain(`<string>${announced}</string>`);
  });

  it('Windows: name, version and icon of the program, and the hash of what it runs', () => {
    const program = NtExecutable.from(readFileSync(at('win', 'Panno Verde.exe')));
    const { entries } = NtExecutableResource.from(program);
    const [version] = Resource.VersionInfo.fromEntries(entries);
    const [language] = version?.getAllLanguagesForStringValues() ?? [];
    expect(language && version?.getStringValues(language)).toMatchObject({
      ProductName: 'Panno Verde',
      FileVersion: ABOUT.version,
      LegalCopyright: 'Copyright © 2026 Panno Verde contributors',
    });
    expect(Resource.IconGroupEntry.fromEntries(entries)[0]?.icons.map(({ width }) => width)).toEqual([
      16, 24, 32, 48, 64, 128, 0,
    ]);
    const integrity = entries.find(({ type }) => type === 'INTEGRITY');
    expect(Buffer.from(integrity?.bin ?? new ArrayBuffer()).toString()).toMatch(/app[.]asar.*[0-9a-f]{64}/);
  });
});
