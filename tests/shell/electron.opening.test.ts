/** What the app is opened with in the real Electron: files and links, good and hostile; and data that is damaged. */
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDINARY_USER } from './support/electron-program.ts';
import { ElectronApp, type Running, reason, sayWhyNot } from './support/real-electron.ts';

sayWhyNot('What the app is opened with');

/** A finished match, as the app saves one. */
function aMatch(): string {
  return gunzipSync(readFileSync('tests/golden-records/briscola.jsonl.gz')).toString().split('\n', 1)[0] ?? '';
}

describe.skipIf(reason)('the app in the real Electron is opened with', () => {
  let house: ElectronApp;
  let running: Running;

  /** A file of the ordinary user's. */
  function put(name: string, text: string): string {
    const file = join(house.data, name);
    writeFileSync(file, text);
    if (ORDINARY_USER) chownSync(file, ORDINARY_USER.uid, ORDINARY_USER.gid);
    return file;
  }

  beforeAll(async () => {
    house = new ElectronApp();
    running = await house.start('--', put('friday.panno', `${aMatch()}\n`));
  });

  afterAll(async () => {
    await running?.app.close();
    house.close();
  });

  it('a match file at its start, which is shown once that is wanted', async () => {
    const { page } = running;
    await page.getByText('Open the finished matches in friday.panno?').waitFor();
    await page.locator('dialog button.brass').press('Enter');
    await page.getByText('From friday.panno').waitFor();
  });

  it('a broken match file, and says so', async () => {
    const { page } = running;
    expect(await house.startAgain(put('broken.panno', 'not a match\n'))).toBe(0);
    await page.getByText('Open the finished matches in broken.panno?').waitFor();
    await page.locator('dialog button.brass').press('Enter');
    await page.getByText('Line 1 isn’t a match', { exact: false }).waitFor();
    await page.evaluate(() => location.assign('#/'));
  });

  it('a folder or nothing where a file should be, and says which', async () => {
    const { page } = running;
    mkdirSync(join(house.data, 'folder.panno'));
    await house.startAgain(join(house.data, 'folder.panno'));
    await page.getByText('folder.panno isn’t a file.').waitFor();
    await page.keyboard.press('Escape');
    await house.startAgain(join(house.data, 'gone.panno'));
    await page.getByText('gone.panno is gone or can’t be read.').waitFor();
    await page.keyboard.press('Escape');
  });

  it('hostile links, and follows none', async () => {
    const { app, page } = running;
    const url = page.url();
    const links = [
      'panno-verde://join/example.org:80/K7MP',
      'panno-verde://join/192.168.1.20:4747/K7MP?x=<script>alert(1)</script>',
      'panno-verde://join/127.0.0.1:9229/json',
      'panno-verde://../../etc/passwd',
      'PANNO-VERDE:%00',
    ];
    for (const link of links) {
      expect(await house.startAgain(link)).toBe(0);
      await page.getByText('This link doesn’t lead to a table on a local network').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    expect(page.url()).toBe(url);
    expect(app.windows()).toHaveLength(1);
  });

  it('words that are no link and no match file, which it leaves alone', async () => {
    const { app, page } = running;
    const words = ['https://example.org/', 'file:///etc/passwd', '/etc/passwd', '--inspect', '//server/x.panno'];
    for (const word of words) expect(await house.startAgain(word)).toBe(0);
    // What is answered comes after them.
    await house.startAgain(join(house.data, 'gone.panno'));
    await page.getByText('gone.panno is gone or can’t be read.').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(app.windows()).toHaveLength(1);
  });
});

describe.skipIf(reason)('the data of the app in the real Electron', () => {
  /** Home, on what lies in the folder of `house`. */
  async function home(house: ElectronApp): Promise<void> {
    const { app, page } = await house.start();
    await page.locator('.game-cloth').first().waitFor();
    await app.close();
  }

  it('may be damaged: what cannot be read is kept aside, and it starts', async () => {
    const house = new ElectronApp();
    await home(house);
    for (const file of ['panno-verde.sqlite', 'window.json', 'Preferences']) {
      writeFileSync(join(house.data, file), 'x'.repeat(20_000));
    }
    await home(house);
    house.close();
  });

  it.runIf(process.platform === 'linux')('may not be written: it says so in a box, and ends with a fault', async () => {
    const house = new ElectronApp();
    chmodSync(house.data, 0o555);
    expect(await house.startIntoBox()).toMatchObject({ code: 2 });
    house.close();
  });
});
