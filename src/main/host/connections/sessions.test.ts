import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../store/sqlite-store.ts';
import { Sessions } from './sessions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('sessions', () => {
  it('are known by their whole token, and by nothing else', () => {
    const store = openStore(folder);
    const sessions = new Sessions(store);
    const { id, token } = sessions.begin();
    const other = sessions.begin();
    expect(sessions.find(token)).toBe(id);
    const [, secret] = other.token.split('.');
    for (const forged of [
      `${id}.${secret}`,
      id,
      `${id}.`,
      token.slice(0, -1),
      `${token}A`,
      '',
      '.',
      `${id}.${'A'.repeat(22)}`,
    ]) {
      expect(sessions.find(forged)).toBeUndefined();
    }
    store.close();
  });

  it('have 128 random bits', () => {
    const store = openStore(folder);
    const { token } = new Sessions(store).begin();
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url')).toHaveLength(16);
    store.close();
  });

  it('outlive the host once they are kept, and only the hash of the secret lies on the disk', () => {
    const store = openStore(folder);
    const sessions = new Sessions(store);
    const [kept, unkept] = [sessions.begin(), sessions.begin()];
    sessions.persist(kept.id);
    sessions.leave(kept.id);
    sessions.leave(unkept.id);
    expect(sessions.find(kept.token)).toBe(kept.id);
    expect(sessions.find(unkept.token)).toBeUndefined();
    store.close();
    const disk = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
    const [id, secret] = kept.token.split('.') as [string, string];
    expect(disk.some((bytes) => bytes.includes(id))).toBe(true);
    expect(disk.some((bytes) => bytes.includes(secret))).toBe(false);
    const again = openStore(folder);
    expect(new Sessions(again).find(kept.token)).toBe(kept.id);
    again.close();
  });

  it('of one device are remembered by the hundred, and no more, but for those that hold something', () => {
    const store = openStore(folder);
    const sessions = new Sessions(store);
    const come = (device: string): string => {
      const { id } = sessions.begin();
      sessions.persist(id);
      sessions.touch(id, { device });
      sessions.leave(id);
      return id;
    };
    const [bob, host, opener, gone] = [come('bob'), come('eve'), come('eve'), come('eve')];
    sessions.setMayOpenTables(opener, true);
    store.beginMatch({
      id: 'table',
      match: 0,
      game: 'race',
      seats: [],
      options: {},
      host,
    });
    const others = Array.from({ length: 256 }, () => come('eve'));
    const left = [bob, host, opener, gone, ...others].filter((id) => store.session(id));
    expect(left).toEqual([bob, host, opener, ...others]);
    store.close();
  });
});
