/** A phone loses its storage in mid-match, says who it is, and two neighbours say that it is so. */
import { beforeAll, expect, it } from 'vitest';
import { FakeClock } from '#main/host/testing/fake-clock.ts';
import { refusalOf, type Visitor, visit } from '../host/support/client.ts';
import { sitByTap } from './support/at-table.ts';
import { tokenIn } from './support/decrypted-wire.ts';
import { type Guest, openWindow } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const PHONE = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };
const [NONNA, BEPPE, CARLA] = [0, 1, 2];

/** So long somebody has to be away, in ms. */
const AWAY = 45_000;

// Bots never come to play: nobody's hand changes meanwhile.
const clock = new FakeClock();
const app = serveInside({ clock, pace: 10_000_000, opensTables: true });
let host: Visitor;
let table: string;
let code: string;

beforeAll(async () => {
  host = await visit(app.port);
  ({ table, code } = await host.client.tables.open({ game: 'briscola-chiamata' }));
});

/** Opens the address that the table's QR code leads to; with the storage of another device, if it is given. */
async function scan(storage?: string): Promise<Guest> {
  const phone = await openWindow(app.browser, { device: PHONE });
  if (storage) await phone.page.addInitScript((text) => Object.assign(localStorage, JSON.parse(text)), storage);
  await phone.page.goto(app.url(`/hand/#${code}`));
  return phone;
}

async function handOf({ page }: Guest): Promise<string[]> {
  await page.locator('[data-hand]').nth(7).waitFor();
  return page.locator('[data-hand]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
}

async function isHere(seat: number): Promise<boolean> {
  for await (const { seats } of await host.client.table.watch({ table })) {
    const who = seats[seat];
    return who?.kind === 'person' && who.here;
  }
  return false;
}

const tap = ({ page }: Guest, name: string) => page.getByRole('button', { name }).tap();

/** The buttons that draw the eye. */
const golden = ({ page }: Guest) => page.locator('button.brass:visible').allInnerTexts();

it('gets its seat and its hand back, and the old token has them no more', { timeout: 120_000 }, async () => {
  const [nonna, beppe, carla] = [await scan(), await scan(), await scan()];
  await sitByTap(nonna, 'Nonna', NONNA + 1);
  await sitByTap(beppe, 'Beppe', BEPPE + 1);
  await sitByTap(carla, 'Carla', CARLA + 1);
  for (const seat of [3, 4]) await host.client.table.seatBot({ table, seat, level: 'easy' });
  await host.client.table.start({ table });
  const hand = await handOf(nonna);
  const storage = await nonna.page.evaluate(() => JSON.stringify(localStorage));
  const tv = await app.arrive(`/screen#${code.toLowerCase()}`, { device: { viewport: { width: 1280, height: 720 } } });

  await nonna.page.evaluate(() => localStorage.clear());
  nonna.received.length = 0;
  await nonna.page.goto('about:blank');
  await expect.poll(() => isHere(NONNA)).toBe(false);
  await clock.pass(AWAY);
  await nonna.page.goto(app.url(`/hand/#${code}`));
  await nonna.page.getByRole('heading', { name: 'Are you Nonna?' }).waitFor();
  expect(await golden(nonna)).toEqual(['I’m Nonna']);
  await tap(nonna, 'I’m Nonna');
  await nonna.page.getByText('Asking the others if you’re Nonna.').waitFor();
  await beppe.page.getByText('Somebody says: “I’m Nonna.” Is that true?').waitFor();
  expect(await nonna.page.locator('[data-hand]').count()).toBe(0);
  const views = nonna.received.filter((frame) => frame.includes('"observation"'));
  expect(views.length).toBeGreaterThan(0);
  for (const view of views) {
    expect(view).toContain('"viewer":"everyone"');
    expect(hand.filter((card) => view.includes(`"${card}"`))).toEqual([]);
  }

  // It waits for as long as it takes, at every seat and in a corner of the television.
  await clock.pass(600_000);
  await carla.page.getByText('Somebody says: “I’m Nonna.” Is that true?').waitFor();
  const asked = await tv.page.locator('.claim-sentences', { hasText: 'I’m Nonna' }).boundingBox();
  expect((asked?.width ?? 0) * (asked?.height ?? 0)).toBeGreaterThan(0);
  expect((asked?.width ?? 0) * (asked?.height ?? 0)).toBeLessThan((1280 * 720) / 8);
  await tap(beppe, 'Yes, that’s Nonna');
  await beppe.page.getByText('Is that true?').waitFor({ state: 'detached' });
  expect(await nonna.page.locator('[data-hand]').count()).toBe(0);
  await tap(carla, 'Yes, that’s Nonna');
  expect(await handOf(nonna)).toEqual(hand);
  await carla.page.getByText('Is that true?').waitFor({ state: 'detached' });
  expect(await nonna.page.locator('.claims .slip').count()).toBe(0);

  const { client } = await visit(app.port, tokenIn(JSON.parse(storage)));
  const refused = await Promise.all([
    refusalOf(client.play.watch({ table, viewer: NONNA })),
    refusalOf(client.play.move({ table, seat: NONNA, match: 0, version: 0, move: { type: 'pass' } })),
  ]);
  expect(refused.map(({ reason }) => reason)).toEqual(['not-your-seat', 'not-your-seat']);

  const old = await scan(storage);
  await old.page.getByText('Your seat, Nonna, is on another device now').waitFor();
  await tap(old, 'Get it back');
  expect(await handOf(old)).toEqual(hand);
  expect(await beppe.page.getByText('Is that true?').count()).toBe(0);
  await nonna.page.getByText('Nonna is back, and has the seat.').waitFor();
  expect(await nonna.page.locator('[data-hand]').count()).toBe(0);
  expect([nonna, beppe, carla, old].flatMap(({ complaints }) => complaints)).toEqual([]);
});
