/** Every way that the app, or a part of it, ends in the real Electron: what was played is there again. */
import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { nextOf, skipByKey } from '../e2e/support/games/asking.ts';
import { keyboard, playACard } from '../e2e/support/games/briscola.ts';
import { ElectronApp, PATIENCE, playNow, type Running, reason, sayWhyNot } from './support/real-electron.ts';

sayWhyNot('Quitting and crashing');

const SOON = { timeout: PATIENCE, interval: 200 };

const HAND = '[data-hand], .pile-tile';

/** The cards in the own hand. */
const handOf = (page: Page) =>
  page.locator('[data-hand]').evaluateAll((all) => all.map((one) => one.getAttribute('data-card')));

describe.skipIf(reason)('the app in the real Electron', () => {
  let house: ElectronApp;
  let running: Running | undefined;

  beforeAll(() => {
    house = new ElectronApp();
  });

  afterEach(async () => {
    await running?.app.close().catch(() => undefined);
    running = undefined;
  });

  afterAll(() => house.close());

  /** How it ends once `end` has been done: its code, or the signal that ended it. */
  async function endOf(end: (process: Running, pid: number) => Promise<unknown>): Promise<unknown> {
    if (!running) throw new Error('it does not run');
    const child = running.app.process();
    const pid = await running.app.evaluate(() => process.pid);
    const ended = once(child, 'exit');
    await end(running, pid).catch(() => undefined);
    const [code, signal] = await ended;
    running = undefined;
    return code ?? signal;
  }

  const quit = ({ app }: Running) => app.evaluate(({ app }) => app.quit());

  async function goOn(): Promise<Running> {
    running = await house.start();
    await running.page.locator('.continue-ribbon').first().press('Enter');
    await running.page.locator(HAND).first().waitFor({ state: 'attached' });
    return running;
  }

  it('is quit before anything is played', async () => {
    running = await house.start();
    expect(await endOf(quit)).toBe(0);
  });

  it('is quit by a signal while the first cards are dealt and bots think, and goes on', async () => {
    running = await house.start();
    await playNow(running.page, 'Briscola');
    expect(await endOf(async (_, pid) => process.kill(pid, 'SIGTERM'))).toBe(0);
    await goOn();
  });

  it('is quit while a bot thinks, and has lost no card', async () => {
    const { page } = await goOn();
    await nextOf(page, ['[data-hand][aria-disabled="false"]'], skipByKey);
    const before = await handOf(page);
    const card = await playACard(page, keyboard);
    expect(await endOf(quit)).toBe(0);
    const after = await handOf((await goOn()).page);
    expect(after).toEqual(expect.arrayContaining(before.filter((one) => one !== card)));
    expect(after).not.toContain(card);
  });

  it('is killed in a match, and goes on', async () => {
    await goOn();
    expect(await endOf(async (_, pid) => process.kill(pid, 'SIGKILL'))).toBe('SIGKILL');
    await goOn();
  });

  it('loses its page in a match, and opens it again at the same place', async () => {
    const shell = await house.startUndriven();
    const contents = 'electron.BrowserWindow.getAllWindows()[0]?.webContents';
    const until = (ask: string) => vi.waitFor(async () => expect(await shell.evaluate(ask)).toBe(true), SOON);
    const isLoaded = `${contents}?.isLoading() === false && ${contents}.getURL() !== ''`;
    await until(isLoaded);
    const isThere = (what: string) =>
      vi.waitFor(async () => expect(await shell.inPage(`document.querySelector('${what}') !== null`)).toBe(true), SOON);
    await isThere('.continue-ribbon');
    await shell.inPage("document.querySelector('.continue-ribbon').click()");
    await isThere(HAND);
    const at = await shell.inPage('location.href');
    const pid = await shell.evaluate(`${contents}.getOSProcessId()`);
    process.kill(Number(pid), 'SIGKILL');
    await until(`![0, ${pid}].includes(${contents}.getOSProcessId())`);
    await until(isLoaded);
    expect(await shell.inPage('location.href')).toBe(at);
    await isThere(HAND);
    expect(await shell.quit()).toBe(0);
  });
});
