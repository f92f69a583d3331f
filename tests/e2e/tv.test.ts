/** The big screen, at /screen in a television's browser and within the app. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visitor, visit } from '../host/support/client.ts';
import { openTable, sitDown, tableOf } from './support/at-table.ts';
import { type Guest, PATIENCE } from './support/guest.ts';
import { leaks } from './support/leaks.ts';
import { serveInside } from './support/served.ts';

const TELEVISION = { viewport: { width: 1920, height: 1080 } };
/** What can be read at three metres, in pixels of such a television. */
const LEAST = 28;
/** The same for names on plates. */
const LEAST_ON_PLATES = 36;
/** A name that is called on is read from across the room: as a part of the picture's height. */
const LEAST_NAME = 0.05;
/** How high the letters of a long name are on a plate, as a part of the plate's width (table/plates/drawPlate.ts). */
const LETTERS = (0.88 * 104) / 768;

const app = serveInside({
  opensTables: true,
  pace: 100,
  network: { addresses: () => ['http://192.168.7.20:4747'] },
});
let host: Visitor;
let screen: Guest;
let table: string;

/** Text in sight that is too small for a television, with its size. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const element = words.currentNode.parentElement;
      const text = words.currentNode.textContent?.trim();
      if (!text || !element?.checkVisibility() || element.getBoundingClientRect().width === 0) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < least) found.push(`${text}: ${size}`);
    }
    return found;
  }, LEAST);
}

/** How high the name of whoever is to act is written: found and measured at once, the next one is called on soon. */
async function heightOfName(page: Page): Promise<number> {
  const high = await page.waitForFunction(() => {
    const name = document.querySelector('.tv-turn strong');
    return name && Number.parseFloat(getComputedStyle(name).fontSize);
  });
  return (await high.jsonValue()) ?? 0;
}

/** How wide the plates are seen. */
function plates(page: Page): Promise<number[]> {
  return page.evaluate(() => [0, 1, 2, 3, 4].map((seat) => window.pannoVerde?.project(`plate:${seat}`)?.width ?? 0));
}

describe.each(['deep', 'flat'] as const)('the big screen, %s', (depth) => {
  beforeAll(async () => {
    host = await visit(app.port);
    const opened = await host.client.tables.open({ game: 'briscola-chiamata', seats: 5, options: { deals: 1 } });
    table = opened.table;
    screen = await app.arrive(`/screen#${opened.code.toLowerCase()}`, { device: TELEVISION, depth });
    await screen.page.locator('.join-code').waitFor();
  }, 2 * PATIENCE);

  afterAll(() => host.leave(), PATIENCE);

  it('is the page that was chosen', async () => {
    const { page } = screen;
    expect(new URL(page.url()).pathname).toBe(depth === 'flat' ? '/screen' : '/screen-3d');
    expect(await page.locator('.flat').count()).toBe(Number(depth === 'flat'));
  });

  it('lets a remote choose whose faces its cards have, and keeps that', async () => {
    const { page } = screen;
    await page.locator('.tv-choices button').first().waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.locator('.tv-choices :focus').waitFor();
    for (const faces of ['French', 'Neapolitan']) {
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: `Card faces: ${faces}` }).waitFor();
    }
    expect(await tooSmall(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Card faces: Neapolitan' }).waitFor({ state: 'attached' });
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  });

  it('shows in the lobby who sits, and how a phone comes in', async () => {
    const { page } = screen;
    await host.client.table.sit({ table, seat: 0, name: 'Ada' });
    await page.getByText('Ada').first().waitFor();
    expect(await page.locator('.room-addresses').textContent()).toContain('192.168.7.20:4747/hand');
    await page.locator('.room-join-options img').waitFor();
    expect(await tooSmall(page)).toEqual([]);
  });

  it('shows the match and the result large enough for the sofa, and says when it is paused', async () => {
    const { page } = screen;
    await host.client.table.stand({ table, seat: 0 });
    for (let seat = 0; seat < 5; seat++) await host.client.table.seatBot({ table, seat, level: 'random' });
    await host.client.table.start({ table });
    await host.client.table.pause({ table, paused: true });
    await page.getByText('The match is paused.').first().waitFor();
    expect(await tooSmall(page)).toEqual([]);
    await expect
      .poll(async () => Math.min(...(await plates(page))) * LETTERS, { timeout: 20_000 })
      .toBeGreaterThan(LEAST_ON_PLATES);
    await host.client.table.pause({ table, paused: false });
    expect((await heightOfName(page)) / TELEVISION.viewport.height).toBeGreaterThan(LEAST_NAME);
    await page.locator('.tv-finale li').first().waitFor();
    expect(await page.locator('.tv-score').count()).toBe(0);
    await page.locator('.tv-score').waitFor();
    expect(await page.locator('.tv-finale').count()).toBe(0);
    expect(await tooSmall(page)).toEqual([]);
  });

  it('is never sent anything of a hand', async () => {
    const record = await host.client.play.record({ table });
    expect(leaks(screen, 'everyone', record)).toEqual([]);
    expect(screen.received.join()).toContain('"type":"play"');
    expect(screen.complaints).toEqual([]);
    await screen.page.close();
  });
});

describe('the big screen in the app', () => {
  it('is a way there and back from one’s own seat', async () => {
    const ada = await app.arrive();
    const { page } = ada;
    await openTable(ada, 'VIVA', async () => undefined);
    await sitDown(ada, 'Ada');
    const id = tableOf(ada);
    await page.getByRole('link', { name: 'Show this table on TV' }).click();
    await page.locator('.tv-side').waitFor();
    expect(new URL(page.url()).hash).toBe(`#/screen/${id}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stand up' }).waitFor();
    expect([...screen.complaints, ...ada.complaints]).toEqual([]);
  });
});
