/** A part of the app that falls over says so and falls alone: the rest, the seat and the line to the host stay. */
import { describe, expect, it } from 'vitest';
import { dealAmongBots, sitDown } from './support/at-table.ts';
import { PATIENCE } from './support/guest.ts';
import { come, ERROR_FALLBACK, GO_ON, make } from './support/injected-errors.ts';
import { serveByChild } from './support/served.ts';

const SMALL = { small: true };

/** The table itself: the drawing that stands in for it until it is there is another one. */
const TABLE = '.tabletop canvas:not([data-sketch])';

/** Without a graphics card, and beside other tests. */
const SLOW = 4 * PATIENCE;

const app = serveByChild('--pace', '100');

describe('A slip that falls over', () => {
  it(
    'leaves the page around it to be played on, and comes back',
    async () => {
      const { page, complaints } = await come(app.browser, app.url('/#/new/viva'), null, SMALL);
      await page.getByRole('button', { name: 'Open table' }).click();
      await sitDown({ page }, 'Ada');
      await make(page, 'tables');
      await page.goto(app.url('/#/together'));
      await page.locator(GO_ON).waitFor();
      expect(complaints).toEqual(['no tables today']);
      await page.getByRole('link', { name: 'Join with a code' }).click();
      await page.locator('dialog.join').waitFor();
      await page.goto(app.url('/#/together'));
      await page.locator(GO_ON).waitFor();
      await make(page, null);
      await page.locator(GO_ON).click();
      await page.locator(ERROR_FALLBACK).waitFor({ state: 'detached' });
      await page.locator('.my-tables a').click();
      await page.getByRole('button', { name: 'Stand up' }).waitFor();
      expect(complaints.filter((complaint) => complaint !== 'no tables today')).toEqual([]);
    },
    SLOW,
  );
});

describe('A table that can not be drawn any more', () => {
  it(
    'is played in words that everybody can see, until it is drawn again',
    async () => {
      const guest = await come(app.browser, app.url('/#/new/viva'), 'canvas', SMALL);
      const { page, complaints } = guest;
      await page.getByRole('button', { name: 'Open table' }).click();
      // It comes from above, over whatever is about to be pressed.
      await page.locator(GO_ON).waitFor();
      await sitDown(guest, 'Bea');
      await dealAmongBots(guest);
      const words = page.getByRole('region', { name: 'The table as text' });
      await words.waitFor();
      expect((await words.boundingBox())?.width).toBeGreaterThan(100);
      expect(complaints).toEqual(['no canvas today']);
      await make(page, null);
      await page.locator(`${GO_ON}`).click();
      await page.locator(TABLE).waitFor();
      expect((await words.boundingBox())?.width).toBeLessThan(2);
    },
    SLOW,
  );

  it(
    'is gone on with from above a sheet',
    async () => {
      const { page } = await come(app.browser, app.url('/#/'), 'canvas', SMALL);
      await page.locator(GO_ON).waitFor();
      await page.keyboard.press('F10');
      await page.locator('dialog.sheet:modal').waitFor();
      await make(page, null);
      await page.locator(GO_ON).click();
      await page.locator(TABLE).waitFor();
      expect(await page.locator(ERROR_FALLBACK).count()).toBe(0);
      expect(await page.locator('dialog.sheet:modal').count()).toBe(1);
    },
    SLOW,
  );

  it(
    'is played in words where the browser has no context to give',
    async () => {
      const { page, complaints } = await come(app.browser, app.url('/#/'), 'context', SMALL);
      await page.getByText('This device can’t draw the table').waitFor();
      expect(await page.locator(`${ERROR_FALLBACK}, .tabletop canvas`).count()).toBe(0);
      expect(complaints).toEqual([]);
    },
    SLOW,
  );
});
