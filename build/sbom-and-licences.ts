/**
 * What is shipped: which packages went into `out/`, as the bundler saw it, in two forms. `out/sbom.cdx.json` is a CycloneDX
 * list for programs, `out/renderer/licences.txt` the licences for people.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { LockFile } from './lock-file-format.ts';

const SBOM = 'out/sbom.cdx.json';
const LICENCES = 'out/renderer/licences.txt';

/** The folder of the package that a module is from, from `node_modules` on. */
const PACKAGE = /^.*?\/?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

const LICENCE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

interface Manifest {
  readonly name: string;
  readonly version: string;
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

/** Electron is no part of the bundle, but of the app; its folder has its own and Chromium's licences beside the program. */
const BESIDE = ['node_modules/electron'];

const places = new Set<string>(BESIDE);

/** Notes what goes into a bundle; in every build there is. */
export const recordBundledPackages: Plugin = {
  name: 'note-shipped',
  generateBundle(_, bundle) {
    const styles = [...this.getModuleIds()].filter((id) => /[.]css(?:[?]|$)/.test(id));
    const files = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
    );
    for (const id of [...styles, ...files]) {
      const place = placeOf(id);
      if (place) places.add(place);
    }
  },
};

/** Where the package lies that a module is of, if it is of one. */
export function placeOf(id: string): string | undefined {
  return PACKAGE.exec(id.replace(/^\0/, '').replaceAll('\\', '/'))?.[1];
}

/** Writes both lists of all that was noted. Throws where nobody can say under which licence something is. */
export function writeSbomAndLicences(): void {
  const shipped = [...places].toSorted().map(readPackage);
  const unsaid = shipped.filter(({ license }) => !license);
  if (unsaid.length > 0) throw new Error(`No licence is known of ${unsaid.map(({ name }) => name).join(', ')}`);
  const lock: LockFile = readJson('package-lock.json');
  writeFileSync(SBOM, `${JSON.stringify(sbomOf(shipped, lock, readJson('package.json')), null, 2)}\n`);
  writeFileSync(LICENCES, licencesOf(shipped));
}

function readPackage(place: string): BundledPackage {
  const texts = readdirSync(place, { withFileTypes: true }).filter((one) => one.isFile() && LICENCE.test(one.name));
  const text = texts.map(({ name }) => readFileSync(join(place, name), 'utf8').trim()).join('\n\n');
  return { ...readJson<Manifest>(join(place, 'package.json')), place, text };
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
