/** A part of the phone's page that falls over says so and falls alone: the rest of the page stays. */
import { beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../host/support/client.ts';
import type { Guest } from './support/guest.ts';
import { come, ERROR_FALLBACK, GO_ON, make } from './support/injected-errors.ts';
import { serveByChild } from './support/served.ts';

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

const app = serveByChild('--pace', '0');
let guest: Guest;

beforeAll(async () => {
  const { client } = await visit(app.port);
  const { table, code } = await client.tables.open({ game: 'briscola-chiamata', options: { deals: 1 } });
  for (const seat of [0, 1, 2, 3, 4]) await client.table.seatBot({ table, seat, level: 'random' });
  await client.table.start({ table });
  guest = await come(app.browser, app.url(`/hand/#${code}`), 'score', { device: PHONE });
});

describe('A score that falls over, on a phone', () => {
  it('says so once, and takes nothing else with it', async () => {
    const { page, complaints } = guest;
    await page.locator(ERROR_FALLBACK).waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('Something went wrong');
    expect(complaints).toEqual(['no score today']);
    await page.getByText('Menu').first().click();
    await page.locator('dialog.menu').waitFor();
    expect(await page.locator(ERROR_FALLBACK).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator(ERROR_FALLBACK).waitFor();
  });

  it('offers the way home when going on does not help', async () => {
    const { page } = guest;
    await page.locator(GO_ON).click();
    await page.locator(`${ERROR_FALLBACK} >> text=crashed again`).waitFor();
    expect(await page.locator(`${ERROR_FALLBACK} button`).allInnerTexts()).toEqual(['Home', 'Reload']);
  });

  it('is there again when one goes on and it can be drawn', async () => {
    const { page } = guest;
    await page.locator(`${ERROR_FALLBACK} button >> text=Reload`).click();
    await page.locator(GO_ON).waitFor();
    await make(page, null);
    await page.locator(GO_ON).click();
    await page.getByText('wins the match').or(page.getByText('share the win')).waitFor();
    expect(await page.locator(ERROR_FALLBACK).count()).toBe(0);
  });
});
