/** Every way that the app, or a part of it, ends in the real Electron: what was played is there again. */
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ElectronApp, playNow, type Running, reason, sayWhyNot } from './support/real-electron.ts';

sayWhyNot('Quitting and crashing');

/** Until it has ended or come again, on a machine with neighbours, in ms. */
const SOON = { timeout: 60_000 };

const HAND = '[data-hand], .pile-tile';

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

  it('is killed in a match, and goes on', async () => {
    await goOn();
    expect(await endOf(async (_, pid) => process.kill(pid, 'SIGKILL'))).toBe('SIGKILL');
    await goOn();
  });

  it('loses its page in a match, and opens it again at the same place', async () => {
    const { app } = await goOn();
    // What drives it leaves a page that has crashed for lost: the shell is asked instead.
    const seen = () =>
      app.evaluate(({ BrowserWindow }, hand) => {
        const [window] = BrowserWindow.getAllWindows();
        return window?.webContents.executeJavaScript(`document.querySelector('${hand}') !== null`);
      }, HAND);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
    await vi.waitFor(async () => expect(await seen()).toBe(true), SOON);
    expect(await endOf(quit)).toBe(0);
  });
});
