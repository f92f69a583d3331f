/**
 * What is shipped: which packages went into `out/`, as Vite lists them, in two forms. `out/sbom.cdx.json` is a CycloneDX
 * list for programs, `out/renderer/licences.txt` the licences for people.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockFile, packageName } from './lock-file-format.ts';

const SBOM = 'out/sbom.cdx.json';
const LICENCES = 'out/renderer/licences.txt';

const LICENCE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** A package as Vite lists it. */
interface BuiltPackage {
  readonly name: string;
  readonly version: string;
}

interface Manifest extends BuiltPackage {
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
}

interface BundledPackage extends Manifest {
  /** Below the root, as the lock file calls it. */
  readonly place: string;
  /** The licence as it comes with the package; empty where it comes without. */
  readonly text: string;
}

/** Part of what is shipped, but of no script: Electron, whose folder has Chromium's licences too, and the typefaces. */
const BESIDE_SCRIPTS = ['electron', '@fontsource-variable/fraunces', '@fontsource-variable/source-sans-3'];

/** Where Vite writes the list of packages of each build (`build.license`). */
export const PACKAGE_LIST = 'packages.json';

const BUILDS = ['out/main', 'out/preload', 'out/renderer', 'out/renderer/hand', 'out/renderer/screen'];

/** Writes what is shipped, from the lists of all builds, which go. */
export function writeSbomAndLicences(): void {
  const lock: LockFile = readJson('package-lock.json');
  const places = new Set(BESIDE_SCRIPTS.map((name) => `node_modules/${name}`));
  for (const folder of BUILDS) {
    const list = join(folder, PACKAGE_LIST);
    for (const one of readJson<BuiltPackage[]>(list)) places.add(placeOf(one, lock));
    rmSync(list);
  }
  const shipped = [...places].toSorted().map(readPackage);
  writeFileSync(SBOM, `${JSON.stringify(sbomOf(shipped, lock, readJson('package.json')), null, 2)}\n`);
  writeFileSync(LICENCES, licencesOf(shipped));
}

/** The folder of a package, as the lock file calls it. */
export function placeOf({ name, version }: BuiltPackage, { packages }: LockFile): string {
  const found = Object.keys(packages).find(
    (place) => packages[place]?.version === version && place !== '' && packageName(place) === name,
  );
  if (!found) throw new Error(`The lock file has no ${name} ${version}`);
  return found;
}

/** Throws where nobody can say under which licence something is. */
export function readPackage(place: string): BundledPackage {
  const manifest = readJson<Manifest>(join(place, 'package.json'));
  if (!manifest.license) throw new Error(`No licence is known of ${manifest.name}`);
  const texts = readdirSync(place, { withFileTypes: true }).filter((one) => one.isFile() && LICENCE.test(one.name));
  const text = texts.map(({ name }) => readFileSync(join(place, name), 'utf8').trim()).join('\n\n');
  return { ...manifest, place, text };
}

/** CycloneDX 1.6, with the hash that the lock file has of each package. The same build says the same. */
export function sbomOf(shipped: readonly BundledPackage[], { packages }: LockFile, own: Manifest) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: own.name, version: own.version, licenses: licenceOf(own.license) },
    },
    components: shipped.map(({ name, version, license, place }) => ({
      type: 'library',
      'bom-ref': purlOf(name, version),
      name,
      version,
      purl: purlOf(name, version),
      licenses: licenceOf(license),
      hashes: [{ alg: 'SHA-512', content: hexOf(packages[place]?.integrity ?? '') }],
    })),
  };
}

function licenceOf(license = '') {
  return [/ (?:OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } }];
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}

function licencesOf(shipped: readonly BundledPackage[]): string {
  const own = existsSync('LICENSE') ? readFileSync('LICENSE', 'utf8').trim() : '';
  const others = shipped.map(
    ({ name, version, license, text, author, homepage }) =>
      `${name} ${version} (${license})\n\n${text || standardText(license, nameOf(author) || name, homepage)}`,
  );
  return `${['Panno Verde', own, 'It has in it:', ...others].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/** What a package says that has its licence's name and not its text. */
function standardText(license = '', author = '', homepage = ''): string {
  if (license !== 'MIT') throw new Error(`The text of ${license} is missing: ${author}`);
  const mit = readFileSync('LICENSE', 'utf8');
  return [`Copyright (c) ${author}`, homepage, mit.slice(mit.indexOf('Permission is hereby granted')).trim()].join(
    '\n\n',
  );
}

function nameOf(author: Manifest['author']): string {
  return (typeof author === 'string' ? author : author?.name) ?? '';
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}
