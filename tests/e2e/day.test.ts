/** From a game's page to the deal of the day, through it, and to its result beside the expert's and in the calendar. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { coverOf } from './support/home.ts';
import { serveInside } from './support/served.ts';

const app = serveInside({ pace: 0 });
let ada: Guest;

beforeAll(async () => {
  ada = await app.arrive('/', { device: { viewport: { width: 1280, height: 720 } } });
  ada.page.setDefaultTimeout(60_000);
}, PATIENCE);

/** Plays the first card that can be played until the deal is over. */
async function playOut(page: Page): Promise<void> {
  const over = page.locator('.day-over');
  while (!(await over.isVisible())) {
    const free = page.locator('[data-hand][aria-disabled="false"]').first();
    await free.press('Enter', { timeout: 1000 }).catch(() => undefined);
    const sure = page.locator('.confirm-move .brass, .decision .brass').first();
    if (await sure.isVisible()) await sure.press('Enter').catch(() => undefined);
    await page.waitForTimeout(50);
  }
}

it('plays the deal of the day once, and once more for practice', { timeout: 2 * PATIENCE }, async () => {
  const { page } = ada;
  await coverOf(page, 'Briscola').click();
  await page.getByRole('link', { name: 'Deal of the day' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await shoot(ada, 'day-before');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await playOut(page);
  await page.getByText(/^The expert (won|drew|lost): /).waitFor();
  await shoot(ada, 'day-score');
  const result = await page.locator('.beside-expert').innerText();
  await page.locator('.day-over a').click();
  await page.getByText('1 day in a row').waitFor();
  expect(await page.locator('.beside-expert').innerText()).toBe(result);
  const today = page.locator('.day-calendar td[aria-current="date"]');
  expect(await today.getAttribute('data-how')).toMatch(/won|drawn|lost/);
  expect(await today.innerText()).toMatch(/[✓=✕]/);
  await shoot(ada, 'day-after');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  const file = await (await saved).path();
  expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
  await page.getByRole('button', { name: 'Play for practice' }).click();
  await playOut(page);
  await page.getByText('Practice: your first result stays.').waitFor();
  expect(await page.locator('.beside-expert').innerText()).toBe(result);
  expect(ada.complaints).toEqual([]);
});

it('is nowhere where it is switched off', { timeout: PATIENCE }, async () => {
  const { page } = ada;
  await page.goto(app.url('/#/settings'));
  await page.getByRole('group', { name: 'Daily deals and exercises' }).getByRole('radio', { name: 'Off' }).check();
  await page.goto(app.url('/#/day/briscola'));
  await page.locator('.game-page').waitFor();
  for (const name of ['Deal of the day', 'Briscola: today’s five exercises'])
    expect(await page.getByRole('link', { name }).count()).toBe(0);
});
