/** The window as its page and its owner use it, in the real Electron: full screen, menus, languages, sleep. */
import { once } from 'node:events';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { contract } from '#shared/protocol/contract.ts';
import { keyboard, playACard } from '../e2e/support/games/briscola.ts';
import { killGraphics, untilTableStands, watchPictures } from './support/graphics.ts';
import { ElectronApp, PATIENCE, playNow, type Running, reason, sayWhyNot } from './support/real-electron.ts';
import { sleepOnce } from './support/sleep.ts';

sayWhyNot('The window');

const SOON = { timeout: PATIENCE };

describe.skipIf(reason)('the window in the real Electron', () => {
  let house: ElectronApp;
  let running: Running;

  beforeAll(async () => {
    house = new ElectronApp();
    running = await house.start();
    await running.page.locator('.game-cloth').first().waitFor();
  });

  afterAll(async () => {
    await running?.app.close();
    house.close();
  });

  const isFull = () => running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen());
  const goTo = (hash: string) => running.page.evaluate((hash) => location.assign(hash), hash);

  const isKeptAwake = () =>
    running.app.evaluate(({ powerSaveBlocker }) => [...Array(9).keys()].some((id) => powerSaveBlocker.isStarted(id)));

  /** As the system does it, which the driver's keys pass by. */
  const pressF11 = () =>
    running.app.evaluate(({ BrowserWindow, Menu }) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
      const [window] = BrowserWindow.getAllWindows();
      items?.find(({ accelerator }) => accelerator === 'F11')?.click({}, window, window?.webContents);
    });

  it('fills the screen by its setting and by F11, which agree', async () => {
    const { page } = running;
    await goTo('#/settings');
    await page.getByRole('button', { name: 'Go full screen' }).press('Enter');
    await page.getByRole('button', { name: 'Exit full screen' }).waitFor();
    expect(await isFull()).toBe(true);
    await pressF11();
    await page.getByRole('button', { name: 'Go full screen' }).waitFor();
    expect(await isFull()).toBe(false);
    await pressF11();
    const exit = page.getByRole('button', { name: 'Exit full screen' });
    await exit.waitFor();
    await exit.press('Enter');
    await vi.waitFor(async () => expect(await isFull()).toBe(false), SOON);
  });

  it('opens no dialog for the computer’s files, whatever the page asks', async () => {
    const pickers = ['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker'];
    expect(await running.page.evaluate((names) => names.filter((name) => name in window), pickers)).toEqual([]);
  });

  it('has a menu in a text field, and speaks the language of its settings in every menu', async () => {
    const { app, page } = running;
    await app.evaluate(({ Menu }) => {
      Menu.prototype.popup = function (this: Electron.Menu) {
        Object.assign(globalThis, { popped: this.items.map(({ label }) => label) });
      };
    });
    const popped = () => app.evaluate(() => (globalThis as { popped?: string[] }).popped);
    const menu = () => app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items[0]?.submenu?.items[0]?.label);
    await goTo('#/settings');
    await page.locator('.settings input[type=text]').click({ button: 'right' });
    await vi.waitFor(async () => expect(await popped()).toEqual(['Cut', 'Copy', 'Paste', '', 'Select all']), SOON);
    expect(await menu()).toBe('Full screen');
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await vi.waitFor(async () => expect(await menu()).toBe('Vollbild'), SOON);
    await page.locator('.settings input[type=text]').click({ button: 'right' });
    const german = ['Ausschneiden', 'Kopieren', 'Einfügen', '', 'Alles auswählen'];
    await vi.waitFor(async () => expect(await popped()).toEqual(german), SOON);
    await page.getByRole('radio', { name: 'English' }).click();
    await vi.waitFor(async () => expect(await menu()).toBe('Full screen'), SOON);
  });

  it('keeps the screen on while a match is played', async () => {
    const { page } = running;
    expect(await isKeptAwake()).toBe(false);
    await goTo('#/');
    await playNow(page, 'Briscola');
    await vi.waitFor(async () => expect(await isKeptAwake()).toBe(true), SOON);
    await goTo('#/');
    await page.locator('.game-cloth').first().waitFor();
    await vi.waitFor(async () => expect(await isKeptAwake()).toBe(false), SOON);
  });

  it('is back in sight when its screen goes', async () => {
    const { app } = running;
    const seen = () =>
      app.evaluate(({ BrowserWindow, screen }) => {
        const [{ x = 0, y = 0 } = {}] = BrowserWindow.getAllWindows().map((window) => window.getBounds());
        const { width, height } = screen.getPrimaryDisplay().workArea;
        return x >= 0 && y >= 0 && x < width && y < height;
      });
    // As on a second screen, beside the only one.
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setPosition(2500, 100));
    await vi.waitFor(async () => expect(await seen()).toBe(false), SOON);
    await app.evaluate(({ screen }) => void screen.emit('display-removed', {}, screen.getPrimaryDisplay()));
    await vi.waitFor(async () => expect(await seen()).toBe(true), SOON);
  });

  it('goes on after a sleep: the match, a line to another computer, and the screen that is kept on', async () => {
    const { app, page } = running;
    await goTo('#/together');
    await page.getByRole('button', { name: 'Open to the network' }).press('Enter');
    const port = (await page.locator('.address').last().innerText()).split(':').at(-1);
    const line = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    await once(line, 'open');
    const client: ContractRouterClient<typeof contract> = createORPCClient(new RPCLink({ websocket: line as never }));
    await client.session.greet({});
    const hungUp = once(line, 'close').then(() => Promise.reject(new Error('the host hung up')));
    await goTo('#/');
    await page.locator('.continue-ribbon').first().press('Enter');
    await vi.waitFor(async () => expect(await isKeptAwake()).toBe(true), SOON);
    await sleepOnce(app);
    // The host goes on asking for a sign of life, and hangs up on who gave none twice.
    await Promise.race([once(line, 'ping'), hungUp]);
    hungUp.catch(() => undefined);
    line.close();
    expect(await isKeptAwake()).toBe(true);
    await playACard(page, keyboard);
  });

  it('lets a match go on however often the graphics process falls', async () => {
    const { app, page } = running;
    await goTo('#/');
    await page.locator('.continue-ribbon').first().press('Enter');
    await watchPictures(running);
    await untilTableStands(running);
    for (let k = 0; k < 2; k++) {
      await killGraphics(running);
      await untilTableStands(running);
      await playACard(page, keyboard);
    }
    expect(app.windows()).toHaveLength(1);
  });

  it('tells the table in words where it can’t be drawn any more, and plays on', async () => {
    const { page } = running;
    // What is lost this way comes back only when it is asked to.
    await page.evaluate(() => {
      const contexts = [...document.querySelectorAll('.tabletop canvas')].map((canvas) =>
        (canvas as HTMLCanvasElement).getContext('webgl2'),
      );
      for (const context of contexts) context?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await page.getByText('This device can’t draw the table.').waitFor();
    await playACard(page, { play: (page, card) => page.locator(`[data-hand][data-card="${card}"]`).click() });
  });
});

describe.skipIf(reason)('a screen in the real Electron', () => {
  it.each([1, 1.5, 2])('of scale %d shows home without a bar to scroll, and sharp', async (scale) => {
    const house = new ElectronApp();
    const { app, page } = await house.start(`--force-device-scale-factor=${scale}`);
    await page.locator('.game-cloth').first().waitFor();
    const seen = await page.evaluate(() => ({
      ratio: devicePixelRatio,
      across: document.documentElement.scrollWidth - innerWidth,
      down: document.documentElement.scrollHeight - innerHeight,
    }));
    expect(seen).toEqual({ ratio: scale, across: 0, down: 0 });
    await app.close();
    house.close();
  });
});
