/** The phone's page around the match: a name and a seat, rules and stories in the middle of it, and staying for the next. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Seated } from '#shared/protocol/table.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { nextOf, SHEET } from './support/games/asking.ts';
import { type Guest, openWindow, PATIENCE } from './support/guest.ts';
import { serveByChild } from './support/served.ts';
import { DECISION, PLAYABLE } from './support/touch.ts';

const DEVICE = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };

/** The tables one has come in to before, at the door. */
const ENTERED = '.entered';

const FAMILY = '👩‍👩‍👧';

const app = serveByChild('--pace', '50');
let host: Visitor;
const guests: Guest[] = [];

beforeAll(async () => {
  host = await visit(app.port);
});

/** `faceless`: what portraits are drawn with never comes. */
async function phone(code: string, { faceless = false } = {}): Promise<Guest> {
  const guest = await openWindow(app.browser, { device: DEVICE });
  if (faceless) await guest.page.route(/\/portraits-[^/]*\.js$/, () => undefined);
  await guest.page.addInitScript((entered) => {
    const look = (): void => void (document.querySelector(entered) && Reflect.set(window, 'offered', true));
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, ENTERED);
  await guest.page.goto(app.url(`/hand/#${code}`));
  guests.push(guest);
  await nameField(guest).waitFor();
  return guest;
}

const nameField = ({ page }: Guest) => page.getByLabel('Your name');
const seat = ({ page }: Guest, number: number) =>
  page
    .locator('.seats li')
    .nth(number - 1)
    .getByRole('button');
const button = ({ page }: Guest, name: string | RegExp) => page.getByRole('button', { name });

async function seatedAt(table: string): Promise<readonly Seated[]> {
  for await (const view of await host.client.table.watch({ table })) return view.seats;
  return [];
}

/** All that the host tells of a table from now on. */
async function watched(table: string): Promise<readonly Seated[][]> {
  const seen: Seated[][] = [];
  const views = await host.client.table.watch({ table });
  const follow = async (): Promise<void> => {
    for await (const view of views) seen.push(view.seats);
  };
  // It ends with the server.
  void follow().catch(() => undefined);
  return seen;
}

describe('sitting down with a phone', () => {
  let table: string;
  let code: string;
  let ada: Guest;
  let bea: Guest;

  beforeAll(async () => {
    ({ table, code } = await host.client.tables.open({ game: 'viva', seats: 3 }));
    await host.client.table.seatBot({ table, seat: 2, level: 'easy' });
    ada = await phone(code);
    bea = await phone(code, { faceless: true });
  });

  it('goes where the address leads: the door offers no other way meanwhile', async () => {
    for (const { page } of [ada, bea])
      expect(await page.evaluate(() => Reflect.get(window, 'offered'))).toBeUndefined();
  });

  it('asks for a name first, in words, where a seat is tapped without one', async () => {
    await button(ada, 'Sit here: seat 2').tap();
    await ada.page.getByRole('alert').filter({ hasText: 'Enter your name first.' }).waitFor();
    expect(await nameField(ada).evaluate((field) => field === document.activeElement)).toBe(true);
    expect((await seatedAt(table))[1]).toEqual({ kind: 'empty' });
  });

  it('says beside the field what no name can be', async () => {
    await nameField(ada).fill('A\u202eda');
    await ada.page.getByRole('alert').filter({ hasText: 'Not every screen can show this name' }).waitFor();
    await nameField(ada).fill('x'.repeat(21));
    await ada.page.getByRole('alert').filter({ hasText: 'up to 20 letters' }).waitFor();
  });

  it('sits down on the first free seat by Enter, under a family of emoji too, which all can see', async () => {
    await nameField(ada).fill(FAMILY);
    await nameField(ada).press('Enter');
    await button(ada, 'Stand up').waitFor();
    for (const guest of [ada, bea]) await seat(guest, 1).filter({ hasText: FAMILY }).waitFor();
    // Who sees no face sees the initial, which is all of the family.
    expect(await seat(bea, 1).locator('.medallion').textContent()).toBe(FAMILY);
    await seat(ada, 1).locator('.medallion.face').waitFor();
    expect(await seat(ada, 1).locator('.medallion').textContent()).toBe('');
    expect((await seatedAt(table))[0]).toMatchObject({ kind: 'person', name: FAMILY });
  });

  it('changes the name where one sits', async () => {
    await nameField(ada).fill('Ada');
    await nameField(ada).press('Enter');
    await seat(bea, 1).filter({ hasText: 'Ada' }).waitFor();
    await nameField(ada).fill('Ada L.');
    await nameField(ada).blur();
    await seat(bea, 1).filter({ hasText: 'Ada L.' }).waitFor();
  });

  it('calls no two people the same, and says how else', async () => {
    await nameField(bea).fill('ada l.');
    await button(bea, 'Sit here: seat 2').tap();
    await bea.page.getByRole('alert').filter({ hasText: 'Somebody here is already called ada l.' }).waitFor();
    await button(bea, 'Use ada l. 2').tap();
    await seat(ada, 2).filter({ hasText: 'ada l. 2' }).waitFor();
    expect(await nameField(bea).inputValue()).toBe('ada l. 2');
  });

  it('says what to do at a full table', async () => {
    const cleo = await phone(code);
    await cleo.page.getByText('Every seat is taken. The host can remove a bot').waitFor();
    await host.client.table.clearSeat({ table, seat: 2 });
    await cleo.page.getByText('Then take a free seat.').waitFor();
  });
});

describe('reading in the middle of a match', () => {
  let ada: Guest;
  const lines: string[] = [];
  const asked: string[] = [];
  let seen: readonly Seated[][];

  beforeAll(async () => {
    const { table, code } = await host.client.tables.open({ game: 'vbi-maior', seats: 3 });
    for (const seat of [1, 2]) await host.client.table.seatBot({ table, seat, level: 'easy' });
    ada = await phone(code);
    ada.page.on('websocket', (line) => lines.push(line.url()));
    ada.page.on('request', (request) => asked.push(request.url()));
    await nameField(ada).fill('Ada');
    await nameField(ada).press('Enter');
    await button(ada, 'Stand up').waitFor();
    seen = await watched(table);
    await host.client.table.start({ table });
    await ada.page.locator('[data-hand]').first().waitFor();
  });

  it('has the rules in a sheet, with the options as chosen, and goes back to the match as it was', async () => {
    expect(asked.filter((url) => /\/(?:rules|book)-/.test(url))).toEqual([]);
    const cards = await ada.page.locator('[data-hand]').count();
    await button(ada, 'Menu').tap();
    await button(ada, /^Rules$/).tap();
    const sheet = ada.page.locator('dialog.rules');
    await sheet.getByText('The group needs 10 points a player.').waitFor();
    expect(await sheet.locator('h2').count()).toBe(10);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sheet.waitFor({ state: 'detached' });
    expect(await ada.page.locator('[data-hand]').count()).toBe(cards);
  });

  it('has the story of a card that shows its face', async () => {
    const face = await ada.page.locator('[data-hand]').first().getAttribute('aria-label');
    await button(ada, 'Menu').tap();
    await button(ada, 'Card stories').tap();
    const list = ada.page.locator('dialog.stories .sheet-body button');
    await list.first().waitFor();
    expect(face).toContain((await list.first().textContent()) ?? 'nothing');
    await list.first().tap();
    const story = ada.page.locator('dialog.story');
    expect((await story.locator('.story-text').textContent())?.length).toBeGreaterThan(80);
    await story.getByRole('button', { name: 'Close' }).tap();
    await ada.page.locator('dialog.stories').getByRole('button', { name: 'Close' }).tap();
    await ada.page.locator('dialog').waitFor({ state: 'detached' });
  });

  it('may open the book beside it, as who reads a card’s code with the camera', async () => {
    const book = await ada.page.context().newPage();
    await book.goto(app.url('/#/codex/vbi-maior/R5'));
    // It draws the table behind the page, which takes its time without a graphics card.
    await book.locator('.codex-card .date').waitFor({ timeout: PATIENCE });
    await book.close();
    await button(ada, 'Menu').tap();
    await button(ada, /^Continue$/).tap();
  }, 90_000);

  it('is one page on one line all the while: the host sees nobody leave, and no bot plays', () => {
    expect(lines).toEqual([]);
    const mine = seen.map(([who]) => who);
    expect(mine.length).toBeGreaterThan(0);
    for (const who of mine) expect(who).toMatchObject({ name: 'Ada', here: true, standIn: false, stoodIn: 0 });
  });
});

describe('the end of a match', () => {
  let table: string;
  let ada: Guest;
  let bob: Guest;

  beforeAll(async () => {
    let code: string;
    ({ table, code } = await host.client.tables.open({ game: 'briscola-chiamata', options: { deals: 1 } }));
    for (const seat of [0, 1, 2]) await host.client.table.seatBot({ table, seat, level: 'easy' });
    [ada, bob] = [await phone(code), await phone(code)];
    for (const [guest, name] of [[ada, 'Ada'] as const, [bob, 'Bob'] as const]) {
      await nameField(guest).fill(name);
      await nameField(guest).press('Enter');
      await button(guest, 'Stand up').waitFor();
    }
    await host.client.table.start({ table });
    await Promise.all([playOut(ada.page), playOut(bob.page)]);
  }, 120_000);

  it('leaves the score on the table, to be put away and seen again', async () => {
    const over = ada.page.getByRole('heading', { name: /^You (?:won|lost)/ });
    await over.waitFor();
    await ada.page.getByText('Stay here: the next match starts automatically').waitFor();
    await button(ada, 'See table').tap();
    await over.waitFor({ state: 'detached' });
    await button(ada, /^Score$/).tap();
    await over.waitFor();
  });

  it('lets who wants to go stand up first', async () => {
    await button(bob, 'Leave').tap();
    await bob.page.getByLabel('Table code').waitFor();
    expect((await seatedAt(table))[4]).toEqual({ kind: 'empty' });
  });

  it('brings the next match by itself, on the same seat', async () => {
    const place = ada.page.url();
    await host.client.table.again({ table });
    await button(ada, 'Stand up').waitFor();
    await host.client.table.seatBot({ table, seat: 4, level: 'easy' });
    await host.client.table.start({ table });
    await ada.page.locator('[data-hand]').nth(7).waitFor();
    expect(ada.page.url()).toBe(place);
  });
});

describe('all of it', () => {
  it('has nothing to complain about', () => {
    expect(guests.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

/** Plays whatever may be played, until the score lies there. */
async function playOut(page: Page): Promise<void> {
  for (;;) {
    const found = await nextOf(page, [SHEET, DECISION, PLAYABLE]);
    if (found === SHEET) return;
    // What was there a moment ago may be gone: then there is something else.
    await page.evaluate((selector) => {
      const all = document.querySelectorAll<HTMLElement>(selector);
      all.item(selector.startsWith('.deciding') ? all.length - 1 : 0)?.click();
    }, found);
    await page.waitForTimeout(60);
  }
}
