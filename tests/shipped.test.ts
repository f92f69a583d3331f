/** The lists of what is shipped, of the built app. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LockFile } from '../build/lock-file-format.ts';
import { placeOf, readPackage, type sbomOf } from '../build/sbom-and-licences.ts';

type Sbom = ReturnType<typeof sbomOf>;

const sbom: Sbom = JSON.parse(readFileSync('out/sbom.cdx.json', 'utf8'));
const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const licences = readFileSync('out/renderer/licences.txt', 'utf8');
const listed = sbom.components.map(({ name }) => name);

function filesUnder(folder: string, which: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => which.test(name))
    .map((name) => join(folder, name));
}

/** The package behind what an import says: nothing for a file, for a name of our own, for Node. */
function packageOf(said: string): string | undefined {
  if (/^[.#/]|^node:/.test(said) || builtinModules.includes(said)) return undefined;
  return said
    .split('/')
    .slice(0, said.startsWith('@') ? 2 : 1)
    .join('/');
}

describe('the list of what is shipped', () => {
  it('has every package that the source imports for more than its types', () => {
    const imported = new Set<string>();
    for (const file of filesUnder('src', /(?<![.]test|testing)[.]tsx?$/).filter(
      (name) => !/\/(?:testing|checks)\//.test(name),
    )) {
      const text = readFileSync(file, 'utf8');
      for (const [, what = '', said = ''] of text.matchAll(/^import (?:([^'"]*) from )?'([^']+)'/gm)) {
        const isTypes = /^type /.test(what) || /^\{(?:\s*type [^,}]+,?)+\s*\}$/.test(what);
        const name = isTypes ? undefined : packageOf(said);
        if (name) imported.add(name);
      }
    }
    expect(imported.size).toBeGreaterThan(10);
    expect([...imported].filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('has all that the built programs ask for, which is Electron alone', () => {
    const asked = filesUnder('out', /[.]c?js$/).flatMap((file) =>
      [
        // What a comment speaks of is not asked for.
        ...readFileSync(file, 'utf8')
          .replace(/^\s*\*.*$/gm, '')
          .matchAll(/^import [^'"`]*?from ?["']([^"']+)["']|\brequire\(["']([^"']+)["']\)/gm),
      ].map(([, said, required]) => packageOf(said ?? required ?? '.')),
    );
    // ws looks whether these two are there, and does without.
    const optional = ['bufferutil', 'utf-8-validate'];
    expect([...new Set(asked)].filter((name) => name && !optional.includes(name))).toEqual(['electron']);
  });

  it('has nothing that only builds, checks or tests', () => {
    for (const tool of ['vite', 'vitest', 'typescript', 'playwright-core', 'knip', '@biomejs/biome'])
      expect(listed).not.toContain(tool);
  });

  it('has the hash of each, as the lock file has it, and a licence', () => {
    for (const { name, version, hashes, licenses } of sbom.components) {
      const locked = Object.entries(lock.packages).find(
        ([place, one]) => place.endsWith(`node_modules/${name}`) && one.version === version,
      );
      const content = Buffer.from(hashes[0]?.content ?? '', 'hex').toString('base64');
      expect(`sha512-${content}`).toBe(locked?.[1].integrity);
      expect(JSON.stringify(licenses)).toMatch(/MIT|Apache-2.0|BSD|ISC|OFL|0BSD|BlueOak-1.0.0|Unlicense/);
    }
  });

  it('is there for people, each with its licence in full', () => {
    const sections = licences.split(/\n-{72}\n/);
    expect(sections.length).toBe(listed.length + 3);
    for (const { name, version } of sbom.components) {
      const section = sections.find((one) => one.trim().startsWith(`${name} ${version} (`)) ?? '';
      expect(section, name).toMatch(
        /Permission is hereby granted|Permission to use, copy, modify|free and unencumbered software|Blue Oak Model License|SIL OPEN FONT|Redistribution and use|Apache License/i,
      );
    }
  });
});

describe('a package of a bundle', () => {
  it('is found in the lock file by its name and version', () => {
    const nested = {
      packages: {
        '': {},
        'node_modules/b': { version: '2.0.0' },
        'node_modules/a/node_modules/b': { version: '1.0.0' },
      },
    };
    expect(placeOf({ name: 'b', version: '1.0.0' }, nested)).toBe('node_modules/a/node_modules/b');
    expect(() => placeOf({ name: 'b', version: '3.0.0' }, nested)).toThrow('b 3.0.0');
  });

  it('is not shipped without a licence', () => {
    const folder = mkdtempSync(join(tmpdir(), 'package-'));
    writeFileSync(join(folder, 'package.json'), '{ "name": "a", "version": "1.0.0" }');
    expect(() => readPackage(folder)).toThrow('No licence is known of a');
    rmSync(folder, { recursive: true });
  });
});
