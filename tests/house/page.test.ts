/**
 * Pages in browsers, at one address behind which hosts come and go as behind a door: the engine falls silent, and they say so;
 * the host that has their table is killed, and they go on by themselves.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import { type Guest, openWindow, shoot } from '../browser/support/guest.ts';
import { openBrowser, PAGES } from '../browser/support/served.ts';
import { doOne } from '../browser/support/taps.ts';
import { touchables } from '../browser/support/touch.ts';
import { visit } from '../host/support/client.ts';
import { removeFolders } from '../host/support/server.ts';
import { endHosts, startHouse, type TestHouse } from './support/house.ts';
import { endNodes, NATS, NO_NATS } from './support/nats.ts';
import { type Relay, relayTo } from './support/relay.ts';
import { holderOf, playersOf, type Sitting, sitDown } from './support/sitting.ts';

const PHONE = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };
const APP = { viewport: { width: 1280, height: 720 } };

const opened = openBrowser();
let house: TestHouse;
let door: Relay;
/** Where the door leads. */
let behind = 0;
let sitting: Sitting;
let phone: Guest;
let app: Guest;
let set: Guest;

beforeAll(async () => {
  if (!NATS) return console.log(NO_NATS);
  house = await startHouse(3, 3, { pages: PAGES });
  sitting = await sitDown(house);
  behind = (await holderOf(house, sitting.table)).port;
  door = await relayTo(() => behind);
  const { table, code, tokens } = sitting;
  const host = await visit(behind, tokens[0], 'sealed');
  await host.client.table.changeSettings({ table, settings: { spectators: true } });
  const [one, other] = [await visit(behind, undefined, 'sealed'), await visit(behind, undefined, 'sealed')];
  for (const { client } of [one, other]) await client.tables.enter({ code });
  for (const { socket } of [host, one, other]) socket.close();
  const at = (path: string): string => `http://127.0.0.1:${door.port}${path}`;
  phone = await openWindow(opened.browser, { device: PHONE, token: tokens[0], breaks: true });
  await phone.page.goto(at(`/hand/#/table/${table}`));
  app = await openWindow(opened.browser, { device: APP, token: one.token, breaks: true });
  await app.page.goto(at(`/#/table/${table}`));
  set = await openWindow(opened.browser, { device: APP, token: other.token, depth: 'flat', breaks: true });
  await set.page.goto(at(`/screen#/screen/${table}`));
});

afterAll(() => {
  door?.close();
  endHosts();
  endNodes();
  removeFolders();
});

/** Anna does what she may until the host has taken a move of hers. */
async function moveByTap({ page, received }: Guest): Promise<void> {
  const random = seeded(9);
  const versions = (): number =>
    Math.max(0, ...received.flatMap((text) => [...text.matchAll(/"version":(\d+)/g)].map((one) => Number(one[1]))));
  const before = versions();
  while (versions() < before + 2) {
    const found = await touchables(page);
    if (found.length > 0) await doOne(page, found, (below) => random.below(below));
    await page.waitForTimeout(120);
  }
}

const SAID = 'The house does not answer';

describe.runIf(NATS)('pages in a house', () => {
  it('say that the house does not answer while the engine is silent, and go on when it is back', async () => {
    await phone.page.locator('[data-hand]').first().waitFor();
    await app.page.locator('.over-table').waitFor({ state: 'attached' });
    for (const node of house.nodes) node.signal('SIGSTOP');
    await phone.page.getByText('Waiting for the house').first().waitFor();
    await app.page.getByText(SAID).first().waitFor();
    await set.page.getByText(SAID).first().waitFor();
    await shoot(phone, 'stalled-phone');
    await shoot(app, 'stalled-app');
    await shoot(set, 'stalled-screen');
    for (const node of house.nodes) node.signal('SIGCONT');
    await phone.page.getByText('Waiting for the house').first().waitFor({ state: 'detached' });
    await app.page.getByText(SAID).first().waitFor({ state: 'detached' });
    await set.page.getByText(SAID).first().waitFor({ state: 'detached' });
  });

  it('come back by themselves when the host that has their table is killed, and play on', async () => {
    const [, ben] = playersOf(sitting, () => house.doors());
    await moveByTap(phone);
    const holder = await holderOf(house, sitting.table);
    phone.received.length = 0;
    const killed = holder.end('SIGKILL');
    [behind = 0] = house.doors();
    await killed;
    await phone.page.locator('[data-hand]').first().waitFor();
    await moveByTap(phone);
    ben?.stop();
    expect(await holderOf(house, sitting.table)).not.toBe(holder);
    expect(ben?.faults).toEqual([]);
    // Who looks on is there again, too, and nothing on any page fell over.
    const state = await app.page.locator('.over-table').count();
    expect(state).toBe(1);
    expect([phone, app, set].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
