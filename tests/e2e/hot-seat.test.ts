/** Two people at one window, with a curtain between them. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { dealAmongBots, openTable, sitDown } from './support/at-table.ts';
import { type Guest, PATIENCE } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const app = serveInside();
let guest: Guest;
let page: Page;

beforeAll(async () => {
  guest = await app.arrive();
  page = guest.page;
  await openTable(guest, 'Briscola Chiamata', (form) => form.getByRole('slider', { name: 'Deals' }).fill('1'));
  await sitDown(guest, 'Ada', 1);
  await page.getByRole('button', { name: 'Add a player here' }).click();
  await page.getByLabel('Their name').fill('Bob');
  await page.getByRole('button', { name: 'Sit here: seat 2' }).click();
  await page.getByRole('button', { name: 'Stand up' }).nth(1).waitFor();
  await dealAmongBots(guest);
  await page.locator('.curtain').waitFor();
}, 2 * PATIENCE);

/** The cards that lie open in a hand. */
async function hand(): Promise<string[]> {
  await page.locator('[data-hand]').nth(7).waitFor({ state: 'attached' });
  return page
    .locator('[data-hand]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? ''));
}

/** How many of these cards the table shows somewhere. */
function inSight(cards: readonly string[]): Promise<number> {
  return page.evaluate((keys) => keys.filter((key) => window.pannoVerde?.project(key)).length, cards);
}

/** Names on plates over which a tab lies; a sign that there are none yet. */
function platesUnderTabs(): string[] {
  const tabs = [...document.querySelectorAll('.hud-tabs .tab')].map((tab) => tab.getBoundingClientRect());
  const plates = [0, 1, 2, 3, 4].map((seat) => window.pannoVerde?.project(`plate:${seat}`));
  if (tabs.length === 0 || !plates.every((plate) => plate !== undefined)) return ['not drawn yet'];
  return plates.flatMap(({ x, y, width, height }, seat) =>
    tabs.some((tab) => x < tab.right && tab.left < x + width && y < tab.bottom && tab.top < y + height)
      ? [`plate ${seat} at ${Math.round(y)}`]
      : [],
  );
}

const holdOf = (name: string) => page.getByRole('button', { name: `${name}: hold to look` });
const hideOf = (name: string) => page.getByRole('button', { name: `Hide ${name}’s hand` });

async function drawn(name: string, start: () => Promise<void>, stop: () => Promise<void>): Promise<string[]> {
  await start();
  await hideOf(name).waitFor();
  await stop();
  return hand();
}

async function byMouse(name: string): Promise<string[]> {
  await holdOf(name).hover();
  return drawn(
    name,
    () => page.mouse.down(),
    () => page.mouse.up(),
  );
}

describe('the curtain', () => {
  let ada: string[];
  let bob: string[];

  it('hangs over all hands, and a click does not draw it aside', async () => {
    await page.getByText('Pass to').waitFor();
    expect(await page.locator('[data-hand]').count()).toBe(0);
    await holdOf('Ada').click();
    expect(await hideOf('Ada').count()).toBe(0);
  });

  it('leaves the far plates clear of the tabs, in windows of every height', async () => {
    for (const [width, height] of [
      [1280, 800],
      [1280, 720],
      [1024, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(platesUnderTabs), { timeout: PATIENCE }).toEqual([]);
    }
  });

  it('is drawn aside by who holds it by mouse, key or finger: one hand at a time', async () => {
    ada = await byMouse('Ada');
    expect(ada).toHaveLength(8);
    await hideOf('Ada').click();
    await holdOf('Bob').focus();
    expect(await inSight(ada)).toBe(0);

    bob = await drawn(
      'Bob',
      () => page.keyboard.down('Enter'),
      () => page.keyboard.up('Enter'),
    );
    expect(bob.filter((card) => ada.includes(card))).toEqual([]);
    expect(await inSight(ada)).toBe(0);
    await hideOf('Bob').click();

    const { x = 0, y = 0, width = 0, height = 0 } = (await holdOf('Ada').boundingBox()) ?? {};
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const byFinger = await drawn(
      'Ada',
      async () => void (await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }])),
      async () => void (await touch('touchEnd', [])),
    );
    expect(byFinger).toEqual(ada);
    expect(await inSight(bob)).toBe(0);
    await hideOf('Ada').click();
  });

  it('says whose turn it is, and falls once that seat has played', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const said = await page.getByText('Pass to').textContent({ timeout: PATIENCE });
      const name = said?.replace('Pass to ', '') ?? '';
      await byMouse(name);
      await page.getByRole('button', { name: /^Pass$/ }).click();
      await page.locator('.curtain').waitFor();
      expect(await page.locator('[data-hand]').count()).toBe(0);
      expect(await inSight([...ada, ...bob])).toBe(0);
    }
  });

  it('hangs nowhere once those at the window let each other see their hands', async () => {
    await page.evaluate(() => {
      sessionStorage.setItem('panno-verde.openly', JSON.stringify({ state: { openly: true }, version: 1 }));
    });
    await page.reload();
    await page.locator('[data-hand]').first().waitFor({ state: 'attached' });
    expect(await page.locator('.curtain, .curtain-close').count()).toBe(0);
  });

  it('gives nobody a reason to complain', () => expect(guest.complaints).toEqual([]));
});
