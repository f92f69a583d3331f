/** A whole evening on a Steam Deck: a name, tables, games, rules, settings, another language, and nothing but a pad in hand. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { choose, comeWithPads, gamepad, PADS, padTo, press, writeByPad } from './support/gamepad.ts';
import { playDeal } from './support/games/briscola.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { coverOf } from './support/home.ts';
import { serveInside } from './support/served.ts';

const EVENING = 3 * PATIENCE;
const DECK = { width: 1280, height: 800 };

const app = serveInside({ pace: 20 });
let ada: Guest;
let page: Page;

beforeAll(async () => {
  ada = await comeWithPads(app, { count: 1, id: PADS.deck, device: { viewport: DECK } });
  page = ada.page;
}, PATIENCE);

/** Where the focus is: it must be somewhere, in the window, and nothing may lie over it. */
async function expectSeen(where: string): Promise<void> {
  const hidden = await page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return 'nothing has the focus';
    // The own hand is shown by the table.
    if (at.closest('.unseen')) return '';
    const seen =
      at instanceof HTMLInputElement && at.nextElementSibling && at.type === 'radio' ? at.nextElementSibling : at;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return `out of the window: ${at.outerHTML}`;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isFree = over && (at.contains(over) || seen.contains(over) || over.contains(at));
    return isFree ? '' : `under ${over?.outerHTML.slice(0, 200)}: ${at.outerHTML.slice(0, 200)}`;
  });
  expect(hidden, where).toBe('');
}

/** Another language is another page: the press ends with the page it was made on. */
async function speak(choice: Locator, language: string): Promise<void> {
  await padTo(choice);
  await press(page, 'a').catch(() => undefined);
  await page.locator(`html[lang="${language}"]`).waitFor();
  await page.locator('.game-cloth').first().waitFor();
  await page.waitForLoadState('networkidle');
}

const sheet = (title: string | RegExp) => page.getByRole('dialog', { name: title });

describe('an evening by pad alone', { timeout: EVENING }, () => {
  it('changes the language by the settings, wherever one is, and changes it back', async () => {
    await coverOf(page, 'VIVA').waitFor();
    // Home is shown before what hears the keys is fetched.
    await page.waitForLoadState('networkidle');
    await press(page, 'menu');
    await speak(sheet('Settings').getByLabel('Deutsch'), 'de');
    await press(page, 'menu');
    await speak(sheet('Einstellungen').getByLabel('English'), 'en');
    await press(page, 'menu');
    await sheet('Settings').waitFor();
    await expectSeen('settings');
    await press(page, 'b');
    await sheet('Settings').waitFor({ state: 'detached' });
  });

  it('says what each button does, with what stands on this pad', async () => {
    await press(page, 'view');
    await sheet('Controls').waitFor();
    expect(await page.locator('.keys-help .pad-button[data-sign="L2"]').count()).toBe(1);
    await shoot(ada, 'deck-keys');
    await press(page, 'view');
    await sheet('Controls').waitFor({ state: 'detached' });
  });

  it('sets up a table, and writes a name with letters on the screen', async () => {
    await choose(coverOf(page, 'Briscola Chiamata'));
    await choose(page.getByRole('link', { name: /Briscola Chiamata: set up/ }));
    const deals = page.getByRole('slider', { name: 'Deals' });
    await padTo(deals);
    for (let left = 4; left > 0; left--) await press(page, 'left');
    await choose(page.getByRole('button', { name: 'Open table' }));
    const name = page.getByLabel('Your name');
    await padTo(name);
    await press(page, 'a');
    await sheet('Type: Your name').waitFor();
    await expectSeen('letters');
    await shoot(ada, 'deck-letters');
    await press(page, 'b');
    await writeByPad(name, 'ada');
    expect(await name.inputValue()).toBe('Ada');
    await choose(page.getByRole('button', { name: 'Sit here: seat 1' }));
    await choose(page.getByRole('button', { name: 'Fill with bots' }));
    await expectSeen('lobby');
    await shoot(ada, 'deck-lobby');
    await choose(page.getByRole('button', { name: 'Deal', exact: true }));
  });

  it('plays to the score, with a look at the rules and the menu between', async () => {
    await page.locator('[data-hand]').first().waitFor({ state: 'attached' });
    await press(page, 'y');
    await sheet(/: rules/).waitFor();
    await expectSeen('rules');
    await press(page, 'b');
    await press(page, 'menu');
    await sheet('Menu').waitFor();
    await expectSeen('menu');
    await shoot(ada, 'deck-menu');
    await press(page, 'menu');
    await sheet('Menu').waitFor({ state: 'detached' });
    let isShot = false;
    await playDeal(ada, gamepad, async () => {
      if (!isShot) await shoot(ada, 'deck-play');
      isShot = true;
    });
    await expectSeen('score');
    await shoot(ada, 'deck-score');
    expect(await page.evaluate(() => window.shaken)).toBeGreaterThan(0);
  });

  it('plays again, leaves in the middle, and comes back to the same cards', async () => {
    await choose(page.getByRole('button', { name: /again/i }));
    await page.locator('dialog.score').waitFor({ state: 'detached' });
    await page.locator('[data-hand]').first().waitFor({ state: 'attached' });
    const at = page.url();
    await press(page, 'menu');
    await choose(sheet('Menu').getByRole('link', { name: 'Leave table' }));
    await page.locator('.continue-ribbon').waitFor();
    await expectSeen('home');
    await shoot(ada, 'deck-home');
    await choose(page.locator('.continue-ribbon').first());
    await page.locator('[data-hand]').first().waitFor({ state: 'attached' });
    expect(page.url()).toBe(at);
  });

  it('plays another game', async () => {
    await press(page, 'menu');
    await choose(sheet('Menu').getByRole('link', { name: 'Leave table' }));
    await choose(coverOf(page, 'Spizzichino'));
    await choose(page.getByRole('button', { name: 'Spizzichino: play now' }));
    await choose(page.getByRole('button', { name: 'Deal', exact: true }));
    await page.locator('.hud-actions button').first().waitFor();
    await expectSeen('a decision');
    await shoot(ada, 'deck-spizzichino');
    await press(page, 'a');
    await press(page, 'menu');
    await choose(sheet('Menu').getByRole('link', { name: 'Leave table' }));
    await coverOf(page, 'VIVA').waitFor();
  });

  it('goes to every other page, and back from it', async () => {
    const ways = await page.locator('.home nav a').evaluateAll((all) => all.map((way) => way.getAttribute('href')));
    expect(ways).toEqual(['#/together', '#/exercises', '#/records', '#/more']);
    for (const way of ways) {
      await choose(page.locator(`.home nav a[href="${way}"]`));
      const at = () => page.evaluate(() => location.hash);
      await expect.poll(at).toBe(way);
      await press(page, 'down');
      await expectSeen(String(way));
      await shoot(ada, `deck${way?.replaceAll(/\W+/g, '-')}`);
      await press(page, 'b');
      await expect.poll(at, { message: `${way}: B leads nowhere` }).toBe('#/');
    }
  });

  it('has nothing to complain about', () => expect(ada.complaints).toEqual([]));
});
