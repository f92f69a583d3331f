import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectedKey, knownHosts, recordObservation } from './known-hosts.ts';

const [ONE, OTHER] = ['a', 'b'].map((letter) => letter.repeat(22)) as [string, string];
const TOWER = '192.168.1.20:4747';
const tower = { address: TOWER, print: ONE, host: 'tower' };

let folder: string;
const file = (): string => join(folder, 'known-hosts.json');
const again = () => knownHosts(file());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'known-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a host', () => {
  it('is pinned at first sight, for its owner’s eyes, and asked for from then on', () => {
    const hosts = again();
    expect(expectedKey(hosts, TOWER)).toBeUndefined();
    expect(recordObservation(hosts, tower).by).toBe('sight');
    expect(expectedKey(again(), TOWER)).toBe(ONE);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('whose key a link has said is known by that; a link does not change what is known', () => {
    const hosts = again();
    const link = { print: ONE, by: 'link' } as const;
    expect(expectedKey(hosts, TOWER, link)).toBe(ONE);
    expect(recordObservation(hosts, tower, link).by).toBe('link');
    expect(recordObservation(hosts, tower).by).toBe('link');
    const known = { ...tower, by: 'link' };
    expect(expectedKey(hosts, TOWER, { print: OTHER, by: 'link' })).toEqual({ print: OTHER, known });
  });

  it('with another key is one from when a person says so, and then by sight alone', () => {
    const hosts = again();
    hosts.keep({ ...tower, by: 'compared' });
    const person = { print: OTHER, by: 'person' } as const;
    expect(expectedKey(hosts, TOWER, person)).toBe(OTHER);
    expect(recordObservation(hosts, { ...tower, print: OTHER }, person).by).toBe('sight');
    expect(expectedKey(again(), TOWER)).toBe(OTHER);
  });

  it('stays compared: over a link, another sight, a new name, and at another address', () => {
    const hosts = again();
    hosts.keep({ ...tower, by: 'compared' });
    expect(recordObservation(hosts, tower, { print: ONE, by: 'link' }).by).toBe('compared');
    expect(recordObservation(hosts, { ...tower, host: 'Tower' })).toEqual({ ...tower, host: 'Tower', by: 'compared' });
    expect(recordObservation(hosts, { ...tower, address: '10.0.0.7:4747' }).by).toBe('compared');
    expect(again().withPrint(ONE)?.by).toBe('compared');
  });

  it('is forgotten at one address alone', () => {
    const hosts = again();
    recordObservation(hosts, tower);
    recordObservation(hosts, { address: '10.0.0.7:4747', print: OTHER, host: 'other' });
    hosts.forget(TOWER);
    expect([again().at(TOWER), again().at('10.0.0.7:4747')?.host]).toEqual([undefined, 'other']);
  });
});

it('so many are known, and those of long ago no more', () => {
  const hosts = again();
  for (let k = 0; k < 250; k++) hosts.keep({ ...tower, address: `10.0.0.${k}:4747`, by: 'sight' });
  expect([hosts.at('10.0.0.49:4747'), hosts.at('10.0.0.50:4747')?.print]).toEqual([undefined, ONE]);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toHaveLength(200);
});

it('what can’t be read counts as nothing, and what can’t be written holds until the end', () => {
  for (const text of ['', '{', '[{"address":1}]', JSON.stringify([{ ...tower, print: 'short', by: 'sight' }])]) {
    writeFileSync(file(), text);
    expect(again().at(TOWER)).toBeUndefined();
  }
  const nowhere = knownHosts(join(folder, 'none', 'known-hosts.json'));
  recordObservation(nowhere, tower);
  expect(expectedKey(nowhere, TOWER)).toBe(ONE);
});
