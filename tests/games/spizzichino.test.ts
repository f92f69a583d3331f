/** A person against a bot plays Spizzichino: one deal with the mouse, one with the keyboard alone, then to the end. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '#shared/engine/replay.ts';
import { rulesOf } from '#shared/games/index.ts';
import type { MatchResult } from '#shared/games/spizzichino/observation.ts';
import { launchChromium } from '../browser/support/chromium.ts';
import {
  arrive,
  drawCalls,
  framesAtRest,
  type Guest,
  openTable,
  PATIENCE,
  recordOf,
  shoot,
  sitDown,
  tabTo,
} from '../browser/support/guest.ts';
import { keyboard, mouse, playDeal } from '../browser/support/spizzichino.ts';
import { type ChildServer, endChildren, startChild } from '../host/support/child.ts';
import { removeFolders, temporaryFolder } from '../host/support/server.ts';

const DEAL = 5 * PATIENCE;
/** What isn't there by then is out of reach, in ms. */
const REACH = 5000;

let server: ChildServer;
let browser: Browser;
let ada: Guest;

beforeAll(async () => {
  server = await startChild(temporaryFolder(), '--pace', '20');
  browser = await launchChromium();
  ada = await arrive(browser, `http://127.0.0.1:${server.port}/`);
}, DEAL);

afterAll(async () => {
  await browser.close();
  endChildren();
  removeFolders();
}, DEAL);

/** The totals on the score sheet, by seat. */
async function totals({ page }: Guest): Promise<number[]> {
  return (await page.locator('dialog.score [data-total]').allInnerTexts()).map(Number);
}

describe('Spizzichino in a browser', () => {
  it(
    'goes from home to eight piles on the cloth',
    async () => {
      await openTable(ada, /Spizzichino/, (page) => page.getByRole('radio', { name: '21', exact: true }).check());
      await sitDown(ada, 'Ada');
      await ada.page.getByRole('button', { name: 'Fill the empty seats' }).click();
      await ada.page.getByRole('button', { name: 'Deal the cards' }).click();
      await ada.page.locator('.pile-tile:not(:disabled)').first().waitFor();
      await shoot(ada, 'spizzichino-piles');
    },
    DEAL,
  );

  it(
    'leaves everything to be decided within reach with text at 200 %',
    async () => {
      const { page } = ada;
      await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '2'));
      const buttons = page.locator('.hud-actions button:not(:disabled)');
      expect(await buttons.count()).toBeGreaterThan(4);
      for (const button of await buttons.all()) await button.click({ trial: true, timeout: REACH });
      await shoot(ada, 'spizzichino-large-text');
      await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '1'));
    },
    DEAL,
  );

  it(
    'plays a whole deal by clicking on piles and cards, within 40 draw calls',
    async () => {
      let most = 0;
      let plays = 0;
      const acts = await playDeal(ada, mouse, async () => {
        most = Math.max(most, await drawCalls(ada));
        if (++plays === 8) await shoot(ada, 'spizzichino-play');
      });
      expect(acts.picks).toBe(4);
      expect(acts.fromHand).toBeGreaterThan(5);
      expect(acts.fromPiles).toBeGreaterThan(5);
      expect(acts.fromHand + acts.fromPiles).toBeGreaterThanOrEqual(20);
      expect(most).toBeGreaterThan(4);
      expect(most).toBeLessThanOrEqual(40);
      await shoot(ada, 'spizzichino-score');
    },
    DEAL,
  );

  it(
    'draws no frame at rest',
    async () => {
      expect(await framesAtRest(ada, 5000)).toBe(0);
    },
    DEAL,
  );

  it(
    'plays a second deal by keyboard alone',
    async () => {
      await goOn(ada);
      const acts = await playDeal(ada, keyboard);
      expect(acts.picks).toBe(4);
      expect(acts.fromHand + acts.fromPiles).toBeGreaterThanOrEqual(20);
    },
    DEAL,
  );

  it(
    'goes on to the end of the match',
    async () => {
      while ((await ada.page.locator('dialog.final').count()) === 0) {
        await goOn(ada);
        await playDeal(ada, keyboard);
      }
      await shoot(ada, 'spizzichino-result');
    },
    4 * DEAL,
  );

  it('SP-19, SP-20: shows the score that the record gives', async () => {
    const record = await recordOf(ada);
    expect(replay(record, rulesOf)).not.toHaveProperty('fault');
    const { scores, deals } = (record as { result: MatchResult }).result;
    expect(deals.length).toBeGreaterThanOrEqual(2);
    expect(await totals(ada)).toEqual(scores);
  });

  it('has nothing to complain about', () => {
    expect(ada.complaints).toEqual([]);
  });
});

/** To the next deal, by keyboard. */
async function goOn({ page }: Guest): Promise<void> {
  await tabTo(page.getByRole('button', { name: 'Next deal' }));
  await page.keyboard.press('Enter');
  await page.locator('dialog.score').waitFor({ state: 'detached' });
}
