/** The desk of an evening: at a laptop with the mouse and with keys alone, and on a captain's phone by touch. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { allHere, eveningOf, isPlayedOut, playSeat, watchRoom } from '../host/support/evening-clients.ts';
import { comeIn, leaveFor, type Member, scan } from './support/evening.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const LONG = PATIENCE;
const LAPTOP = { viewport: { width: 1280, height: 720 } };
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dino', 'Eva', 'Fabio'];

const random = seeded(12);

/** People whose phones are but a line to the host. */
async function lightPeople(port: number, names: readonly string[]): Promise<Visitor[]> {
  const people: Visitor[] = [];
  for (const name of names) {
    const visitor = await visit(port);
    await visitor.client.room.call({ name });
    void watchRoom(visitor);
    people.push(visitor);
  }
  return people;
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

/** Everybody plays the latest round to its end. */
async function playRound(people: readonly Visitor[], isOver: (view: EveningView) => boolean): Promise<void> {
  const [first] = people;
  if (!first) throw new Error('nobody plays');
  await Promise.all(people.map((person) => playSeat(person, random)));
  await eveningOf(first, isOver);
}

describe('at a laptop', () => {
  const app = serveInside();
  let desk: Guest;
  let people: Visitor[];

  beforeAll(async () => {
    people = await lightPeople(app.port, NAMES);
    desk = await app.arrive('/', { device: { ...LAPTOP, acceptDownloads: true } });
    desk.page.setDefaultTimeout(60_000);
  }, LONG);

  const standing = (name: string) => desk.page.locator('.standings tbody tr', { hasText: name });
  const pointsOf = async (name: string): Promise<number> =>
    Number((await standing(name).locator('.points').innerText()).replace('−', '-'));

  it('begins with what is sensible, and says why a form does not fit', async () => {
    const { page } = desk;
    await page.getByRole('link', { name: 'Play together' }).click();
    await page.getByRole('link', { name: 'Game night', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading', { name: '6 players' }).waitFor();
    for (const name of NAMES) await sheet.getByText(name, { exact: true }).waitFor();
    expect(await sheet.getByRole('radio', { checked: true }).count()).toBeGreaterThan(1);
    await sheet.locator('.choice', { hasText: 'Briscola Chiamata' }).click();
    await sheet.locator('.choice', { hasText: 'Spizzichino' }).click();
    await sheet.getByText('Briscola Chiamata isn’t a game for two').first().waitFor();
    expect(await sheet.getByRole('radio', { name: 'Swiss' }).isDisabled()).toBe(true);
    await sheet.locator('.choice', { hasText: 'Same deals' }).click();
    for (let k = 0; k < 3; k++) await button(sheet, 'Deals per round: less').click();
    for (let k = 0; k < 2; k++) await button(sheet, 'Rounds: less').click();
    await sheet.getByText('6 players, Briscola Chiamata: 2 rounds of 20 minutes.').waitFor();
    await shoot(desk, 'desk-begin');
    await button(sheet, 'Start').click();
    await desk.page.locator('main.evening', { hasText: '2 rounds' }).waitFor();
  });

  it('seats a round, deals, and knows how far each table is', { timeout: LONG }, async () => {
    const { page } = desk;
    await button(page, 'Seat round 1').click();
    await page.locator('.evening-table').nth(1).waitFor();
    expect(await page.locator('.evening-table').count()).toBe(2);
    await shoot(desk, 'desk-seated');
    await button(page, 'Deal to all tables').click();
    await page.locator('.evening-table[data-state="playing"], .evening-table[data-state="alone"]').first().waitFor();
    await page.locator('.clock b').waitFor();
    await playRound(people, isPlayedOut);
    await page.locator('.evening-table[data-state="over"]').nth(1).waitFor();
    await page.locator('button.brass', { hasText: 'Seat round 2' }).click();
    await button(page, 'Deal to all tables').click();
    await playRound(people, isPlayedOut);
    await page.locator('button.brass', { hasText: 'End game night' }).waitFor();
    await shoot(desk, 'desk-played');
  });

  it('unfolds a line of the standings into what its points are made of', async () => {
    await standing('Ada').getByRole('button').click();
    const account = desk.page.locator('.account');
    await account.getByText('Total').waitFor();
    const lines = await account.locator('li').allInnerTexts();
    expect(lines).toHaveLength(3);
    const values = (await account.locator('li > b').allInnerTexts()).map(Number);
    expect(values.at(-1)).toBeCloseTo((values[0] ?? 0) + (values[1] ?? 0), 5);
    expect(values.at(-1)).toBe(await pointsOf('Ada'));
  });

  it('shows a deal at every table side by side', async () => {
    const { page } = desk;
    await button(page, 'Rounds').first().click();
    const deal = page.locator('.deal-played');
    await deal.waitFor();
    expect(await deal.locator('tbody tr').count()).toBe(2);
    expect(await deal.locator('tbody td').count()).toBe(10);
    await shoot(desk, 'desk-deal');
  });

  it('corrects a result, and everybody’s points follow', async () => {
    const { page } = desk;
    const { round } = await eveningOf(people[0] as Visitor);
    const table = round?.tables[0];
    const seat = table?.seats.findIndex(({ kind }) => kind === 'person') ?? -1;
    const sitter = table?.seats[seat];
    const { standings } = await eveningOf(people[0] as Visitor);
    const who = standings.find(({ player }) => sitter?.kind === 'person' && player === sitter.player);
    const name = who?.name ?? '';
    const better = (table?.entries[0]?.scores?.[seat] ?? 0) < 100;
    await button(page, 'More about table 1').click();
    await button(page, 'Correct the result').click();
    await page.getByLabel(`${name}: score`).fill(better ? '500' : '-500');
    await page.getByLabel('Reason').fill('=Miscounted');
    await shoot(desk, 'desk-correct');
    await button(page.locator('dialog.correct'), 'Correct the result').click();
    await page.getByText('corrected by').waitFor();
    const after = await eveningOf(people[0] as Visitor, ({ standings: all }) => {
      return all.find((one) => one.name === name)?.points !== who?.points;
    });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const points = after.standings.find((one) => one.name === name)?.points ?? Number.NaN;
    await expect.poll(() => pointsOf(name)).toBe(points / 100);
  });

  it('saves both files for a spreadsheet', async () => {
    const { page } = desk;
    for (const what of ['Standings', 'Results']) {
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, `${what} as CSV`).click()]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`-evening-${what.toLowerCase()}[.]csv$`));
      const text = await readFile(await download.path(), 'utf8');
      expect(text.startsWith('\uFEFF')).toBe(true);
      for (const name of NAMES) expect(text).toContain(`"${name}"`);
      expect(text.split('\r\n').length).toBeGreaterThan(NAMES.length);
    }
  });

  it('prints the standings and each round on white paper', async () => {
    const { page } = desk;
    await page.evaluate(() => {
      window.print = () => document.body.toggleAttribute('data-printed', true);
    });
    await button(page, 'Print').click();
    await page.locator('body[data-printed] > .printed').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.printed .standings tbody tr').count()).toBe(NAMES.length);
    expect(await page.locator('.printed .deal-played').count()).toBe(2);
    expect(await page.locator('main.evening').isVisible()).toBe(false);
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color, root: getComputedStyle(document.documentElement).backgroundColor };
    });
    expect(colours).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', color: 'rgb(0, 0, 0)', root: 'rgba(0, 0, 0, 0)' });
    await page.setViewportSize({ width: 794, height: 1123 });
    await shoot(desk, 'desk-print');
    await page.emulateMedia({ media: null });
    await page.setViewportSize(LAPTOP.viewport);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.locator('.printed').waitFor({ state: 'detached' });
  });

  it('does it all again with keys alone', { timeout: LONG }, async () => {
    const { page } = desk;
    const press = async (name: RegExp): Promise<void> => {
      for (let k = 0; k < 60; k++) {
        const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
        if (name.test(focused)) return await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
      }
      throw new Error(`no key comes to ${name}`);
    };
    await press(/^End game night$/);
    await press(/^End game night$/);
    await page.getByText('Game night is over').waitFor();
    await press(/^Start another one$/);
    await page.locator('dialog.begin').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('dialog.begin').waitFor({ state: 'detached' });
    await page.getByText('5 rounds').first().waitFor();
    await press(/^Seat round 1$/);
    await page.locator('.evening-table').nth(2).waitFor();
    await press(/^Deal to all tables$/);
    await page.locator('.evening-table[data-state="playing"], .evening-table[data-state="alone"]').nth(2).waitFor();
  });

  it('has nothing to complain about', () => {
    expect(desk.complaints).toEqual([]);
    expect(app.server.log).toEqual([]);
  });
});

