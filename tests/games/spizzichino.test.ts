/** A person against a bot plays Spizzichino: one deal with the mouse, one with the keyboard alone, then to the end. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Spizzichino } from '#shared/games/spizzichino/state.ts';
import type { TrickResult } from '#shared/tricks/state.ts';
import { dealAmongBots, openTable, resultOf, sitDown, totalsOn } from '../e2e/support/at-table.ts';
import { drawCalls, framesAtRest } from '../e2e/support/frames.ts';
import { keyboard, mouse, playDeal } from '../e2e/support/games/spizzichino.ts';
import { type Guest, PATIENCE, shoot } from '../e2e/support/guest.ts';
import { tabTo } from '../e2e/support/pointing.ts';
import { serveByChild } from '../e2e/support/served.ts';

const DEAL = 5 * PATIENCE;
/** What isn't there by then is out of reach, in ms. */
const REACH = 5000;

const app = serveByChild('--pace', '20');
let ada: Guest;

beforeAll(async () => {
  ada = await app.arrive();
}, DEAL);

describe('Spizzichino in a browser', { timeout: DEAL }, () => {
  it('goes from home to eight piles on the cloth', async () => {
    await openTable(ada, 'Spizzichino', (page) => page.getByRole('radio', { name: '21', exact: true }).check());
    await sitDown(ada, 'Ada');
    await dealAmongBots(ada);
    await ada.page.locator('.pile-tile:not(:disabled)').first().waitFor();
    await shoot(ada, 'spizzichino-piles');
  });

  it('leaves everything to be decided within reach with text at 200 %', async () => {
    const { page } = ada;
    await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '2'));
    const buttons = page.locator('.hud-actions button:not(:disabled)');
    expect(await buttons.count()).toBeGreaterThan(4);
    for (const button of await buttons.all()) await button.click({ trial: true, timeout: REACH });
    await shoot(ada, 'spizzichino-large-text');
    await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '1'));
  });

  it('plays a whole deal by clicking on piles and cards, within 40 draw calls', async () => {
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
  });

  it('draws no frame at rest', async () => {
    expect(await framesAtRest(ada, 5000)).toBe(0);
  });

  it('plays a second deal by keyboard alone', async () => {
    await goOn(ada);
    const acts = await playDeal(ada, keyboard);
    expect(acts.picks).toBe(4);
    expect(acts.fromHand + acts.fromPiles).toBeGreaterThanOrEqual(20);
  });

  it('goes on to the end of the match', { timeout: 4 * DEAL }, async () => {
    while ((await ada.page.locator('dialog.final').count()) === 0) {
      await goOn(ada);
      await playDeal(ada, keyboard);
    }
    await shoot(ada, 'spizzichino-result');
  });

  it('SP-19, SP-20: shows the score that the record gives', async () => {
    const { scores, deals } = await resultOf<TrickResult<Spizzichino>>(ada);
    expect(deals.length).toBeGreaterThanOrEqual(2);
    expect(await totalsOn(ada, 'dialog.score')).toEqual(scores);
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
