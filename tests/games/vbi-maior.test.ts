/** A person among bots plays Vbi Maior to its end, by mouse and by keyboard, and opens the book of its cards. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CODEX } from '#shared/games/vbi-maior/codex/index.ts';
import { storyOf } from '#shared/games/vbi-maior/codex/stories.ts';
import type { GameResult } from '#shared/games/vbi-maior/state/observation.ts';
import { dealAmongBots, openTable, resultOf, sitDown } from '../e2e/support/at-table.ts';
import { drawCalls, framesAtRest } from '../e2e/support/frames.ts';
import { keyboard, loseByBeingOut, mouse, nextTurn, playTurn } from '../e2e/support/games/vbi-maior.ts';
import { type Guest, PATIENCE, shoot } from '../e2e/support/guest.ts';
import { serveByChild } from '../e2e/support/served.ts';

const TURN = 4 * PATIENCE;

const app = serveByChild();
let ada: Guest;
/** The most draw calls that were seen at once. */
let most = 0;

beforeAll(async () => {
  ada = await app.arrive();
}, TURN);

async function count(): Promise<void> {
  most = Math.max(most, await drawCalls(ada));
}

describe('Vbi Maior in a browser', { timeout: TURN }, () => {
  it('VM-25: says what the chosen table needs, and goes to a full table', async () => {
    await openTable(ada, 'Vbi Maior', async (page) => {
      await page.getByRole('radio', { name: /^Hard/ }).check();
      await page.getByText('That is nearly every card there is').waitFor();
      await page.getByRole('radio', { name: /^Easy/ }).check();
      await page.getByRole('radio', { name: '3', exact: true }).check();
      await page.getByText('30 points to win').waitFor();
    });
    await sitDown(ada, 'Ada');
    await dealAmongBots(ada);
    await ada.page.locator('.arrange').waitFor();
    await shoot(ada, 'vbi-arrange');
  });

  it('plays a turn by clicking on slips and on the own deck, and sends no own card once the deck is down (VM-7)', async () => {
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
  });

  it('draws no frame at rest', async () => {
    expect(await framesAtRest(ada, 5000)).toBe(0);
  });

  it('plays a turn by keyboard alone: the second card out of the fan, the last one by the space bar', async () => {
    await nextTurn(ada, keyboard);
    await playTurn(ada, keyboard, { onTurnedUp: count });
  });

  it('VM-17: loses the game by being out too soon', async () => {
    await nextTurn(ada, mouse);
    await loseByBeingOut(ada, mouse);
    await shoot(ada, 'vbi-lost');
    expect(await ada.page.locator('dialog.score').textContent()).toContain('The group has lost');
    expect(most).toBeGreaterThan(4);
    expect(most).toBeLessThanOrEqual(40);
  });

  it('shows the points that the record gives', async () => {
    const { won, points, target } = await resultOf<GameResult>(ada);
    expect(won).toBe(false);
    expect(await ada.page.locator('dialog.score [data-total]').textContent()).toBe(`${points} of ${target}`);
  });

  it('VM-26: opens the book, ninety moments in order, and a page a card', async () => {
    const reader = await app.arrive('/#/codex/vbi-maior');
    const { page } = reader;
    await page.locator('.chapter li').first().waitFor();
    expect(await page.locator('.chapter li strong').allInnerTexts()).toEqual(CODEX.map(({ title }) => title));
    await shoot(reader, 'codex');
    await page.locator('.chapter li a').nth(11).click();
    await page.getByRole('heading', { name: CODEX[11]?.title ?? '' }).waitFor();
    expect(page.url()).toMatch(/#\/codex\/vbi-maior\/R12$/);
    await page.getByRole('link', { name: /^Later/ }).click();
    await page.getByText(storyOf('R13')).waitFor();
    await shoot(reader, 'codex-card');
    await page.getByRole('button', { name: 'Close the book' }).click();
    await page.getByRole('heading', { name: 'Ninety moments of Rome' }).waitFor();
    expect(reader.complaints).toEqual([]);
  });

  it('has nothing to complain about', () => {
    expect(ada.complaints).toEqual([]);
  });
});
