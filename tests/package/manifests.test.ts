/** What catalogues are handed of a release: each in the form that its catalogue asks for. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { writeManifests } from '../../packaging/manifests/all.ts';
import { type Release, readChecksums } from '../../packaging/manifests/release.ts';

const HASH = 'a'.repeat(64);
const FILES = ['linux-amd64.deb', 'linux-arm64.deb', 'mac-arm64.dmg', 'mac-x64.dmg', 'win.exe'];

const release: Release = {
  version: '1.2.3',
  date: '2026-11-28',
  homepage: 'https://github.com/Ada/panno-verde',
  maintainer: 'Ada <ada@example.org>',
  commit: '0123456789abcdef0123456789abcdef01234567',
  checksums: readChecksums(FILES.map((ending) => `${HASH}  panno-verde-1.2.3-${ending}\n`).join('')),
};

let folder: string;
let leftOut: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  leftOut = await writeManifests(release, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

/** What a program finds wrong, which may not be here; nothing where it is content. */
function complaintOf(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) console.log(`${program} is not here: it did not look at ${args.at(-1)}`);
  return error || status === 0 ? '' : `${stdout}${stderr}`;
}

it('are all made where all files are there, and say which file they lack where not', async () => {
  expect(leftOut).toEqual([]);
  const other = mkdtempSync(join(tmpdir(), 'manifests-'));
  expect(await writeManifests({ ...release, checksums: new Map() }, other)).toEqual([
    'winget: no *-win-x64.exe or *-win.exe',
    'homebrew: no *-mac-arm64.dmg',
    'aur: no *-linux-amd64.deb',
  ]);
  expect(readdirSync(other).toSorted()).toEqual(['flathub', 'home-assistant']);
  rmSync(other, { recursive: true });
});

/** From the JSON schemas in github.com/microsoft/winget-cli, version 1.9.0: what they ask of the fields used here. */
describe('winget’s', () => {
  const url = z
    .string()
    .regex(/^https?:\/\/.+$/)
    .max(2048);
  const base = {
    PackageIdentifier: z
      .string()
      .regex(/^[^.\s\\/:*?"<>|]{1,32}(\.[^.\s\\/:*?"<>|]{1,32}){1,7}$/)
      .max(128),
    PackageVersion: z
      .string()
      .regex(/^[^\\/:*?"<>|]+$/)
      .max(128),
    ManifestVersion: z.literal('1.9.0'),
  };
  const locale = z
    .string()
    .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z]{1,8})*$/)
    .max(20);
  const about = {
    ...base,
    PackageLocale: locale,
    Publisher: z.string().min(2).max(256),
    PublisherUrl: url,
    PackageName: z.string().min(2).max(256),
    PackageUrl: url,
    License: z.string().min(3).max(512),
    ShortDescription: z.string().min(3).max(256),
    Description: z.string().min(3).max(10_000),
    ReleaseNotesUrl: url,
  };
  const schemas = {
    version: z.strictObject({ ...base, DefaultLocale: locale, ManifestType: z.literal('version') }),
    defaultLocale: z.strictObject({ ...about, ManifestType: z.literal('defaultLocale') }),
    locale: z.strictObject({ ...about, ManifestType: z.literal('locale') }),
    installer: z.strictObject({
      ...base,
      ManifestType: z.literal('installer'),
      InstallerType: z.literal('nullsoft'),
      Scope: z.enum(['user', 'machine']),
      UpgradeBehavior: z.enum(['install', 'uninstallPrevious', 'deny']),
      Protocols: z.array(z.string().max(2048)),
      FileExtensions: z.array(
        z
          .string()
          .regex(/^[^\\/:*?"<>|.]+$/)
          .max(64),
      ),
      ReleaseDate: z.iso.date(),
      Installers: z
        .array(
          z.strictObject({
            Architecture: z.enum(['x64', 'arm64']),
            InstallerUrl: url,
            InstallerSha256: z.string().regex(/^[A-Fa-f0-9]{64}$/),
          }),
        )
        .min(1)
        .max(1024),
    }),
  };

  it('are one for the version, one for the installers, and one for each language', () => {
    const kinds = readdirSync(join(folder, 'winget')).map((name) => {
      const manifest = parse(read('winget', name));
      const kind = manifest.ManifestType as keyof typeof schemas;
      expect(schemas[kind].safeParse(manifest).error).toBeUndefined();
      expect(read('winget', name).split('\n')[0]).toBe(
        `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${kind}.1.9.0.schema.json`,
      );
      return kind;
    });
    const languages = Object.keys(LANGUAGES).length;
    expect(kinds.filter((kind) => kind === 'locale')).toHaveLength(languages - 1);
    expect(kinds).toHaveLength(languages + 2);
  });

  it('lead to the installer for both machines', () => {
    const { Installers } = parse(read('winget', 'PannoVerde.PannoVerde.installer.yaml'));
    const address = 'https://github.com/Ada/panno-verde/releases/download/v1.2.3/panno-verde-1.2.3-win.exe';
    expect(Installers.map((one: { InstallerUrl: string }) => one.InstallerUrl)).toEqual([address, address]);
  });
});

