/** What a host sends that is not what the contract says leaves the page standing, and playing on with what comes after. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Visitor, visit } from '../host/support/client.ts';
import { type Guest, openWindow } from './support/guest.ts';
import { ERROR_FALLBACK } from './support/injected-errors.ts';
import { serveByChild } from './support/served.ts';
import { isTable, isUpdate, type Twist, type Twisted, twistedWire } from './support/tampered-wire.ts';

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

const SOON = { timeout: 30_000 };

const app = serveByChild('--pace', '0');

let home: Visitor;
let guest: Guest;
let wire: Twisted;
let table: string;
let renamed = 0;

/** A phone that has come in to a table of VIVA. */
beforeEach(async () => {
  home = await visit(app.port);
  const opened = await home.client.tables.open({ game: 'viva', seats: 3 });
  table = opened.table;
  await home.client.table.sit({ table, seat: 1, name: 'Bea' });
  guest = await openWindow(app.browser, { device: PHONE });
  wire = await twistedWire(guest.page);
  await guest.page.goto(app.url(`/hand/#${opened.code}`));
  await guest.page.getByText('Bea').first().waitFor();
});

const TABLES: [string, Twist][] = [
  ['is null', () => null],
  ['has no seats', ({ seats, ...rest }) => rest],
  ['has a seat of no kind', (view) => ({ ...view, seats: [null, ...(view.seats as unknown[])] })],
  ['has no settings', (view) => ({ ...view, settings: null })],
  ['has a thousand chairs', (view) => ({ ...view, seats: Array(1000).fill({ kind: 'empty' }) })],
  ['holds a seat there is not', (view) => ({ ...view, mine: [4_000_000] })],
  ['plays in no stage', (view) => ({ ...view, stage: { playing: true } })],
  ['is called by an object', (view) => ({ ...view, name: { text: 'x' } })],
  ['has a key that is more than one', (view) => ({ ...view, options: { __PROTO__: 'x' } })],
];

describe('A table that is strange, on a phone', () => {
  it.each(TABLES)('%s', async (_, twist) => {
    const { page } = guest;
    const twisted = wire.twist((value) => (isTable(value) ? twist(value) : undefined));
    await home.client.table.rename({ table, name: `Strange ${renamed++}` });
    await expect.poll(twisted, SOON).toBeGreaterThan(0);
    await page.getByText('can’t be read here').waitFor();
    expect(await page.locator(ERROR_FALLBACK).count()).toBe(0);
    expect(await page.getByText('Bea').count()).toBeGreaterThan(0);
    wire.straighten();
    await home.client.table.swapSeats({ table, a: 1, b: 2 });
    await home.client.table.sit({ table, seat: 1, name: 'Carla' });
    await page.getByText('Carla').first().waitFor();
    expect(guest.complaints).toEqual([]);
  });
});

const UPDATES: [string, Twist][] = [
  ['shows nothing', (update) => ({ ...update, observation: null })],
  ['is for other eyes', (update) => ({ ...update, observation: { ...(update.observation as object), viewer: 5 } })],
  ['has moves that are none', (update) => ({ ...update, moves: [null] })],
  ['has a version that is no number', (update) => ({ ...update, version: 'x' })],
  ['is larger than a page can hold', (update) => ({ ...update, observation: Array(200_000).fill(0) })],
];

/** What only the game could know to be strange. */
const GAMES_OWN: [string, Twist][] = [
  [
    'has nothing of the game',
    (update) => {
      const { viewer, toAct, last } = update.observation as Record<string, unknown>;
      return { ...update, observation: { viewer, toAct, last } };
    },
  ],
  [
    'has cards there are not',
    (update) => {
      const spoil = (value: unknown): unknown => (Array.isArray(value) ? value.map(() => 'no card') : value);
      const entries = Object.entries(update.observation as object).map(([key, value]) => [key, spoil(value)]);
      return { ...update, observation: { ...Object.fromEntries(entries), toAct: [] } };
    },
  ],
];

describe('An update of a match that is strange, on a phone', () => {
  beforeEach(async () => {
    await home.client.table.seatBot({ table, seat: 0, level: 'random' });
    await home.client.table.seatBot({ table, seat: 2, level: 'random' });
    await home.client.table.start({ table });
    await guest.page.locator('main.playing').waitFor();
  });

  /** Somebody who looks on sees the bots play until it is Bea's turn; pausing brings a new view, leaving a new line. */
  async function comeAgain(): Promise<void> {
    await guest.page.reload();
  }

  it.each(UPDATES)('%s', async (_, twist) => {
    const { page } = guest;
    const twisted = wire.twist((value) => (isUpdate(value) ? twist(value) : undefined));
    await comeAgain();
    await expect.poll(twisted, SOON).toBeGreaterThan(0);
    await page.getByText('can’t be read here').waitFor();
    expect(await page.locator(ERROR_FALLBACK).count()).toBe(0);
    wire.straighten();
    await comeAgain();
    await page.locator('main.playing').waitFor();
    expect(guest.complaints).toEqual([]);
  });

  it.each(GAMES_OWN)('%s', async (_, twist) => {
    const { page } = guest;
    const twisted = wire.twist((value) => (isUpdate(value) ? twist(value) : undefined));
    await comeAgain();
    await expect.poll(twisted, SOON).toBeGreaterThan(0);
    await page.locator(ERROR_FALLBACK).or(page.locator('main.playing')).first().waitFor();
    // Whatever it is, it is not blank, and sound updates are shown again.
    expect((await page.locator('body').innerText()).trim()).not.toBe('');
    wire.straighten();
    await comeAgain();
    await page.locator('main.playing').waitFor();
    expect(await page.locator(ERROR_FALLBACK).count()).toBe(0);
  });
});
