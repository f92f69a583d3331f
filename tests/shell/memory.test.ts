/** Thirty matches in one running app: what they took is given back. By hand, since they take minutes: `npm run test:long`. */
import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyboard, playACard } from '../e2e/support/games/briscola.ts';
import { ElectronApp, playNow, type Running, reason, sayWhyNot } from './support/real-electron.ts';

sayWhyNot('The memory of thirty matches');

const GAMES = ['Briscola', 'Tressette'];

/** Everything has been loaded once after so many. */
const WARM = 6;
const MATCHES = 30;

interface Memory {
  /** Bytes that are in use after what is garbage was thrown away. */
  readonly main: number;
  readonly page: number;
  /** What the page holds of its document. */
  readonly nodes: number;
  readonly listeners: number;
}

/** All of them may leave so much more behind: records, lines in lists, and what happens to be on its way just then. */
const MOST: Memory = { main: 5_000_000, page: 10_000_000, nodes: 2000, listeners: 40 };

describe.skipIf(reason)('thirty matches in the real Electron', { timeout: 20 * 60_000 }, () => {
  let house: ElectronApp;
  let running: Running;
  let devtools: CDPSession;

  beforeAll(async () => {
    house = new ElectronApp();
    running = await house.start('--force-prefers-reduced-motion');
    devtools = await running.page.context().newCDPSession(running.page);
  });

  afterAll(async () => {
    await running?.app.close();
    house.close();
  });

  async function memory(): Promise<Memory> {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    const main = await running.app.evaluate(async () => {
      process.getBuiltinModule('v8').setFlagsFromString('--expose-gc');
      const collect = process.getBuiltinModule('vm').runInNewContext('gc');
      for (let k = 0; k < 3; k++) {
        collect();
        await new Promise(setImmediate);
      }
      return process.memoryUsage().heapUsed;
    });
    return { main, page: usedSize, nodes, listeners: jsEventListeners };
  }

  /** A match as far as its first card, which is then ended. */
  async function play(k: number): Promise<void> {
    const game = GAMES[k % GAMES.length] ?? '';
    const { page } = running;
    if (k === 0) await playNow(page, game);
    else {
      // A name that is known is not asked for again.
      await page.locator('.game-cloth', { has: page.getByText(game, { exact: true }) }).press('Enter');
      await page.getByRole('button', { name: `${game}: play now` }).press('Enter');
    }
    await playACard(page, keyboard);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'End match' }).press('Enter');
    await page.locator('.confirm .danger').press('Enter');
    await page.locator('.confirm').waitFor({ state: 'detached' });
    await page.evaluate(() => location.assign('#/'));
    await page.locator('.game-cloth').first().waitFor();
  }

  it('leave no more behind than their records', async () => {
    for (let k = 0; k < WARM; k++) await play(k);
    const before = await memory();
    for (let k = WARM; k < MATCHES; k++) await play(k);
    const after = await memory();
    process.stdout.write(`Memory: ${JSON.stringify({ before, after })}\n`);
    for (const what of Object.keys(MOST) as (keyof Memory)[])
      expect(after[what] - before[what], what).toBeLessThanOrEqual(MOST[what]);
  });
});
