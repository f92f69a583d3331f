/** What we make of electron-updater, with a stand-in for the part of it that needs Electron: who is believed, and what is not done. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSigned, readFeed, signatureOf } from '../../src/main/shell/updates/feed.ts';
import { updaterFor } from '../../src/main/shell/updates/updater.ts';
import { asked, autoUpdater, files, headers } from './electron-updater.ts';
import { newKeys } from './support/feed.ts';

const FEED = 'https://example.org/releases';

vi.mock('electron-updater', () => import('./electron-updater.ts'));

const OURS = newKeys();

const release = (version: string): string =>
  `version: ${version}\nfiles:\n  - url: panno-verde.AppImage\n    sha512: AAAA\n    size: 1\npath: panno-verde.AppImage\nsha512: AAAA\n`;

function publish(text: string, signature: string): void {
  files.set(`${FEED}/latest-linux.yml`, text);
  files.set(`${FEED}/latest-linux.yml.sig`, signature);
}

beforeEach(() => {
  files.clear();
  asked.length = 0;
});

describe('a release', () => {
  const updater = updaterFor({ feed: FEED, key: OURS.key });

  it('is believed where it is signed by whoever makes the app', async () => {
    publish(release('0.2.0'), signatureOf(release('0.2.0'), OURS.secret));
    expect(await updater.check()).toBe('0.2.0');
    expect(
      autoUpdater.provider?.resolveFiles(await autoUpdater.provider.getLatestVersion()).map(({ url }) => url.href),
    ).toEqual([`${FEED}/panno-verde.AppImage`]);
  });

  it('is none where it is not newer', async () => {
    publish(release('0.1.0'), signatureOf(release('0.1.0'), OURS.secret));
    expect(await updater.check()).toBeUndefined();
  });

  it.each([
    ['without a signature', () => files.set(`${FEED}/latest-linux.yml`, release('0.2.0'))],
    ['signed by somebody else', () => publish(release('0.2.0'), signatureOf(release('0.2.0'), newKeys().secret))],
    ['changed after it was signed', () => publish(release('9.9.9'), signatureOf(release('0.2.0'), OURS.secret))],
    ['with a signature that is none', () => publish(release('0.2.0'), 'AAAA')],
    ['that is not there', () => undefined],
  ])('is not believed %s', async (_, given) => {
    given();
    await expect(updater.check()).rejects.toMatchObject({ name: 'Unsigned' });
  });

  it('is asked for at the feed alone, with nothing by which one could be known again', async () => {
    publish(release('0.2.0'), signatureOf(release('0.2.0'), OURS.secret));
    await updater.check();
    expect(asked).toEqual([`${FEED}/latest-linux.yml`, `${FEED}/latest-linux.yml.sig`]);
    autoUpdater.provider?.setRequestHeaders({ 'x-user-staging-id': '1b671a64-40d5-491e-99b0-da01ff1f3341' });
    expect(headers).toEqual([null]);
  });

  it('is neither fetched nor put in by itself, nor an older one', () => {
    updater.install();
    expect(autoUpdater.installed).toEqual([true, true]);
    expect([autoUpdater.autoDownload, autoUpdater.autoInstallOnAppQuit, autoUpdater.allowDowngrade]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('says how far it is, and stops where it shall', async () => {
    const percents: number[] = [];
    const stop = new AbortController();
    const fetched = updater.download((percent) => void percents.push(percent), stop.signal);
    stop.abort();
    await expect(fetched).rejects.toThrow('cancelled');
    expect(percents).toEqual([12.5]);
  });
});

describe('a signature', () => {
  it('is none with a key of another kind, or with none', () => {
    const signature = signatureOf('x', OURS.secret);
    expect(isSigned('x', signature, OURS.key)).toBe(true);
    for (const key of ['', 'AAAA', newKeys('rsa').key, newKeys().key])
      expect(isSigned('x', signature, key)).toBe(false);
  });

  it('is made by tools/sign-update-feed.ts of all that a release says of itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    const sign = (env: object) =>
      spawnSync(process.execPath, ['tools/sign-update-feed.ts', folder], { env: { ...process.env, ...env } });
    expect(sign({ PANNO_VERDE_SIGNING_KEY: OURS.secret }).status).not.toBe(0);
    for (const name of ['latest.yml', 'latest-linux.yml', 'other.yml']) writeFileSync(join(folder, name), name);
    expect(sign({ PANNO_VERDE_SIGNING_KEY: '' }).status).not.toBe(0);
    expect(sign({ PANNO_VERDE_SIGNING_KEY: OURS.secret }).status).toBe(0);
    for (const name of ['latest.yml', 'latest-linux.yml'])
      expect(isSigned(name, readFileSync(join(folder, `${name}.sig`), 'utf8'), OURS.key)).toBe(true);
    rmSync(folder, { recursive: true });
  });
});

describe('the feed', () => {
  it('is what the packed package.json says, over https, with a key; else there is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'feed-'));
    const said = (manifest: object) => {
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
      return readFeed(folder);
    };
    expect(said({ updates: { feed: FEED, key: OURS.key } })).toEqual({ feed: FEED, key: OURS.key });
    expect(said({})).toBeUndefined();
    expect(said({ updates: { feed: FEED } })).toBeUndefined();
    expect(said({ updates: { feed: FEED, key: '' } })).toBeUndefined();
    expect(said({ updates: { feed: 'http://example.org/', key: OURS.key } })).toBeUndefined();
    expect(said({ updates: { feed: 'file:///etc', key: OURS.key } })).toBeUndefined();
    expect(readFeed(join(folder, 'nowhere'))).toBeUndefined();
    rmSync(folder, { recursive: true });
  });
});
