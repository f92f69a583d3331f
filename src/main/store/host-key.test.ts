import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NOTICE_MESSAGES } from '#shared/protocol/messages/en/notices.ts';
import { noticesText } from '#shared/protocol/notice.ts';
import { hostSecret } from './host-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'host-key');
const mode = () => statSync(file()).mode & 0o777;

it('is the same every time, another one in another folder, and for its owner’s eyes', () => {
  const first = hostSecret(folder);
  expect(first.secret).toHaveLength(32);
  expect(hostSecret(folder)).toEqual(first);
  expect(first).not.toHaveProperty('notice');
  expect(mode()).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['host-key']);
  chmodSync(file(), 0o644);
  hostSecret(folder);
  expect(mode()).toBe(0o600);
  rmSync(file());
  expect(hostSecret(folder)).not.toEqual(first);
});

it.each([
  ['half of one', Buffer.from('half')],
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(32)],
  ['more than one', Buffer.alloc(64, 7)],
])('is made anew where %s lies there: that is said, and what lay there is kept', (_, bytes) => {
  writeFileSync(file(), bytes, { mode: 0o644 });
  const { secret, notices } = hostSecret(folder);
  expect(secret.some((byte) => byte !== 0)).toBe(true);
  expect(noticesText(NOTICE_MESSAGES, notices)).toContain(`kept as ${file()}-damaged,`);
  expect(readFileSync(`${file()}-damaged`)).toEqual(bytes);
  expect(statSync(`${file()}-damaged`).mode & 0o777).toBe(0o600);
  // Once.
  expect(hostSecret(folder)).toEqual({ secret, notices: [] });
  writeFileSync(file(), Buffer.alloc(32));
  expect(noticesText(NOTICE_MESSAGES, hostSecret(folder).notices)).toContain('-damaged-2,');
  expect(readFileSync(`${file()}-damaged`)).toEqual(bytes);
});
