/** What we make of electron-updater, with a stand-in for the part of it that needs Electron: who is believed, and what is not done. */
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFeed } from '../../src/main/shell/updates/feed.ts';
import { isSigned, signatureOf } from '../../src/main/shell/updates/signature.ts';
import { updaterFor } from '../../src/main/shell/updates/updater.ts';

const FEED = 'https://example.org/releases';

interface Found {
  readonly isUpdateAvailable: boolean;
  readonly updateInfo: { readonly version: string };
}

/** The feed's files by their address, and what the stand-in was told. */
const stand = vi.hoisted(() => ({
  files: new Map<string, string>(),
  headers: [] as unknown[],
  asked: [] as string[],
  provider: undefined as
    | undefined
    | { getLatestVersion(): Promise<{ version: string }>; resolveFiles(info: unknown): { url: URL }[] },
}));

vi.mock('electron-updater', () => {
  class Provider {
    getDefaultChannelName = () => 'latest-linux';
    setRequestHeaders = (headers: unknown): void => void stand.headers.push(headers);
    async httpRequest(url: URL): Promise<string | null> {
      stand.asked.push(url.href);
      return stand.files.get(url.href) ?? null;
    }
  }
  class AutoUpdater extends EventEmitter {
    autoDownload = true;
    autoInstallOnAppQuit = true;
    setFeedURL({ updateProvider: Made }: { updateProvider: new (...args: unknown[]) => typeof stand.provider }): void {
      stand.provider = new Made({}, this, {});
    }
    async checkForUpdates(): Promise<Found | null> {
      this.emit('error', new Error('nobody hears this'));
      const updateInfo = (await stand.provider?.getLatestVersion()) ?? { version: '' };
      return { isUpdateAvailable: updateInfo.version > '0.1.0', updateInfo };
    }
    downloadUpdate(token: { cancelled: boolean; cancel(): void }): Promise<void> {
      this.emit('download-progress', { percent: 12.5 });
      return new Promise((_, reject) => {
        token.cancel = () => reject(new Error('cancelled'));
      });
    }
    quitAndInstall = vi.fn();
  }
  class CancellationToken {
    cancel(): void {}
  }
  return { Provider, CancellationToken, autoUpdater: new AutoUpdater() };
});

const der = {
  publicKeyEncoding: { format: 'der', type: 'spki' },
  privateKeyEncoding: { format: 'der', type: 'pkcs8' },
} as const;

function newKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', der);
  return { key: publicKey.toString('base64'), secret: privateKey.toString('base64') };
}

const OURS = newKeys();

const release = (version: string): string =>
  `version: ${version}\nfiles:\n  - url: panno-verde.AppImage\n    sha512: AAAA\n    size: 1\npath: panno-verde.AppImage\nsha512: AAAA\n`;

function publish(text: string, signature: string): void {
  stand.files.set(`${FEED}/latest-linux.yml`, text);
  stand.files.set(`${FEED}/latest-linux.yml.sig`, signature);
}

beforeEach(() => {
  stand.files.clear();
  stand.asked.length = 0;
});

describe('a release', () => {
  const updater = updaterFor({ feed: FEED, key: OURS.key });

  it('is believed where it is signed by whoever makes the app', async () => {
    publish(release('0.2.0'), signatureOf(release('0.2.0'), OURS.secret));
    expect(await updater.look()).toBe('0.2.0');
    expect(stand.provider?.resolveFiles(await stand.provider.getLatestVersion()).map(({ url }) => url.href)).toEqual([
      `${FEED}/panno-verde.AppImage`,
    ]);
  });

  it('is none where it is not newer', async () => {
    publish(release('0.1.0'), signatureOf(release('0.1.0'), OURS.secret));
    expect(await updater.look()).toBeUndefined();
  });

  it.each([
    ['without a signature', () => stand.files.set(`${FEED}/latest-linux.yml`, release('0.2.0'))],
    ['signed by somebody else', () => publish(release('0.2.0'), signatureOf(release('0.2.0'), newKeys().secret))],
    ['changed after it was signed', () => publish(release('9.9.9'), signatureOf(release('0.2.0'), OURS.secret))],
    ['with a signature that is none', () => publish(release('0.2.0'), 'AAAA')],
    ['that is not there', () => undefined],
  ])('is not believed %s', async (_, given) => {
    given();
    await expect(updater.look()).rejects.toMatchObject({ name: 'Unsigned' });
  });

  it('is asked for at the feed alone, with nothing by which one could be known again', async () => {
    publish(release('0.2.0'), signatureOf(release('0.2.0'), OURS.secret));
    await updater.look();
    expect(stand.asked).toEqual([`${FEED}/latest-linux.yml`, `${FEED}/latest-linux.yml.sig`]);
    (stand.provider as unknown as { setRequestHeaders(headers: object): void }).setRequestHeaders({
      'x-user-staging-id': '1b671a64-40d5-491e-99b0-da01ff1f3341',
    });
    expect(stand.headers).toEqual([null]);
  });

  it('is neither fetched nor put in by itself', async () => {
    const { autoUpdater } = await import('electron-updater');
    expect([autoUpdater.autoDownload, autoUpdater.autoInstallOnAppQuit, autoUpdater.allowDowngrade]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('says how far it is, and stops where it shall', async () => {
    const percents: number[] = [];
    const stop = new AbortController();
    const fetched = updater.fetch((percent) => void percents.push(percent), stop.signal);
    stop.abort();
    await expect(fetched).rejects.toThrow('cancelled');
    expect(percents).toEqual([12.5]);
  });
});

describe('a signature', () => {
  it('is none with a key of another kind, or with none', () => {
    const signature = signatureOf('x', OURS.secret);
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048, ...der }).publicKey.toString('base64');
    expect(isSigned('x', signature, OURS.key)).toBe(true);
    for (const key of ['', 'AAAA', rsa, newKeys().key]) expect(isSigned('x', signature, key)).toBe(false);
  });

  it('is made by scripts/sign-feed.ts of all that a release says of itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    const sign = (env: object) =>
      spawnSync(process.execPath, ['scripts/sign-feed.ts', folder], { env: { ...process.env, ...env } });
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
