/**
 * What a person sees of a piece that got lost on the way: the phone's menu, without which nobody leaves, comes by a press and by
 * itself, and so does what it needs; a lesson in a window; on a television, what nobody can ask for. tests/legacy-browsers/lost-files.test.ts
 * has every piece of all pages.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visit } from '../host/support/client.ts';
import { type LossyWay, lossyWay, WHOLE } from '../legacy-browsers/support/lossy.ts';
import { openWindow, PATIENCE } from './support/guest.ts';
import { serveByChild } from './support/served.ts';

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

const app = serveByChild('--pace', '60000');
let way: LossyWay;
let code: string;

beforeAll(async () => {
  way = await lossyWay(app.port);
  const { client } = await visit(app.port);
  const opened = await client.tables.open({ game: 'briscola-chiamata', options: { deals: 1 } });
  ({ code } = opened);
  for (const seat of [0, 1, 2, 3, 4]) await client.table.seatBot({ table: opened.table, seat, level: 'random' });
  await client.table.start({ table: opened.table });
});
afterAll(() => way?.close());
beforeEach(() => way.lose(WHOLE));

async function open(path: string, device = {}): Promise<Page> {
  const { page } = await openWindow(app.browser, { device, depth: 'flat' });
  await page.goto(`http://127.0.0.1:${way.port}${path}`);
  return page;
}

/** A phone whose menu is open, and could not be fetched: a file of it did not come. */
async function menuWithout(file: RegExp): Promise<Page> {
  const page = await open(`/hand/#${code}`, PHONE);
  await page.getByText('Menu').first().waitFor();
  way.lose((path, before) => file.test(path) && before === 0);
  await page.getByText('Menu').first().click();
  await page.locator('dialog.menu [role="alert"]').waitFor();
  return page;
}

const leave = (page: Page) => page.locator('dialog.menu').getByRole('button', { name: /Leave/ });

describe.each([
  ['itself', /\/menu-chunk-/],
  ['a script that it needs', /\/hand-order-/],
])('a phone’s menu, where %s got lost once', (_, file) => {
  it('comes by a press', { timeout: PATIENCE }, async () => {
    const page = await menuWithout(file);
    await page.locator('dialog.menu').getByRole('button', { name: 'Try again' }).click();
    await leave(page).first().waitFor();
    await page.close();
  });

  it('comes by itself once the line is back', { timeout: PATIENCE }, async () => {
    const page = await menuWithout(file);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await leave(page).first().waitFor();
    await page.close();
  });

  it('can be had by loading the page anew, at the same place', { timeout: PATIENCE }, async () => {
    const page = await menuWithout(file);
    const at = page.url();
    await page.locator('dialog.menu').getByRole('button', { name: 'Reload' }).click();
    await page.locator('dialog.menu').waitFor({ state: 'detached' });
    await page.getByText('Menu').first().click();
    await leave(page).first().waitFor();
    expect(page.url()).toBe(at);
    await page.close();
  });
});

it('says that a lesson could not be fetched, and fetches it by a press', { timeout: PATIENCE }, async () => {
  const page = await open('/');
  await page.locator('main a').first().waitFor();
  // One of its files, and once.
  const before = way.lost.length;
  way.lose((path) => /\/lesson-/.test(path) && way.lost.length === before);
  await page.evaluate(() => location.assign('#/learn/viva'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
  await page.close();
});

it('shows on a television what got lost once, though nobody asks for it', { timeout: PATIENCE }, async () => {
  way.lose((path, before) => /\/screen\/assets\/(?!first|index)/.test(path) && before === 0);
  const page = await open(`/screen#${code.toLowerCase()}`);
  await page.getByText('Current bid').first().waitFor();
  expect(way.lost.length).toBeGreaterThan(5);
  await page.close();
});
