/** A match with nothing but a gamepad in hand; and two people with a gamepad each at one window. */
import { describe, expect, it } from 'vitest';
import { choose, comeWithPads, gamepad, padTo, press } from './support/gamepad.ts';
import { playDeal } from './support/games/briscola.ts';
import { type Guest, PATIENCE } from './support/guest.ts';
import { coverOf } from './support/home.ts';
import { serveInside } from './support/served.ts';

const MATCH = 3 * PATIENCE;

const app = serveInside();

/** From home to the lobby of a match of one deal. */
async function openByPad({ page }: Guest): Promise<void> {
  await choose(coverOf(page, 'Briscola Chiamata'));
  await choose(page.getByRole('link', { name: /Briscola Chiamata: set up/ }));
  const deals = page.getByRole('slider', { name: 'Deals' });
  await padTo(deals);
  for (let left = 4; left > 0; left--) await press(page, 'left');
  expect(await deals.inputValue()).toBe('0');
  await choose(page.getByRole('button', { name: 'Open table' }));
  await choose(page.getByRole('button', { name: 'Sit here: seat 1' }));
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

describe('one gamepad', () => {
  it(
    'plays everything: home, options, lobby, auction, cards, menu and the result',
    async () => {
      const guest = await comeWithPads(app, { count: 1 });
      const { page } = guest;
      await openByPad(guest);
      await choose(page.getByRole('button', { name: 'Fill with bots' }));
      await choose(page.getByRole('button', { name: 'Deal', exact: true }));
      await page.locator('[data-hand]').first().waitFor({ state: 'attached' });
      await press(page, 'b');
      await choose(page.getByRole('button', { name: 'Continue', exact: true }));
      await playDeal(guest, gamepad);
      await choose(page.getByRole('button', { name: 'Home', exact: true }));
      await coverOf(page, 'Briscola Chiamata').waitFor();
      expect(guest.complaints).toEqual([]);
    },
    MATCH,
  );
});

describe('two gamepads at one window', () => {
  it(
    'hold a seat each: nobody turns up or plays with the hand of the other',
    async () => {
      const guest = await comeWithPads(app, { count: 2 });
      const { page } = guest;
      await openByPad(guest);
      await page.getByText('Gamepad 2: press A').waitFor();
      await press(page, 'a', { pad: 1 });
      await page.getByText('Gamepad 2 is seated.').waitFor();
      await choose(page.getByRole('button', { name: 'Fill with bots' }));
      await choose(page.getByRole('button', { name: 'Deal', exact: true }));
      await page.locator('.curtain').waitFor();

      await press(page, 'a', { pad: 1, ms: 900 });
      await page.getByRole('button', { name: 'Hide Gamepad 2’s hand' }).waitFor();
      await page.locator('[data-hand]').first().waitFor({ state: 'attached' });
      await press(page, 'right', { pad: 1 });
      expect(await page.locator('html').getAttribute('data-pad')).toBe('2');
      expect(await page.locator('.pad-sign').textContent()).toBe('2');

      // The first gamepad does nothing with a hand that is not its own.
      const before = await page.evaluate(() => document.activeElement?.outerHTML);
      await press(page, 'left');
      await press(page, 'a');
      expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(before);
      expect(await page.locator('html').getAttribute('data-pad')).toBe('2');
      expect(guest.complaints).toEqual([]);
    },
    MATCH,
  );

  it(
    'turn up a card each in Vbi Maior, where all act at once',
    async () => {
      const guest = await comeWithPads(app, { count: 2 });
      const { page, sent } = guest;
      const turnedUp = (seat: number) =>
        sent.filter((frame) => frame.includes('"turn-up"') && frame.includes(`"seat":${seat}`)).length;
      await choose(coverOf(page, 'Vbi Maior'));
      await choose(page.getByRole('link', { name: /Vbi Maior: set up/ }));
      await choose(page.getByRole('button', { name: 'Open table' }));
      await choose(page.getByRole('button', { name: 'Sit here: seat 1' }));
      await press(page, 'a', { pad: 1 });
      await page.getByText('Gamepad 2 is seated.').waitFor();
      await choose(page.getByRole('button', { name: 'Fill with bots' }));
      await choose(page.getByRole('button', { name: 'Deal', exact: true }));
      const slip = page.locator('[data-pad-seat="2"]');
      await slip.locator('.arrange').waitFor();

      // Each lays down its own cards; a vote may come before the race, which the bots take their time for.
      await press(page, 'a', { pad: 1 });
      await slip.locator('.arrange').waitFor({ state: 'detached' });
      await choose(page.locator('.hud-actions .arrange .acts > button'));
      while (!(await slip.locator('.race').count())) {
        await press(page, 'a', { pad: 1 });
        if (await page.locator('.hud-actions .vote').count()) await choose(page.locator('.hud-actions .vote button'));
      }
      await press(page, 'a', { pad: 1 });
      await expect.poll(() => turnedUp(1)).toBeGreaterThan(0);
      expect(turnedUp(0)).toBe(0);
      expect(guest.complaints).toEqual([]);
    },
    MATCH,
  );
});
