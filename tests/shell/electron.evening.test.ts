/** A whole deal in the real Electron, with sleep in its middle, and a match that is left and taken up again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyboard, playDeal } from '../e2e/support/games/spizzichino.ts';
import type { Guest } from '../e2e/support/guest.ts';
import { ElectronApp, playNow, type Running, reason, sayWhyNot } from './support/real-electron.ts';

sayWhyNot('A whole deal');

/** At the pace that people play at, in ms. */
const DEAL = 10 * 60_000;

describe.skipIf(reason)('an evening in the real Electron', { timeout: DEAL }, () => {
  let house: ElectronApp;
  let running: Running;

  beforeAll(async () => {
    house = new ElectronApp();
    running = await house.start();
    // A small window: without a graphics card pixels are most of the work.
    await running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(800, 500));
  });

  afterAll(async () => {
    await running?.app.close().catch(() => undefined);
    house.close();
  });

  it('is played by keyboard alone from home to the score, through a sleep', async () => {
    const { app, page } = running;
    await playNow(page, 'Spizzichino');
    // What a system tells when its lid is closed and opened; real sleep is looked at by hand, see docs/releasing.md.
    const sleep = (event: 'suspend' | 'resume') =>
      app.evaluate(({ powerMonitor }, event) => void powerMonitor.emit(event), event);
    await sleep('suspend');
    await sleep('resume');
    // A deal needs of a guest no more than the page.
    const acts = await playDeal({ page } as Guest, keyboard);
    expect(acts.fromHand + acts.fromPiles).toBeGreaterThanOrEqual(20);
  });

  it('is quit in mid-match, and taken up where it was left', async () => {
    await running.page.keyboard.press('Enter');
    await running.app.close();
    running = await house.start();
    const { page } = running;
    await page.locator('.continue-ribbon').first().press('Enter');
    await page.locator('[data-hand], .pile-tile, dialog.score').first().waitFor({ state: 'attached' });
  });
});
