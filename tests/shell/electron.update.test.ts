/** An update in earnest: a packed app finds a newer one on a feed of this computer, refuses what is not its own, and becomes it. */
import { chownSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAppImage } from './support/appimage.ts';
import { type Driven, type Drivers, listenForStarts, playNow } from './support/driven.ts';
import { ORDINARY_USER } from './support/electron-program.ts';
import { type LoopbackFeed, newKeys, serveFeed } from './support/feed.ts';
import { packApp } from './support/packed.ts';
import { ElectronApp, reason, sayWhyNot } from './support/real-electron.ts';

sayWhyNot('The update');

const OURS = newKeys();

describe.skipIf(reason || process.platform !== 'linux')('an update in the real Electron', () => {
  let house: ElectronApp;
  let feed: LoopbackFeed;
  let drivers: Drivers;
  let app: Driven;
  let installed: string;
  let newer: string;

  beforeAll(async () => {
    feed = await serveFeed();
    house = new ElectronApp();
    drivers = await listenForStarts(house.data);
    const images = ['0.1.0', '0.2.0'].map((version) =>
      join(house.data, `panno-verde-${version}-linux-x86_64.AppImage`),
    );
    for (const [k, file] of images.entries()) {
      const packed = await packApp({ version: `0.${k + 1}.0`, updates: { feed: feed.url, key: OURS.key } });
      writeAppImage(file, packed.program);
      packed.remove();
    }
    [installed = '', newer = ''] = images;
    // Where its owner put it.
    const folder = join(house.data, 'Applications');
    mkdirSync(folder);
    const own = join(folder, 'panno-verde-0.1.0-linux-x86_64.AppImage');
    renameSync(installed, own);
    installed = own;
    for (const file of [folder, own]) if (ORDINARY_USER) chownSync(file, ORDINARY_USER.uid, ORDINARY_USER.gid);
    await house.startInstalled(installed, drivers.env, ['--ignore-certificate-errors']);
    app = await drivers.next();
  });

  afterAll(() => {
    drivers?.close();
    feed?.close();
    house?.close();
  });

  const look = async (): Promise<void> => {
    await app.inPage("location.assign('#/settings')");
    await app.click('.updates button', 'Check for updates');
  };

  it('is looked for by nobody but who asks, and is not believed with another’s signature', async () => {
    await playNow(app, 'Tressette');
    await app.inPage("location.assign('#/')");
    await app.shows('.continue-ribbon');
    expect(feed.asked).toEqual([]);
    await feed.publish('0.2.0', newer, newKeys().secret);
    await look();
    await app.shows('.updates', 'isn’t signed by the maker of this app');
    // Both are asked for at once, and either may come first.
    expect(feed.asked.toSorted()).toEqual(['latest-linux.yml', 'latest-linux.yml.sig']);
  });

  it('is found, and thrown away where it was changed on its way', async () => {
    await feed.publish('0.2.0', newer, OURS.secret);
    feed.replace(newer, 'something else');
    await look();
    await app.shows('.updates', 'Version 0.2.0 is available.');
    await app.click('.updates button', 'Download');
    await app.shows('.updates', 'isn’t signed by the maker of this app');
    expect(existsSync(installed)).toBe(true);
  });

  it('is fetched and put in, and the match is there again', async () => {
    await feed.publish('0.2.0', newer, OURS.secret);
    await look();
    await app.click('.updates button', 'Download');
    await app.shows('.updates', 'is downloaded and verified');
    expect(await app.evaluate('electron.app.getVersion()')).toBe('0.1.0');
    await app.click('.updates button', 'Install and restart');
    await app.ended;
    app = await drivers.next();
    expect(await app.evaluate('electron.app.getVersion()')).toBe('0.2.0');
    await app.click('.continue-ribbon');
    await app.shows('[data-hand]');
    expect(existsSync(installed)).toBe(false);
    await app.inPage("location.assign('#/')");
    await app.shows('.continue-ribbon');
    await look();
    // Started anew without the switch, it believes no certificate that nobody signed.
    await app.shows('.updates', 'Couldn’t check for updates.');
    await app.evaluate('electron.app.quit()').catch(() => undefined);
  });
});
