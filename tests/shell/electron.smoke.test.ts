/** What must be seen of the window first, in the real Electron: see docs/releasing.md. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ElectronApp, type Running, reason, sayWhyNot } from './support/real-electron.ts';

sayWhyNot('The desktop app');

describe.skipIf(reason)('the app in the real Electron', () => {
  let house: ElectronApp;
  let running: Running;

  beforeAll(async () => {
    house = new ElectronApp();
    running = await house.start();
  });

  afterAll(async () => {
    await running?.app.close();
    house.close();
  });

  it('opens one window at its own page, which reaches the host', async () => {
    expect(running.page.url()).toMatch(/^app:\/\/panno-verde\//);
    await running.page.getByRole('heading').first().waitFor();
    await running.page.locator('.game-cloth').first().waitFor();
    expect(running.app.windows()).toHaveLength(1);
  });

  it('gives the page no Node and no way out', async () => {
    const seen = await running.page.evaluate(async () => ({
      node: ['require', 'process', 'module'].filter((name) => name in globalThis),
      opened: window.open('https://example.org/'),
      fetched: await fetch('https://example.org/').then(
        () => true,
        () => false,
      ),
    }));
    expect(seen).toEqual({ node: [], opened: null, fetched: false });
  });

  it.runIf(process.platform === 'linux')('runs the page in Chromium’s sandbox, as an ordinary user', async () => {
    const pid = await running.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId(),
    );
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // A filter of its system calls, numbers of its own for processes, and no rights.
    expect(status).toMatch(/^Seccomp:\t2$/m);
    expect(status).toMatch(/^NSpid:\t\d+\t\d+/m);
    expect(status).not.toMatch(/^Uid:\t0\t/m);
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).not.toContain('--no-sandbox');
  });

  it('hands a second start over to the first', async () => {
    expect(await house.startAgain()).toBe(0);
    expect(running.app.windows()).toHaveLength(1);
  });

  it('lays a link filled in over where one is, and calls nobody', async () => {
    const { page } = running;
    const before = page.url();
    expect(await house.startAgain('panno-verde://join/192.168.213.7:4747/K7MP')).toBe(0);
    await page.getByText('This link leads to a table.').waitFor();
    expect(await page.getByLabel('Host’s address').inputValue()).toBe('192.168.213.7:4747');
    expect(await page.getByLabel('Table code').inputValue()).toBe('K7MP');
    expect(page.url()).toBe(before);
    await page.keyboard.press('Escape');
  });

  it('says of a link that leads elsewhere that it was not followed', async () => {
    const { page } = running;
    await house.startAgain('panno-verde://join/127.0.0.1:22/K7MP');
    await page.getByText('This link doesn’t lead to a table on a local network').waitFor();
    expect(await page.getByLabel('Host’s address').inputValue()).toBe('');
    await page.keyboard.press('Escape');
  });
});
