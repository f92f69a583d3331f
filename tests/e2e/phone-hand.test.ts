/** The phone as a hand: what a screen in the room leaves it to show, cards that go with the finger, and two seconds to undo. */
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Visitor, visit } from '../host/support/client.ts';
import { sitByTap } from './support/at-table.ts';
import type { Guest } from './support/guest.ts';
import { serveByChild } from './support/served.ts';
import { PLAYABLE } from './support/touch.ts';
import { hangScreen } from './support/tv.ts';

const DEVICE = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };

const app = serveByChild('--pace', '20');
let host: Visitor;

beforeAll(async () => {
  host = await visit(app.port);
});

/** A phone at a table of Spizzichino against a bot, on its turn with cards in the hand. */
async function atTurn(): Promise<Guest & { readonly code: string }> {
  const { table, code } = await host.client.tables.open({ game: 'spizzichino', options: {} });
  await host.client.table.seatBot({ table, seat: 1, level: 'easy' });
  const guest = await app.arrive(`/hand/#${code}`, { device: DEVICE, undo: true });
  await sitByTap(guest, 'Ada');
  await host.client.table.start({ table });
  await guest.page.getByRole('button', { name: 'Choose for me' }).tap();
  await untilPlayable(guest.page);
  return { ...guest, code };
}

const cards = (page: Page) => page.locator('[data-hand]');
const lifted = (page: Page) => page.locator('[data-hand][data-lifted="true"]');
const takeBack = (page: Page) => page.locator('.take-back');
const middle = (page: Page) => page.locator('.middle');

/** Until a card of the hand can be played: what only a pile can follow is played from there. */
async function untilPlayable(page: Page): Promise<void> {
  const fromPile = '.own button[aria-disabled="false"]';
  for (;;) {
    await page.locator(`${PLAYABLE}, ${fromPile}`).first().waitFor();
    if ((await page.locator(PLAYABLE).count()) > 0) return;
    await pressQuickly(page, fromPile, `${fromPile}[data-lifted="true"]`, '.take-back .undo + button');
    await takeBack(page).waitFor({ state: 'detached' });
  }
}

/** A card of the hand that can be played now, by its key. */
async function playable(page: Page): Promise<string> {
  return (await page.locator(PLAYABLE).first().getAttribute('data-card')) ?? '';
}
const card = (page: Page, key: string) => page.locator(`[data-hand][data-card="${key}"]`);

/** Where a card shows its corner, once it lies still and nothing covers it. */
function cornerOf(page: Page, key: string): Promise<{ x: number; y: number }> {
  return card(page, key).evaluate(async (one) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let before = '', still = 0; ; await frame()) {
      const { x, y } = one.getBoundingClientRect();
      still = before === `${x} ${y}` ? still + 1 : 0;
      before = `${x} ${y}`;
      const corner = { x: x + 16, y: y + 30 };
      if (still > 5 && one.contains(document.elementFromPoint(corner.x, corner.y))) return corner;
    }
  });
}

/** Presses these one after the other, each as soon as it is there: on a slow machine, too, within the two seconds. */
async function pressQuickly(page: Page, ...wanted: string[]): Promise<void> {
  for (const one of wanted) {
    await page.waitForFunction((selector) => {
      const button = document.querySelector<HTMLElement>(selector);
      button?.click();
      return button !== null;
    }, one);
  }
}

/** How long a move was held that has just gone, in ms as the page counts. */
async function heldFor(page: Page, key: string, act: () => Promise<void>): Promise<number> {
  const gone = page.evaluate(async (key) => {
    const is = (selector: string) => document.querySelector(selector) !== null;
    const until = (test: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = (): void => (test() ? resolve(performance.now()) : void setTimeout(look, 10));
        look();
      });
    const began = await until(() => is('.take-back') || !is(`[data-card="${key}"][data-hand]`));
    return (await until(() => !is(`[data-card="${key}"][data-hand]`))) - began;
  }, key);
  await act();
  return gone;
}

/** A finger takes a card so far in so many ms, by its own time however long the machine takes, and lets it go. */
async function drag(page: Page, key: string, by: { x: number; y: number }, ms: number): Promise<void> {
  const from = await cornerOf(page, key);
  const finger = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  const steps = 6;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', k: number, touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: began + (ms * k) / steps / 1000 });
  await send('touchStart', 0, [from]);
  for (let k = 1; k <= steps; k++) {
    await send('touchMove', k, [{ x: from.x + (by.x * k) / steps, y: from.y + (by.y * k) / steps }]);
  }
  expect(await card(page, key).getAttribute('data-dragged')).not.toBe(null);
  await send('touchEnd', steps, []);
  await finger.detach();
}

