/** A newcomer opens the served app and plays a match: one deal with the mouse, one with the keyboard alone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '#shared/engine/replay.ts';
import type { MatchResult } from '#shared/games/briscola-chiamata/observation.ts';
import { rulesOf } from '#shared/games/index.ts';
import { type ChildServer, endChildren, startChild } from '../host/support/child.ts';
import { removeFolders, temporaryFolder } from '../host/support/server.ts';
import { keyboard, mouse, playDeal } from './support/briscola.ts';
import { launchChromium } from './support/chromium.ts';
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
} from './support/guest.ts';

const DEAL = 4 * PATIENCE;

let server: ChildServer;
let browser: Browser;
let ada: Guest;

beforeAll(async () => {
  server = await startChild(temporaryFolder(), '--pace', '20');
  browser = await launchChromium();
  ada = await arrive(browser, `http://127.0.0.1:${server.port}/`, { motion: true });
}, DEAL);

afterAll(async () => {
  await browser.close();
  endChildren();
  removeFolders();
}, DEAL);

/** The totals on the score sheet, by seat. */
async function totals({ page }: Guest): Promise<number[]> {
  const cells = await page.locator('dialog.score [data-total]').allInnerTexts();
  return cells.map((text) => Number(text.replace('−', '-')));
}

describe('Briscola Chiamata in a browser', () => {
  it(
    'goes from home to a full table',
    async () => {
      await ada.page.getByRole('link', { name: /Briscola Chiamata/ }).waitFor();
      await shoot(ada, 'home');
      await openTable(ada, /Briscola Chiamata/, (page) => page.getByRole('slider', { name: 'Deals' }).fill('1'));
      await sitDown(ada, 'Ada');
      await ada.page.getByRole('button', { name: 'Fill the empty seats' }).click();
      await ada.page.getByText('Everybody sits.').waitFor();
      await shoot(ada, 'lobby');
      await ada.page.getByRole('button', { name: 'Deal the cards' }).click();
      await ada.page.locator('[data-hand]').nth(7).waitFor({ state: 'attached' });
    },
    DEAL,
  );

  it(
    'plays a whole deal by clicking on cards and slips, within 40 draw calls',
    async () => {
      let most = 0;
      let cards = 0;
      await playDeal(ada, mouse, async () => {
        cards++;
        most = Math.max(most, await drawCalls(ada));
        if (cards === 4) await shoot(ada, 'play');
      });
      expect(cards).toBe(8);
      expect(most).toBeGreaterThan(4);
      expect(most).toBeLessThanOrEqual(40);
      await shoot(ada, 'score');
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
      await tabTo(ada.page.getByRole('button', { name: 'Next deal' }));
      await ada.page.keyboard.press('Enter');
      await ada.page.locator('dialog.score').waitFor({ state: 'detached' });
      await playDeal(ada, keyboard);
      await shoot(ada, 'result');
    },
    DEAL,
  );

  it('shows the score that the record gives', async () => {
    const record = await recordOf(ada);
    const replayed = replay(record, rulesOf);
    expect(replayed).not.toHaveProperty('fault');
    const { scores, deals } = (record as { result: MatchResult }).result;
    expect(deals).toHaveLength(2);
    expect(await totals(ada)).toEqual(scores);
  });

  it('has nothing to complain about', () => {
    expect(ada.complaints).toEqual([]);
  });
});
