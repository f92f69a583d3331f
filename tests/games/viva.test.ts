/** A match of VIVA with the mouse and one with the keyboard alone; a forbidden play is called out by another person. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '#shared/engine/replay.ts';
import { rulesOf } from '#shared/games/index.ts';
import { launchChromium } from '../browser/support/chromium.ts';
import { arrive, type Guest, openTable, PATIENCE, shoot, sitDown, tableOf, tabTo } from '../browser/support/guest.ts';
import { keyboard, mouse, playRound } from '../browser/support/viva.ts';
import { type ChildServer, endChildren, startChild } from '../host/support/child.ts';
import { visit } from '../host/support/client.ts';
import { removeFolders, temporaryFolder } from '../host/support/server.ts';

const MATCH = 5 * PATIENCE;
const POLL = { timeout: PATIENCE };

let server: ChildServer;
let browser: Browser;
let ada: Guest;

beforeAll(async () => {
  server = await startChild(temporaryFolder(), '--pace', '50');
  browser = await launchChromium();
  ada = await arrive(browser, `http://127.0.0.1:${server.port}/`);
}, MATCH);

afterAll(async () => {
  await browser.close();
  endChildren();
  removeFolders();
}, MATCH);

/** The winner's cards on the score sheet, by seat. */
async function totals({ page }: Guest): Promise<number[]> {
  return (await page.locator('dialog.score [data-total]').allInnerTexts()).map(Number);
}

/** What the record of the table's match gives, checked by playing it again. */
async function scoresByRecord(guest: Guest): Promise<unknown> {
  const { client, leave } = await visit(server.port);
  const record = await client.play.record({ table: tableOf(guest) });
  await leave();
  expect(replay(record, rulesOf)).not.toHaveProperty('fault');
  return (record as { result: { scores: number[] } }).result.scores;
}

describe('VIVA in a browser', () => {
  it(
    'sits down two at a table for one round',
    async () => {
      await openTable(ada, /VIVA/, async (page) => {
        await page.getByRole('radio', { name: '2', exact: true }).check();
        await page.getByRole('slider', { name: 'Rounds' }).fill('0');
      });
      await sitDown(ada, 'Ada');
      await ada.page.getByRole('button', { name: 'Fill the empty seats' }).click();
      await ada.page.getByRole('button', { name: 'Deal the cards' }).click();
      await ada.page.locator('[data-hand]').nth(4).waitFor({ state: 'attached' });
    },
    MATCH,
  );

  it(
    'plays a match by pointing at cards, houses and stock, within 40 draw calls for all 126 cards',
    async () => {
      let most = 0;
      let turns = 0;
      await playRound(ada, mouse, {
        async onTurn() {
          turns++;
          most = Math.max(most, await ada.page.evaluate(() => window.pannoVerde?.stats.drawCalls ?? 0));
          if (turns === 2) await shoot(ada, 'viva-turn');
        },
        onViva: () => shoot(ada, 'viva-answer'),
      });
      expect(turns).toBeGreaterThan(1);
      expect(most).toBeGreaterThan(4);
      expect(most).toBeLessThanOrEqual(40);
      await shoot(ada, 'viva-score');
      expect(await totals(ada)).toEqual(await scoresByRecord(ada));
    },
    MATCH,
  );

  it(
    'draws no frame at rest',
    async () => {
      const frames = () => ada.page.evaluate(() => window.pannoVerde?.stats.frames ?? 0);
      const drawnWithin = async (ms: number) => {
        const before = await frames();
        await ada.page.waitForTimeout(ms);
        return (await frames()) - before;
      };
      await expect.poll(() => drawnWithin(1000), { timeout: PATIENCE }).toBe(0);
      expect(await drawnWithin(2000)).toBe(0);
    },
    MATCH,
  );

  it(
    'plays another match by keyboard alone',
    async () => {
      const press = async (name: string) => {
        await tabTo(ada.page.getByRole('button', { name }));
        await ada.page.keyboard.press('Enter');
      };
      // Without a graphics card a small window plays faster, and the keyboard needs none.
      await ada.page.setViewportSize({ width: 480, height: 400 });
      await press('Play again');
      await press('Deal the cards');
      await playRound(ada, keyboard);
      expect(await totals(ada)).toEqual(await scoresByRecord(ada));
    },
    MATCH,
  );

  it(
    'undoes before all eyes what another person calls out',
    async () => {
      await ada.page.goto(`http://127.0.0.1:${server.port}/`);
      await openTable(ada, /VIVA Three houses/, async (page) => {
        await page.getByRole('radio', { name: '2', exact: true }).check();
        await page.getByRole('slider', { name: 'The youngest' }).fill('1');
        await page.getByRole('radio', { name: /if caught/ }).check();
      });
      await sitDown(ada, 'Ada', 1);
      const bob = await arrive(browser, ada.page.url(), { small: true });
      await sitDown(bob, 'Bob', 2);
      await ada.page.getByRole('button', { name: 'Deal the cards' }).click();
      const hand = (count: number) => expect.poll(() => ada.page.locator('[data-hand]').count(), POLL).toBe(count);
      await hand(5);
      await ada.page.keyboard.press('t');
      await hand(6);
      // After a take every card but the one taken is forbidden, and yet it can be played.
      const taken = await ada.page.locator('.taken-card img').getAttribute('alt');
      const other = ada.page.locator('[data-hand]').filter({ hasNotText: new RegExp(`^${taken}$`) });
      const forbidden = await other.first().getAttribute('data-card');
      await keyboard.pick(ada.page, forbidden ?? '');
      await keyboard.lay(ada.page, 0);
      await hand(5);
      await bob.page.getByRole('button', { name: /Caught!/ }).waitFor();
      await bob.page.keyboard.press('c');
      await ada.page.getByText('Bob catches Ada: the play is undone and costs three cards').first().waitFor();
      await shoot(ada, 'viva-caught');
      await hand(9);
      expect(await ada.page.locator('[data-zone="house:0"] [data-card]').count()).toBe(0);
      expect(bob.complaints).toEqual([]);
    },
    MATCH,
  );

  it('has nothing to complain about', () => {
    expect(ada.complaints).toEqual([]);
  });
});
