/**
 * Pages in browsers, in a house whose hosts come and go behind one address. The broker falls silent, and they say so; the host
 * that has their table is killed, and they go on by themselves.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOM_ID } from '#main/store/store.ts';
import { seeded } from '#shared/engine/random.ts';
import { type Guest, openWindow, shoot } from '../e2e/support/guest.ts';
import { openBrowser, PAGES } from '../e2e/support/served.ts';
import { doOne } from '../e2e/support/taps.ts';
import { touchables } from '../e2e/support/touch.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { watchRoom } from '../host/support/evening-clients.ts';
import { removeFolders } from '../host/support/test-server.ts';
import { type Relay, startRelay } from './support/cuttable-relay.ts';
import { endNodes, NATS, NO_NATS } from './support/nats-servers.ts';
import { type Player, playSeat } from './support/player.ts';
import { ownerOf, viewOf } from './support/seated-players.ts';
import { endHosts, startTestCluster, type TestCluster } from './support/test-cluster.ts';

const PHONE = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };
const WINDOW = { viewport: { width: 1280, height: 720 } };

const opened = openBrowser();
let house: TestCluster;
let ben: Player;
/** Two addresses, and where they lead: to the host that has the room, and to another one. */
let doors: Relay[];
let behind: readonly number[];
/** Anna's, Cleo's who looks on at the same door, and a television's at the other one. */
let phone: Guest;
let app: Guest;
let set: Guest;

async function roomFirst(): Promise<readonly number[]> {
  const { port } = await ownerOf(house, ROOM_ID);
  return [port, ...house.doors().filter((one) => one !== port)];
}

async function comeIn(name: string): Promise<Visitor> {
  const visitor = await visit(behind[0] as number, undefined, 'sealed');
  await visitor.client.room.call({ name });
  void watchRoom(visitor);
  return visitor;
}

beforeAll(async () => {
  if (!NATS) return console.log(NO_NATS);
  house = await startTestCluster(3, 3, { pages: PAGES });
  behind = await roomFirst();
  doors = await Promise.all([0, 1].map((k) => startRelay(() => behind[k] as number)));
  const [anna, other] = [await comeIn('Anna'), await comeIn('Ben')];
  const { table } = await anna.client.room.play({ game: 'spizzichino', deal: true });
  await anna.client.table.changeSettings({ table, settings: { spectators: true } });
  const [seat = 0] = (await viewOf(other, table)).mine;
  const cleo = await comeIn('Cleo');
  for (const { socket } of [anna, other, cleo]) socket.close();
  ben = playSeat({ table, seat, token: other.token, random: seeded(3), doors: () => house.doors(), thinks: 300 });
  const at = (path: string, door = 0): string => `http://127.0.0.1:${doors[door]?.port}${path}`;
  phone = await openWindow(opened.browser, { device: PHONE, token: anna.token, breaks: true });
  await phone.page.goto(at(`/hand/#/table/${table}`));
  app = await openWindow(opened.browser, { device: WINDOW, token: cleo.token, depth: 'flat', breaks: true });
  await app.page.goto(at(`/#/table/${table}`));
  set = await openWindow(opened.browser, { device: WINDOW, depth: 'flat', breaks: true });
  await set.page.goto(at('/screen', 1));
});

afterAll(() => {
  ben?.stop();
  for (const door of doors ?? []) door.close();
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

/** What each says while nothing can be settled: two at whose door the room is held, and one that was carried to it. */
const said = () => [
  phone.page.getByText('Waiting for other hosts').first(),
  app.page.getByText('Other hosts aren’t answering').first(),
  set.page.getByText('Can’t reach the table').first(),
];

/** Who is said to be on turn, for eyes and ears. */
const onTurn = ({ page }: Guest): Promise<string[]> =>
  page
    .locator('body')
    .getByText(/\byour turn\b|\bto play\b|\bplays\.|\bat once\b/i)
    .allInnerTexts();

/** Whether what is said at once is what lies on top, in its middle. */
const isOnTop = ({ page }: Guest): Promise<boolean> =>
  page.evaluate(() => {
    const notice = document.querySelector('.notice:popover-open');
    const { left, top, width, height } = notice?.getBoundingClientRect() ?? new DOMRect();
    return notice?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
  });

describe.runIf(NATS)('pages in a house', () => {
  it('say that the house does not answer while the broker is silent, and go on when it is back', async () => {
    await moveByTap(phone);
    await set.page.getByText('Anna').first().waitFor();
    for (const node of house.nodes) node.signal('SIGSTOP');
    for (const words of said()) await words.waitFor();
    for (const guest of [phone, app, set]) expect(await onTurn(guest)).toEqual([]);
    await shoot(phone, 'stalled-phone');
    await shoot(app, 'stalled-app');
    await shoot(set, 'stalled-screen');
    for (const node of house.nodes) node.signal('SIGCONT');
    for (const words of said()) await words.waitFor({ state: 'detached' });
    await moveByTap(phone);
  });

  it('say of nobody that it is their turn while nobody is reached, and go on when somebody is', async () => {
    await expect.poll(() => onTurn(set), { timeout: 60_000 }).not.toEqual([]);
    for (const door of doors) door.set('cut');
    for (const guest of [phone, app, set]) {
      await guest.page.locator('.notice').getByText('Can’t reach the table').waitFor();
      expect(await onTurn(guest)).toEqual([]);
      expect(await isOnTop(guest)).toBe(true);
      await shoot(guest, `lost-${guest === phone ? 'phone' : guest === app ? 'app' : 'screen'}`);
    }
    for (const door of doors) door.set('open');
    for (const { page } of [phone, app, set]) await page.locator('.notice').waitFor({ state: 'detached' });
    await moveByTap(phone);
    await expect.poll(() => onTurn(set), { timeout: 60_000 }).not.toEqual([]);
  });

  it('come back by themselves when the host that has their table is killed, and play on', async () => {
    const holder = await ownerOf(house, ROOM_ID);
    phone.received.length = 0;
    set.received.length = 0;
    const killed = holder.end('SIGKILL');
    behind = house.doors();
    await killed;
    await moveByTap(phone);
    await shoot(phone, 'again-phone');
    await shoot(set, 'again-screen');
    expect(await ownerOf(house, ROOM_ID)).not.toBe(holder);
    // Who looks on is told of it again, too, and nothing on any page fell over.
    await expect.poll(() => set.received.some((text) => text.includes('"version":')), { timeout: 60_000 }).toBe(true);
    expect(ben.faults).toEqual([]);
    expect([phone, app, set].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
