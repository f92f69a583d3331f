/** A person among bots plays Vbi Maior to its end, by mouse and by keyboard, and opens the book of its cards. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '#shared/engine/replay.ts';
import { rulesOf } from '#shared/games/index.ts';
import { CODEX } from '#shared/games/vbi-maior/codex/index.ts';
import { storyOf } from '#shared/games/vbi-maior/codex/stories.ts';
import type { GameResult } from '#shared/games/vbi-maior/observation.ts';
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
} from '../browser/support/guest.ts';
import { keyboard, loseByBeingOut, mouse, nextTurn, playTurn } from '../browser/support/vbi-maior.ts';
import { type ChildServer, endChildren, startChild } from '../host/support/child.ts';
import { removeFolders, temporaryFolder } from '../host/support/server.ts';

const TURN = 4 * PATIENCE;

let server: ChildServer;
let browser: Browser;
let ada: Guest;
/** The most draw calls that were seen at once. */
let most = 0;

beforeAll(async () => {
  server = await startChild(temporaryFolder());
  browser = await launchChromium();
  ada = await arrive(browser, `http://127.0.0.1:${server.port}/`);
}, TURN);

afterAll(async () => {
  await browser.close();
  endChildren();
  removeFolders();
}, TURN);

async function count(): Promise<void> {
  most = Math.max(most, await drawCalls(ada));
}

describe('Vbi Maior in a browser', () => {
  it(
    'VM-25: says what the chosen table needs, and goes to a full table',
    async () => {
      await openTable(ada, /Vbi Maior/, async (page) => {
        await page.getByRole('radio', { name: /^Hard/ }).check();
        await page.getByText('That is nearly every card there is').waitFor();
        await page.getByRole('radio', { name: /^Easy/ }).check();
        await page.getByRole('radio', { name: '3', exact: true }).check();
        await page.getByText('30 points to win').waitFor();
      });
      await sitDown(ada, 'Ada');
      await ada.page.getByRole('button', { name: 'Fill the empty seats' }).click();
      await ada.page.getByRole('button', { name: 'Deal the cards' }).click();
      await ada.page.locator('.arrange').waitFor();
      await shoot(ada, 'vbi-arrange');
    },
    TURN,
  );

  it(
    'plays a turn by clicking on slips and on the own deck, and sends no own card once the deck is down (VM-7)',
    async () => {
      let own: readonly string[] = [];
      let from = 0;
      await playTurn(ada, mouse, {
        onDown(cards) {
          own = cards;
          from = ada.received.length;
        },
        async onTurnedUp() {
          await count();
          await shoot(ada, 'vbi-race');
        },
      });
      expect(own).toHaveLength(1);
      const [card = ''] = own;
      const frames = ada.received.slice(from);
      const first = frames.findIndex((frame) => frame.includes(`"${card}"`));
      // It comes back face up: turned up, or as a curse that strikes.
      expect(frames[first]).toMatch(/turn-up|"curse"/);
      await shoot(ada, 'vbi-score');
    },
    TURN,
  );

  it(
    'draws no frame at rest',
    async () => {
      expect(await framesAtRest(ada, 5000)).toBe(0);
    },
    TURN,
  );

  it(
    'plays a turn by keyboard alone: the second card out of the fan, the last one by the space bar',
    async () => {
      await nextTurn(ada, keyboard);
      await playTurn(ada, keyboard, { onTurnedUp: count });
    },
    TURN,
  );

  it(
    'VM-17: loses the game by being out too soon',
    async () => {
      await nextTurn(ada, mouse);
      await loseByBeingOut(ada, mouse);
      await shoot(ada, 'vbi-lost');
      expect(await ada.page.locator('dialog.score').textContent()).toContain('The group has lost');
      expect(most).toBeGreaterThan(4);
      expect(most).toBeLessThanOrEqual(40);
    },
    TURN,
  );

  it('shows the points that the record gives', async () => {
    const record = await recordOf(ada);
    expect(replay(record, rulesOf)).not.toHaveProperty('fault');
    const { won, points, target } = (record as { result: GameResult }).result;
    expect(won).toBe(false);
    expect(await ada.page.locator('dialog.score [data-total]').textContent()).toBe(`${points} of ${target}`);
  });

  it('VM-26: opens the book, ninety moments in order, and a page a card', async () => {
    const reader = await arrive(browser, `http://127.0.0.1:${server.port}/#/codex/vbi-maior`);
    const { page } = reader;
    await page.locator('.chapter li').first().waitFor();
    expect(await page.locator('.chapter li strong').allInnerTexts()).toEqual(CODEX.map(({ title }) => title));
    await shoot(reader, 'codex');
    await page.locator('.chapter li a').nth(11).click();
    await page.getByRole('heading', { name: CODEX[11]?.title ?? '' }).waitFor();
    expect(page.url()).toMatch(/#\/codex\/vbi-maior\/R12$/);
    await page.getByRole('link', { name: /^Later/ }).click();
    await page.getByText(storyOf(CODEX[12] ?? { title: '' })).waitFor();
    await shoot(reader, 'codex-card');
    await page.getByRole('button', { name: 'Close the book' }).click();
    await page.getByRole('heading', { name: 'Ninety moments of Rome' }).waitFor();
    expect(reader.complaints).toEqual([]);
  });

  it('has nothing to complain about', () => {
    expect(ada.complaints).toEqual([]);
  });
});
