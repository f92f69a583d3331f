/** A newcomer opens the served app and plays a match: one deal with the mouse, one with the keyboard alone. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { MatchResult } from '#shared/games/briscola-chiamata/state.ts';
import { openTable, resultOf, sitDown, totalsOn } from './support/at-table.ts';
import { drawCalls, framesAtRest } from './support/frames.ts';
import { keyboard, mouse, playDeal } from './support/games/briscola.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { coverOf } from './support/home.ts';
import { tabTo } from './support/pointing.ts';
import { serveByChild } from './support/served.ts';

const DEAL = 4 * PATIENCE;

const app = serveByChild('--pace', '20');
let ada: Guest;

beforeAll(async () => {
  ada = await app.arrive('/', { motion: true });
}, DEAL);

describe('Briscola Chiamata in a browser', { timeout: DEAL }, () => {
  it('goes from home to a full table', async () => {
    await coverOf(ada.page, 'Briscola Chiamata').waitFor();
    await shoot(ada, 'home');
    await openTable(ada, 'Briscola Chiamata', (page) => page.getByRole('slider', { name: 'Deals' }).fill('1'));
    await sitDown(ada, 'Ada');
    await ada.page.getByRole('button', { name: 'Fill with bots' }).click();
    await ada.page.getByText('Everyone’s seated.').waitFor();
    await shoot(ada, 'lobby');
    await ada.page.getByRole('button', { name: 'Deal', exact: true }).click();
    await ada.page.locator('[data-hand]').nth(7).waitFor({ state: 'attached' });
  });

  it('plays a whole deal by clicking on cards and slips, within 40 draw calls', async () => {
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
  });

  it('draws no frame at rest', async () => {
    expect(await framesAtRest(ada, 5000)).toBe(0);
  });

  it('says why a bot played its card, from the score', async () => {
    const { page } = ada;
    const sheet = page.locator('dialog.score');
    await sheet.getByRole('button', { name: 'Score sheet' }).click();
    await sheet.getByText('Why did a bot play that card?').click();
    await sheet.getByLabel('A bot’s card').selectOption({ index: 6 });
    const said = sheet.locator('.deal-why [role="status"]');
    await expect
      .poll(() => said.textContent(), { timeout: PATIENCE })
      .toMatch(/^(?:Next best|A toss-up|Not the best|The usual choice|It was the only|That’s by the book)/);
    await shoot(ada, 'score-why');
  });

  it('plays a second deal by keyboard alone', async () => {
    await tabTo(ada.page.getByRole('button', { name: 'Next deal' }));
    await ada.page.keyboard.press('Enter');
    await ada.page.locator('dialog.score').waitFor({ state: 'detached' });
    await playDeal(ada, keyboard);
    await shoot(ada, 'result');
  });

  it('shows the score that the record gives', async () => {
    const { scores, deals } = await resultOf<MatchResult>(ada);
    expect(deals).toHaveLength(2);
    expect(await totalsOn(ada, 'dialog.score')).toEqual(scores);
  });

  it('has had a part in the shuffle, and has checked it unasked', async () => {
    await ada.page.locator('.seal-button', { hasText: 'Shuffle verified' }).waitFor({ state: 'attached' });
  });

  it('has nothing to complain about', () => {
    expect(ada.complaints).toEqual([]);
  });
});