describe('on a captain’s phone', () => {
  const app = serveInside({ opensTables: true, network: { addresses: () => ['http://192.168.7.1:4747'] } });
  let captain: Member;
  let home: Visitor;
  let people: Visitor[];

  beforeAll(async () => {
    home = await visit(app.port);
    await home.client.room.open({ open: true });
    const code = await codeOf(home);
    captain = await scan(app, code, 'Ada');
    captain.page.setDefaultTimeout(60_000);
    await comeIn(captain);
    // Eight, so that there is a table where the captain does not sit.
    people = await lightPeople(app.port, [...NAMES.slice(1), 'Gino', 'Hugo']);
    await allHere(home, 8);
  }, LONG);

  afterAll(() => leaveFor(captain));

  it('begins, seats and deals by touch, and the desk is still there beside the cards', { timeout: LONG }, async () => {
    const { page } = captain;
    await captain.press('Plan a game night');
    await page.getByRole('heading', { name: '8 players' }).waitFor();
    await shoot(captain, 'desk-phone-begin');
    await captain.press('Start');
    await captain.press('Seat round 1');
    await page.locator('.evening-table').first().waitFor();
    await shoot(captain, 'desk-phone-seated');
    await captain.press('Deal to all tables');
    // Who leads plays, too: the cards are what comes next.
    await page.locator('[data-hand]').first().waitFor();
    await shoot(captain, 'desk-phone-dealt');
    await captain.press('Menu');
    await captain.press('Room');
    await page.locator('.evening-table[data-state="playing"]').first().waitFor();
    await shoot(captain, 'desk-phone-playing');
    expect(captain.taps).toBe(7);
  });

  it('looks in on a match from the desk, and is back there by a button or the phone’s own way', async () => {
    const { page } = captain;
    const elsewhere = page.locator('.evening-table[data-mine="false"]').first();
    const lookIn = async (): Promise<void> => {
      await captain.tap(elsewhere);
      await captain.press('View the match');
      await page.locator('main.playing').waitFor();
      expect(await page.locator('[data-hand]').count()).toBe(0);
    };
    await lookIn();
    await shoot(captain, 'desk-phone-looks-in');
    await captain.press('Menu');
    await captain.press('Room');
    await elsewhere.waitFor();
    await lookIn();
    await page.goBack();
    await elsewhere.waitFor();
  });

  it('says in the evening’s own words why something is refused', async () => {
    const { page } = captain;
    await captain.tap(page.locator('.evening-table').first());
    const call = button(page.locator('dialog.table-sheet'), 'Call this table');
    const notice = page.locator('.notice', { hasText: 'Too many messages at once.' });
    for (let k = 0; k < 40 && (await notice.count()) === 0; k++) await call.tap();
    await notice.waitFor();
    await shoot(captain, 'desk-phone-refused');
    await button(page.locator('dialog.table-sheet'), 'Close').tap();
  });

  it('has their own cards when they are dealt, wherever the captain looks', async () => {
    const { page } = captain;
    const [someone] = people as [Visitor];
    await captain.tap(page.locator('.evening-table[data-mine="false"]').first());
    await captain.press('View the match');
    await page.locator('main.playing').waitFor();
    // The desk at the host's own computer goes on meanwhile.
    const { round } = await eveningOf(someone);
    for (const { number: table } of round?.tables ?? []) await home.client.evening.breakOff({ round: 1, table });
    await home.client.evening.next({});
    await home.client.evening.deal({});
    await page.locator('[data-hand]').first().waitFor();
    expect(new URL(page.url()).hash).toBe('#/room');
  });

  it('has nothing to complain about', () => {
    expect(captain.complaints).toEqual([]);
    expect(app.server.log).toEqual([]);
  });
});

/** The code of the room. */
async function codeOf({ client }: Visitor): Promise<string> {
  for await (const { code } of await client.room.watch({})) if (code) return code;
  throw new Error('the room has no code');
}