it('Homebrew’s is Ruby, and its address follows version and machine', () => {
  const cask = read('homebrew', 'panno-verde.rb');
  expect(complaintOf('ruby', '-c', join(folder, 'homebrew/panno-verde.rb'))).toBe('');
  expect(cask).toContain('/releases/download/v#{version}/panno-verde-#{version}-mac-#{arch}.dmg"');
  for (const stanza of [
    'version "1.2.3"',
    `sha256 arm:   "${HASH}"`,
    'name "',
    'desc "',
    'homepage "',
    'app "Panno Verde.app"',
  ])
    expect(cask).toContain(stanza);
  // Homebrew takes no article at the beginning, no full stop, and at most eighty characters.
  expect(/desc "(.*)"/.exec(cask)?.[1]).toMatch(/^(?!An? |The )[A-Z].{1,78}[^.]$/);
});

describe('Arch’s', () => {
  it('is a shell script with all that a PKGBUILD must say', () => {
    expect(complaintOf('bash', '-n', join(folder, 'aur/PKGBUILD'))).toBe('');
    const script = `source '${join(folder, 'aur/PKGBUILD')}'; declare -f package >/dev/null && declare -p pkgname pkgver pkgrel pkgdesc arch url license source_x86_64 sha256sums_x86_64 source_aarch64 sha256sums_aarch64`;
    const { stdout, status } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain('pkgver="1.2.3"');
    expect(stdout).toContain('arch=([0]="x86_64" [1]="aarch64")');
    expect(stdout).toContain(`sha256sums_aarch64=([0]="${HASH}")`);
  });

  it('has a .SRCINFO that says the same', () => {
    const lines = read('aur', '.SRCINFO').split('\n');
    expect(lines[0]).toBe('pkgbase = panno-verde-bin');
    expect(lines).toEqual(
      expect.arrayContaining(['\tpkgver = 1.2.3', '\tarch = aarch64', `\tsha256sums_x86_64 = ${HASH}`]),
    );
    expect(lines.filter((line) => line !== '').at(-1)).toBe('pkgname = panno-verde-bin');
  });
});

it('Flathub’s builds from the tag and its commit, and without a network', () => {
  const manifest = parse(read('flathub', 'org.pannoverde.PannoVerde.yml'));
  const own = parse(readFileSync('packaging/flatpak/org.pannoverde.PannoVerde.yml', 'utf8'));
  const schema = z.strictObject({
    'app-id': z.literal('org.pannoverde.PannoVerde'),
    runtime: z.literal('org.freedesktop.Platform'),
    'runtime-version': z.string(),
    sdk: z.literal('org.freedesktop.Sdk'),
    'sdk-extensions': z.array(z.string()),
    base: z.string(),
    'base-version': z.literal(manifest['runtime-version']),
    command: z.string(),
    'separate-locales': z.boolean(),
    'finish-args': z.array(z.string().regex(/^--(?:share|socket|device)=/)),
    modules: z.tuple([
      z.strictObject({
        name: z.string(),
        buildsystem: z.literal('simple'),
        'build-options': z.looseObject({}),
        'build-commands': z.array(z.string()).min(1),
        sources: z.tuple([
          z.strictObject({
            type: z.literal('git'),
            url: z.literal('https://github.com/Ada/panno-verde.git'),
            tag: z.literal('v1.2.3'),
            commit: z.string().regex(/^[0-9a-f]{40}$/),
          }),
          z.literal('sources.json'),
        ]),
      }),
    ]),
  });
  expect(schema.safeParse(manifest).error).toBeUndefined();
  expect(manifest['finish-args']).toEqual(own['finish-args']);
  expect(JSON.parse(read('flathub', 'sources.json')).length).toBeGreaterThan(400);
});

describe('Home Assistant’s', () => {
  /** From the supervisor's own check of `config.yaml`, which passes over what it does not know. */
  const schema = z.strictObject({
    name: z.string(),
    version: z.string(),
    slug: z.string().regex(/^[-_.A-Za-z0-9]+$/),
    description: z.string(),
    url: z.url(),
    arch: z.array(z.enum(['amd64', 'aarch64', 'armv7', 'armhf', 'i386'])),
    startup: z.enum(['initialize', 'system', 'services', 'application', 'once']),
    host_network: z.boolean(),
    init: z.boolean(),
    timeout: z.int().min(10).max(300),
    webui: z.string().regex(/^https?:\/\/\[HOST\]:\[PORT:\d+\].*$/),
    watchdog: z.string().regex(/^(?:https?|tcp):\/\/\[HOST\]:(\[PORT:\d+\]|\d+).*$/),
    backup: z.enum(['hot', 'cold']),
    options: z.record(z.string(), z.unknown()),
    schema: z.record(z.string(), z.string().regex(/^(?:str|bool|int|float|email|url|port)\??$/)),
  });

  it('is an add-on on the server’s image, in a repository', () => {
    const config = parse(read('home-assistant', 'panno_verde/config.yaml'));
    expect(schema.safeParse(config).error).toBeUndefined();
    for (const option of Object.keys(config.options)) expect(config.schema).toHaveProperty([option]);
    expect(parse(read('home-assistant', 'repository.yaml'))).toMatchObject({ name: 'Panno Verde' });
    expect(read('home-assistant', 'panno_verde/Dockerfile')).toContain(
      'ARG IMAGE=ghcr.io/ada/panno-verde-server:1.2.3',
    );
  });
});
