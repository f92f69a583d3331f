import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hostSecret } from './host-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'host-key');
const mode = () => statSync(file()).mode & 0o777;

it('is the same every time, another one in another folder, and for its owner’s eyes', () => {
  const secret = hostSecret(folder);
  expect(secret).toHaveLength(32);
  expect(hostSecret(folder)).toEqual(secret);
  expect(mode()).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['host-key']);
  chmodSync(file(), 0o644);
  hostSecret(folder);
  expect(mode()).toBe(0o600);
  rmSync(file());
  expect(hostSecret(folder)).not.toEqual(secret);
});

it('is made anew where half of one lies there', () => {
  writeFileSync(file(), 'half');
  const secret = hostSecret(folder);
  expect(secret).toHaveLength(32);
  expect(hostSecret(folder)).toEqual(secret);
});
