/** A table is handed to another computer in the middle of a match: the host's page, a phone and a television follow by themselves. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import { houseAddress, startServer, type TestServer } from '../host/support/test-server.ts';
import { codeOf, dealAmongBots, openTable, sitDown, tableOf } from './support/at-table.ts';
import { arrive, type Guest, PATIENCE, shoot } from './support/guest.ts';
import { PAGES, serveInside } from './support/served.ts';
import { stringWire, type Wire } from './support/wire.ts';

const found: DiscoveredTable[] = [];
const app = serveInside({
  opensTables: true,
  discovery: {
    subscribe(tell) {
      tell(found);
      return () => undefined;
    },
  },
});
let other: TestServer;
/** Whoever follows comes to the other computer from elsewhere. */
let wire: Wire;
let anna: Guest;
let beppe: Guest;
let carla: Guest;
let screen: Guest;

beforeAll(async () => {
  other = await startServer({ pages: PAGES, opensTables: false });
  wire = await stringWire(other.port, houseAddress(3), asTyped);
  const there = { host: 'Beppe’s computer', address: `127.0.0.1:${wire.port}`, version: '', people: ['Beppe'] };
  const table = { table: 'theirs', game: 'viva', name: '', stage: 'lobby', bots: 0, seats: 4, free: 3, locked: false };
  found.push({ ...there, ...table } as DiscoveredTable);
  anna = await app.arrive('/', { small: true });
  await openTable(anna, 'Briscola', async () => undefined);
  await sitDown(anna, 'Anna');
  const code = codeOf(anna);
  carla = await app.arrive(`/hand/#${code}`, { device: { viewport: { width: 375, height: 667 }, hasTouch: true } });
  for (const guest of [anna, carla]) guest.page.setDefaultTimeout(20_000);
  await carla.page.getByLabel('Your name').fill('Carla');
  await carla.page.keyboard.press('Enter');
  await shoot(carla, 'handover-phone-room');
  await carla.page.getByRole('button', { name: 'Sit down' }).tap();
  screen = await app.arrive(`/screen#${code}`, { small: true, depth: 'flat' });
  beppe = await arrive(app.browser, `http://127.0.0.1:${other.port}/`, { small: true });
}, 2 * PATIENCE);

afterAll(async () => {
  wire.close();
  await other.stop();
});

it(
  'asks at both computers, and everybody is at the table there, in their seats',
  async () => {
    await dealAmongBots(anna);
    await carla.page.locator('[data-hand]').first().waitFor();

    await anna.page.evaluate((id) => {
      location.hash = `#/table/${id}/menu`;
    }, tableOf(anna));
    await anna.page.getByRole('button', { name: 'Move to another computer…' }).click();
    await shoot(anna, 'handover-choose');
    await anna.page.getByRole('button', { name: /Beppe’s computer/ }).click();
    await beppe.page.getByRole('dialog', { name: 'Anna wants to hand you a table' }).waitFor();
    await shoot(beppe, 'handover-offered');
    await shoot(anna, 'handover-asking');
    const held = await handOf(carla);
    await beppe.page.getByRole('button', { name: 'Accept' }).click();
    // It is said for a few seconds.
    const told = [anna, carla, screen].map(({ page }) => page.getByText(/The table is on .* now/).waitFor());
    await anna.page.getByRole('button', { name: 'Same cards: move' }).click();

    const began = performance.now();
    const there = `http://127.0.0.1:${wire.port}`;
    for (const { page } of [carla, screen, anna]) await page.waitForURL((url) => url.origin === there);
    await expect.poll(() => handOf(carla), { timeout: 20_000 }).toEqual(held);
    console.log(`on the other computer, with the same cards, after ${Math.round(performance.now() - began)} ms`);
    screen.page.setDefaultTimeout(20_000);
    await screen.page.getByText(/turn/).first().waitFor();
    await Promise.all(told);
    await anna.page.locator('.hud').waitFor();
    for (const { page } of [carla, screen, anna]) expect(page.url()).not.toContain('~');
    await shoot(carla, 'handover-phone');
    await shoot(screen, 'handover-tv');
    await shoot(anna, 'handover-anna');
    expect([app.server.log, other.log]).toEqual([[], []]);
  },
  2 * PATIENCE,
);

/** A screen of the host's own computer is led there by no other page: here all are, and a television elsewhere may be. */
function asTyped(sent: Buffer): Buffer {
  const text = sent.toString('latin1');
  return text.startsWith('GET /screen') ? Buffer.from(text.replace(/(Sec-Fetch-Site: ).*/i, '$1none'), 'latin1') : sent;
}

/** The cards that a phone holds. */
async function handOf({ page }: Guest): Promise<string[]> {
  const cards = page.locator('[data-hand]');
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? '').toSorted());
}