describe('a card on a phone', () => {
  let guest: Guest;
  let page: Page;
  let key: string;
  let held: number;

  beforeEach(async () => {
    guest ??= await atTurn();
    page = guest.page;
    await untilPlayable(page);
    key = await playable(page);
    held = await cards(page).count();
  });

  it('is put back by Escape, by a tap elsewhere, and by pulling it down', async () => {
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(2, 2),
      () => drag(page, key, { x: 0, y: 60 }, 60),
    ];
    for (const way of ways) {
      await card(page, key).tap({ position: { x: 14, y: 30 } });
      await lifted(page).waitFor();
      await way();
      await lifted(page).waitFor({ state: 'detached' });
    }
    expect(await cards(page).count()).toBe(held);
  });

  it('is held for two seconds, and comes back by Undo: the host never heard of it', async () => {
    await pressQuickly(page, `[data-card="${key}"][data-hand]`, '.whose[data-up="true"] button', '.take-back .undo');
    await takeBack(page).waitFor({ state: 'detached' });
    // Longer than it would have been held.
    await page.waitForTimeout(2500);
    expect([await cards(page).count(), await lifted(page).count()]).toEqual([held, 0]);
    expect(await playable(page)).toBe(key);
  });

  it('goes by itself when the two seconds are over, and lies up until then', async () => {
    const own = `[data-card="${key}"][data-hand]`;
    const up = `${own}[data-lifted="true"]`;
    expect(await heldFor(page, key, () => pressQuickly(page, own, up, `.take-back p`))).toBeGreaterThan(1900);
  });

  it('goes at once by “Now”', async () => {
    const own = `[data-card="${key}"][data-hand]`;
    const up = `${own}[data-lifted="true"]`;
    expect(await heldFor(page, key, () => pressQuickly(page, own, up, '.take-back .undo + button'))).toBeLessThan(1900);
    expect(guest.complaints).toEqual([]);
  });

  it('goes when one leaves the table within the two seconds', async () => {
    const own = `[data-card="${key}"][data-hand]`;
    await pressQuickly(page, own, `${own}[data-lifted="true"]`, '.take-back p');
    await page.evaluate(() => {
      location.hash = '#';
    });
    await page.locator('.door').waitFor();
    await page.goBack();
    await cards(page).first().waitFor();
    expect(await card(page, key).count()).toBe(0);
  });

  it('goes with the finger, and back where it was let go low', async () => {
    await drag(page, key, { x: 10, y: -50 }, 900);
    expect([await cards(page).count(), await lifted(page).count(), await takeBack(page).count()]).toEqual([held, 0, 0]);
  });

  it('is played at once where it was flung upwards, however short the way', async () => {
    expect(await heldFor(page, key, () => drag(page, key, { x: 0, y: -60 }, 60))).toBeLessThan(500);
  });

  it('is played at once where it was flung over what lies on the table', async () => {
    const pile = await page.locator('[data-zone^="pile:0"]').first().boundingBox();
    if (!pile) throw new Error('no pile is seen');
    const from = await cornerOf(page, key);
    const by = { x: pile.x + pile.width / 2 - from.x, y: pile.y + pile.height / 2 - from.y };
    expect(by.y).toBeLessThan(-90);
    expect(await heldFor(page, key, () => drag(page, key, by, 90))).toBeLessThan(500);
    expect(guest.complaints).toEqual([]);
    await page.context().close();
  });
});

describe('with a screen in the room', () => {
  it('a card that is up parts its neighbours: more of it is seen', async () => {
    const { page, code } = await atTurn();
    await hangScreen(app.port, code);
    await page.locator('.hand-only .fan').waitFor();
    // What is declared lies on the table for a while.
    await expect.poll(() => cards(page).count(), { timeout: 30_000 }).toBe(10);
    const rows = await page.locator('.fan .cards').count();
    const second = page.locator('.fan .cards').first().locator('li').nth(1);
    const width = () => second.evaluate((one) => one.getBoundingClientRect().width);
    const widths: number[] = [await width()];
    // A card that has just come back makes room for itself first.
    do {
      await page.waitForTimeout(300);
      widths.push(await width());
    } while (widths.at(-1) !== widths.at(-2));
    const before = widths.at(-1) ?? 0;
    // Whether or not it can be played now.
    const { x, y } = await cornerOf(page, (await second.locator('button').getAttribute('data-card')) ?? '');
    await page.touchscreen.tap(x, y);
    await lifted(page).waitFor();
    await expect.poll(width, { timeout: 10_000 }).toBeGreaterThan(before + 4);
    expect(await page.locator('.fan .cards').count()).toBe(rows);
    await page.context().close();
  });

  it('the phone is a hand until the screen goes, or its table is asked for', async () => {
    const { page, code, complaints } = await atTurn();
    await middle(page).waitFor();
    expect(await page.getByRole('button', { name: 'Table', exact: true }).count()).toBe(0);
    const screen = await hangScreen(app.port, code);
    await page.locator('.hand-only').waitFor();
    expect([await middle(page).count(), await page.locator('.others').count()]).toEqual([0, 0]);
    // For who sits with their back to it.
    await page.getByRole('button', { name: 'Table', exact: true }).tap();
    await middle(page).waitFor();
    await page.getByRole('button', { name: 'Table', exact: true }).tap();
    await middle(page).waitFor({ state: 'detached' });
    await screen.switchOff();
    await middle(page).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('sheets lie over the match, and the phone’s way back closes them alone', async () => {
    const { page, code } = await atTurn();
    await hangScreen(app.port, code);
    const table = page.url();
    for (const open of [
      () => page.getByRole('button', { name: 'Menu' }).tap(),
      () => page.getByRole('button', { name: 'Chat' }).tap(),
      async () => {
        await page.getByRole('button', { name: 'Menu' }).tap();
        await page.getByRole('button', { name: 'Rules', exact: true }).tap();
      },
    ]) {
      await open();
      await page.locator('dialog[open]').waitFor();
      await page.goBack();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      expect(page.url()).toBe(table);
      await cards(page).first().waitFor();
    }
    await page.context().close();
  });
});
