/** From a game's page to the deal of the day, through it, and to its result beside the expert's and in the calendar. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { coverOf } from './support/home.ts';
import { serveInside } from './support/served.ts';

const app = serveInside({ pace: 0 });
/** Another computer, whose folder is empty. */
const other = serveInside();
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

it('is carried to another computer with everything else in one file, and taken up there once', {
  timeout: PATIENCE,
}, async () => {
  const { page } = ada;
  await page.goto(app.url('/#/settings'));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await saved).path();
  const bob = await other.arrive('/#/settings');
  const upload = async (bytes: Buffer, said: string): Promise<void> => {
    const payload = { name: 'me.jsonl', mimeType: 'application/jsonl', buffer: bytes };
    await bob.page.locator('.own-file input').setInputFiles(payload);
    await bob.page.getByText(said).waitFor();
  };
  const bytes = readFileSync(file);
  const wrong = bytes.toString().replace('"type":"play"', '"type":"cheat"');
  await upload(Buffer.from(wrong), 'of this file isn’t a match that follows the rules');
  expect(await bob.page.evaluate(() => localStorage['panno-verde.days'])).toBeUndefined();
  await upload(bytes, 'Added, with 2 new matches.');
  await upload(bytes, 'Added. No new matches in this file.');
  await bob.page.locator('.own-file').scrollIntoViewIfNeeded();
  await shoot(bob, 'own-file');
  await bob.page.goto(other.url('/#/day/briscola'));
  await bob.page.getByText('1 day in a row').waitFor();
  expect(await bob.page.evaluate(() => JSON.parse(localStorage['panno-verde.settings']).state.name)).toBe('Ada');
  await bob.page.goto(other.url('/#/records'));
  await bob.page.locator('.records li a').first().waitFor();
  expect(await bob.page.locator('.records li a').count()).toBe(2);
  expect(bob.complaints).toEqual([]);
});

it('is nowhere where it is switched off', { timeout: PATIENCE }, async () => {
  const { page } = ada;
  await page.goto(app.url('/#/settings'));
  await page.getByRole('group', { name: 'Daily deals and exercises' }).getByRole('radio', { name: 'Off' }).check();
  await page.goto(app.url('/#/day/briscola'));
  await page.locator('.game-page').waitFor();
  for (const name of ['Deal of the day', 'Briscola: today’s five'])
    expect(await page.getByRole('link', { name }).count()).toBe(0);
});
