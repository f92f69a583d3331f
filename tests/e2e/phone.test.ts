/** A phone comes in to a table by its code, takes a seat, and plays a deal of Briscola Chiamata by touch alone. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Visitor, visit } from '../host/support/client.ts';
import { sitByTap } from './support/at-table.ts';
import type { Guest } from './support/guest.ts';
import { serveByChild } from './support/served.ts';
import { playDealByTaps } from './support/taps.ts';

const SEATS = [0, 1, 2, 3, 4] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const app = serveByChild('--pace', '100');
let host: Visitor;
let ada: Guest;
let page: Page;

beforeAll(async () => {
  host = await visit(app.port);
});

describe('A hand on a phone', () => {
  it('comes in by the code of its address and takes a free seat', async () => {
    const options = { deals: 1 };
    const { table, code } = await host.client.tables.open({ game: 'briscola-chiamata', options });
    for (const seat of SEATS.slice(1)) await host.client.table.seatBot({ table, seat, level: 'easy' });
    ada = await app.arrive(`/hand/#${code.toLowerCase()}`, { device: PHONE, motion: true });
    page = ada.page;
    await sitByTap(ada, 'Ada');
    await host.client.table.start({ table });
    await page.locator('[data-hand]').nth(7).waitFor();
  });

  it('shows all eight cards and the others on the screen', async () => {
    const cards = await page
      .locator('[data-hand]')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    for (const { left, bottom } of cards) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(PHONE.viewport.height);
    }
    expect(await page.locator('.others > li').count()).toBe(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  });

  it('plays a deal by taps', async () => {
    const played = await playDealByTaps(page);
    expect(new Set(played).size).toBe(8);
    expect(await page.getByRole('heading', { name: /^You (?:won|lost)/ }).count()).toBe(1);
  });

  it('is back in its seat after a reload, without a code', async () => {
    await page.reload();
    await page.getByRole('heading', { name: /^You (?:won|lost)/ }).waitFor();
  });

  it('has nothing to complain about', () => {
    expect(ada.complaints).toEqual([]);
  });
});
