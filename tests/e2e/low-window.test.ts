/** The desktop's page in low windows: what leads on and what decides can be seen and pressed (WCAG 1.4.10: 320×256). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, PATIENCE } from './support/guest.ts';
import { coverOf } from './support/home.ts';
import { serveInside } from './support/served.ts';

const app = serveInside({ pace: 20, opensTables: true });
const GAMES = ['Briscola Chiamata', 'Spizzichino', 'VIVA', 'Vbi Maior'];
/** So long a window may take to lay all out anew on a machine with neighbours. */
const SOON = { timeout: 20_000 };
let ada: Guest;

beforeAll(async () => {
  ada = await app.arrive();
}, PATIENCE);

afterAll(() => ada.page.context().close());

/** What of these can't be pressed where it lies: it is out of the window, cut, or something lies over its middle. */
function hidden(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    if (all.length === 0) return ['there is none'];
    return all.flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isFree = isInside && above !== null && one.contains(above);
      return isFree ? [] : `${one.textContent} ${[left, top, right, bottom].map(Math.round)}`;
    });
  }, selector);
}

const resize = (page: Page, size: string): Promise<void> => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return page.setViewportSize({ width, height });
};

async function goHome(page: Page): Promise<void> {
  await page.goto(app.url('/#/'));
  await page.locator('.game-cloth').nth(5).waitFor();
}

/** To one's own decision in a new match, or in the one that was left. */
async function play(page: Page, game: string): Promise<void> {
  await coverOf(page, game).click();
  await page.locator('.game-page .brass').click();
  const name = page.locator('dialog[open] input[type="text"]');
  const decides = page.locator('.hud-actions .slip.acting');
  await name.or(decides).first().waitFor();
  if (await name.first().isVisible()) {
    await name.first().fill('Ada');
    await page.keyboard.press('Enter');
  }
  await decides.waitFor();
}

describe('a low window', { timeout: PATIENCE }, () => {
  it.each(['1024x640', '1092x614', '1280x720'])('at home shows every game, and every way on, at %s', async (size) => {
    const { page } = ada;
    await goHome(page);
    await resize(page, size);
    await expect.poll(() => hidden(page, '.game-cloth, .home > nav a'), SOON).toEqual([]);
    expect(await page.locator('.home :is(a, button)').count()).toBeLessThanOrEqual(12);
  });

  it.each(['320x256', '640x400'])('at home shows the first game at %s', async (size) => {
    const { page } = ada;
    await goHome(page);
    await resize(page, size);
    await expect.poll(() => hidden(page, 'li:first-child .game-cloth'), SOON).toEqual([]);
  });

  it('at home shows every game with text twice as large, and cuts nothing', async () => {
    const { page } = ada;
    await goHome(page);
    await resize(page, '1280x720');
    await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '2'));
    await expect.poll(() => hidden(page, '.game-cloth'), SOON).toEqual([]);
    const across = await page.evaluate(() => (document.querySelector('.home')?.scrollWidth ?? 0) - innerWidth);
    expect(across).toBeLessThanOrEqual(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('--text-size'));
  });

  it.each(GAMES)('shows what is to be decided in %s at 320×256, and Leave at 1280×720', async (game) => {
    const { page } = ada;
    await goHome(page);
    await resize(page, '320x256');
    await coverOf(page, game).scrollIntoViewIfNeeded();
    await play(page, game);
    // Whose turn it is stands above it; where a button has the focus already, one scrolls back to that.
    await page.locator('.about-me').scrollIntoViewIfNeeded();
    expect(await hidden(page, '.about-me')).toEqual([]);
    // Nothing is broader than the window, and each button is whole once it is scrolled to.
    const buttons = await page.locator('.hud-actions .acting :is(button, a)').all();
    for (const button of buttons) {
      const [left, right, top, bottom] = await button.evaluate((one) => {
        one.scrollIntoView({ block: 'nearest' });
        const box = one.getBoundingClientRect();
        return [box.left, innerWidth - box.right, box.top, innerHeight - box.bottom];
      });
      expect(Math.min(left ?? -1, right ?? -1, top ?? -1, bottom ?? -1)).toBeGreaterThanOrEqual(0);
    }
    await resize(page, '1280x720');
    await page.keyboard.press('Escape');
    const leave = page.locator('dialog[open]').getByRole('link', { name: 'Leave table' });
    await leave.waitFor();
    await expect.poll(() => hidden(page, 'dialog[open] footer a'), SOON).toEqual([]);
    await leave.click();
    await page.locator('.home').waitFor();
  });

  it('leaves one table against bots for each game, to be gone on with, and cuts none of what is listed', async () => {
    const { page } = ada;
    await goHome(page);
    await page.goto(app.url('/#/together'));
    const tables = page.locator('.my-tables li');
    await expect.poll(() => tables.count(), SOON).toBe(GAMES.length);
    await goHome(page);
    await play(page, 'VIVA');
    await goHome(page);
    for (const size of ['1024x640', '1280x720']) {
      await resize(page, size);
      await expect.poll(() => hidden(page, '.game-cloth, .continue-ribbon'), SOON).toEqual([]);
    }
    expect(await page.locator('.home :is(a, button)').count()).toBeLessThanOrEqual(12);
    await page.goto(app.url('/#/together'));
    await expect.poll(() => tables.count(), SOON).toBe(GAMES.length);
    for (const game of GAMES) {
      await goHome(page);
      await coverOf(page, game).click();
      await expect.poll(() => page.locator('.game-page .brass').textContent(), SOON).toBe('Continue');
    }
  });
});

/** Whoever has letters twice as large, and is new. */
const LARGE = { speed: 'quick', undo: false, whispers: true, depth: 'flat', textSize: 200 };

describe('a tip with text twice as large', { timeout: PATIENCE }, () => {
  it.each(GAMES)('leaves in sight how it stands and what decides in %s', async (game) => {
    const { page } = await app.arrive('/', { depth: 'flat' });
    await page.evaluate(
      (state) => localStorage.setItem('panno-verde.settings', JSON.stringify({ state, version: 1 })),
      LARGE,
    );
    await page.reload();
    await coverOf(page, game).click();
    await page.locator('.game-page .brass').click();
    await page.getByLabel('Your name').fill(game.slice(0, 9));
    await page.keyboard.press('Enter');
    await page.locator('.whisper').waitFor();
    for (const tongue of ['en', 'it', 'de']) {
      await page.evaluate(
        (state) => localStorage.setItem('panno-verde.settings', JSON.stringify({ state, version: 1 })),
        { ...LARGE, tongue },
      );
      await page.reload();
      await page.locator('.whisper').waitFor();
      for (const size of ['1280x720', '1024x640']) {
        await resize(page, size);
        await expect.poll(() => hidden(page, '.hud-status [data-essential]'), SOON).toEqual([]);
        await expect.poll(() => hidden(page, '.whisper .acts button:not(.hint-ask)'), SOON).toEqual([]);
      }
    }
    await page.context().close();
  });
});
