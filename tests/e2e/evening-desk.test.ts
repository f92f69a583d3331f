/** An evening with a desk: what its television and the phones of those who play show of it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import type { EveningRequest } from '#shared/protocol/evening.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { startChild } from '../host/support/server-process.ts';
import { houseAddress } from '../host/support/test-server.ts';
import { comeIn, leaveFor, type Member, scan } from './support/evening.ts';
import { nearlyOver } from './support/games/nearly-over.ts';
import { arrive, type Guest, PATIENCE, shoot } from './support/guest.ts';
import { serveByChild, serveInside } from './support/served.ts';
import { SMALL_SCREEN } from './support/tv-table.ts';
import { stringWire } from './support/wire.ts';

const LONG = 2 * PATIENCE;
const TELEVISION = { device: { viewport: SMALL_SCREEN } };
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dino'];

const SWISS: EveningRequest = {
  name: 'Friday at Nonna’s',
  games: [{ game: 'spizzichino' }],
  form: { form: 'swiss' },
  scoring: 'places',
  rounds: 3,
  minutes: 20,
};

const codeOn = async ({ page }: Guest): Promise<string> => (await page.locator('.join-code').innerText()).trim();

/** What a phone says of its owner's table: the number, and with whom. */
async function placeOn({ page }: Guest): Promise<{ table: number; others: string }> {
  const place = page.locator('.own-place strong', { hasText: /^Table \d+, with / });
  const [, table, others = ''] = /Table (\d+), with (.*)/.exec(await place.innerText()) ?? [];
  return { table: Number(table), others: others.replace(/[\u2068\u2069]/g, '') };
}

/** A card that may be played now, from the hand or from before oneself. */
const PLAYABLE = ':is([data-hand], .touchable)[aria-disabled="false"]';
/** What is gone by then can't be tapped any more, in ms. */
const STEADY = 1000;

/** Takes up and plays what may be played, until the match has ended. */
async function playOut({ page }: Guest): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (await page.locator('dialog.score.final').count()) return;
    const [play, card] = [page.locator('.whose button', { hasText: 'Play' }), page.locator(PLAYABLE)];
    const next = (await play.count()) > 0 ? play : card;
    if ((await next.count()) > 0)
      await next
        .first()
        .tap({ timeout: STEADY })
        .catch(() => undefined);
    else await page.waitForTimeout(100);
  }
  throw new Error('the match did not end');
}

describe('an evening on a television and four phones', () => {
  const app = serveInside({
    opensTables: true,
    network: { addresses: () => ['http://192.168.7.1:4747'] },
    gameOf: (id) => {
      const game = gameOf(id);
      return game && nearlyOver(game, 2);
    },
  });
  let tv: Guest;
  let desk: Visitor;
  let before: { table: number; others: string }[] = [];
  const phones: Member[] = [];

  beforeAll(async () => {
    tv = await app.arrive('/screen', TELEVISION);
    desk = await visit(app.port);
    const code = await codeOn(tv);
    for (const name of NAMES) {
      const phone = await scan(app, code, name);
      phones.push(phone);
      await comeIn(phone);
    }
  }, LONG);

  afterAll(async () => {
    for (const phone of phones) await leaveFor(phone);
    await desk.leave();
  }, PATIENCE);

  it('begins with a way in, and who is in', async () => {
    await desk.client.evening.begin(SWISS);
    await tv.page.getByText('4 players').waitFor();
    expect(await tv.page.locator('.room-join-options img').count()).toBe(1);
    for (const { page } of phones) await page.getByText('You’re in').waitFor();
    await shoot(tv, 'evening-desk-before');
  });

  it('says to each phone where it sits and with whom, and the television says the same', async () => {
    await desk.client.evening.next({});
    before = [];
    for (const phone of phones) before.push(await placeOn(phone));
    for (const [k, { table, others }] of before.entries()) {
      expect(NAMES).toContain(others);
      expect(before[NAMES.indexOf(others)]).toEqual({ table, others: NAMES[k] });
      const card = tv.page.locator('.desk-table', { hasText: `Table ${table}` });
      await card
        .filter({ hasText: NAMES[k] ?? '' })
        .filter({ hasText: others })
        .waitFor();
    }
    await tv.page.locator('.desk-clock', { hasText: '20:00' }).waitFor();
    await shoot(tv, 'evening-desk-seated');
    const [ada] = phones as [Member];
    await shoot(ada, 'evening-desk-seated-phone');
  });

  it('calls a table: the television and its phones hear it, the others don’t', async () => {
    await desk.client.evening.callTable({ table: 1 });
    await tv.page.locator('.desk-word', { hasText: 'Calling table 1' }).waitFor();
    const [there, elsewhere] = [
      phones.filter((_, k) => before[k]?.table === 1),
      phones.filter((_, k) => before[k]?.table !== 1),
    ];
    expect([there.length, elsewhere.length]).toEqual([2, 2]);
    for (const { page } of there) await page.locator('.notice', { hasText: 'The host is calling table 1' }).waitFor();
    for (const { page } of elsewhere) expect(await page.locator('.notice').count()).toBe(0);
    for (const phone of there) await phone.press('Got it');
    for (const { page } of there) expect(await page.locator('.notice').count()).toBe(0);
  });

  it('brings everybody to their cards without a tap', async () => {
    const taps = phones.map((phone) => phone.taps);
    await desk.client.evening.deal({});
    for (const { page } of phones) await page.locator('main.playing').waitFor();
    expect(phones.map((phone) => phone.taps)).toEqual(taps);
    await expect.poll(() => tv.page.locator('.desk-clock strong').innerText()).toMatch(/^19:\d\d$/);
    await desk.client.evening.say({ text: 'Dinner at nine' });
    for (const { page } of phones) await page.locator('.notice', { hasText: 'Host: Dinner at nine' }).waitFor();
    const [ada] = phones as [Member];
    await shoot(ada, 'evening-desk-word-phone');
    await shoot(tv, 'evening-desk-playing');
    for (const phone of phones) await phone.press('Got it');
  });

  it('shows four tables, or one, as the desk wants it, and goes back by a key', async () => {
    const { page } = tv;
    await desk.client.evening.show({ what: 'four' });
    await page.locator('.plan .sitter').nth(3).waitFor();
    expect(await page.locator('.plan').count()).toBe(2);
    await page.locator('.plan [data-on-turn="true"]').nth(1).waitFor();
    await shoot(tv, 'evening-desk-four');
    // A plan is no screen of its table: phones there go on showing all of it.
    for (const phone of phones) expect(await phone.page.locator('main.hand-only').count()).toBe(0);
    await desk.client.evening.show({ what: 2 });
    await page.locator('.tv-match', { hasText: 'Table 2' }).waitFor();
    await shoot(tv, 'evening-desk-one');
    await page.keyboard.press('Escape');
    await page.locator('.desk-screen').waitFor();
    expect(new URL(page.url()).hash).toBe('#/screen/desk');
    await page.locator('.desk-table', { hasText: 'Table 1' }).click();
    await page.locator('.tv-match', { hasText: 'Table 1' }).waitFor();
    await desk.client.evening.show({ what: 'desk' });
    await page.locator('.desk-screen').waitFor();
  });

  it('brings the results on the television, and says to phones what comes next', { timeout: LONG }, async () => {
    await Promise.all(phones.map(playOut));
    await tv.page.locator('.desk-table[data-state="over"]').nth(1).waitFor();
    const points = await tv.page.locator('.places b').allInnerTexts();
    expect(points.map(Number)).toEqual([1, 1, 0, 0]);
    expect(await tv.page.locator('.desk-table [data-won="true"]').count()).toBe(2);
    for (const { page } of phones) {
      await page.getByText('Your table is done').first().waitFor();
      expect(await page.getByRole('button', { name: 'Again' }).count()).toBe(0);
    }
    await shoot(tv, 'evening-desk-results');
    const [ada] = phones as [Member];
    await shoot(ada, 'evening-desk-over-phone');
  });

  it('seats everybody anew, with somebody else', async () => {
    await desk.client.evening.next({});
    await tv.page.getByText('Round 2 of 3').waitFor();
    for (const [k, phone] of phones.entries()) {
      const { others } = await placeOn(phone);
      expect(others).not.toBe(before[k]?.others);
    }
    const [ada] = phones as [Member];
    await ada.press('Standings');
    expect(await ada.page.locator('dialog .standings tbody tr').count()).toBe(4);
    await shoot(ada, 'evening-desk-standings-phone');
    await ada.press('Close');
  });

  it('has nothing to complain about', () => {
    expect([tv, ...phones].flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(app.server.log).toEqual([]);
  });
});

describe('a television whose host was killed', () => {
  const app = serveByChild();

  it('is at the desk again by itself', { timeout: LONG }, async () => {
    const tv = await arrive(app.browser, app.url('/screen'), { ...TELEVISION, breaks: true });
    const desk = await visit(app.port);
    const people: Visitor[] = [];
    for (const name of NAMES) {
      const visitor = await visit(app.port);
      await visitor.client.room.call({ name });
      void watchRoom(visitor);
      people.push(visitor);
    }
    await tv.page.locator('.people-list li').nth(3).waitFor();
    await desk.client.evening.begin(SWISS);
    await desk.client.evening.next({});
    await desk.client.evening.deal({});
    await tv.page.locator('.desk-table[data-state="playing"], .desk-table[data-state="alone"]').nth(1).waitFor();
    const seats = await tv.page.locator('.desk-table .name').allInnerTexts();
    await app.server.end('SIGKILL');
    await tv.page.getByText('Can’t reach the table').waitFor();
    await startChild(app.data, '--port', String(app.port));
    await tv.page.getByText('Can’t reach the table').waitFor({ state: 'detached' });
    await tv.page.locator('.desk-table[data-state="alone"]').nth(1).waitFor();
    expect(await tv.page.locator('.desk-table .name').allInnerTexts()).toEqual(seats);
    expect(tv.complaints).toEqual([]);
  });
});

describe('a set in another room', () => {
  const app = serveInside({ opensTables: true, network: { addresses: () => ['http://192.168.7.1:4747'] } });

  it('shows three cards, and the room once a phone has touched them', { timeout: LONG }, async () => {
    const home = await visit(app.port);
    const ada = await scan(app, await codeOf(home), 'Ada');
    await comeIn(ada);
    const wire = await stringWire(app.port, houseAddress(200));
    const set = await arrive(app.browser, `http://127.0.0.1:${wire.port}/screen`, TELEVISION);
    await set.page.locator('.pairing-screen img.card-face').nth(2).waitFor();
    const shown = await cardsIn(set.page, '.pairing-screen .three-cards');
    await shoot(set, 'evening-desk-knock');
    await ada.press('Pair it');
    await ada.page.locator('dialog.knock .offer img').nth(8).waitFor();
    await shoot(ada, 'evening-desk-knock-phone');
    const offers = await Promise.all([0, 1, 2].map((k) => cardsIn(ada.page, `.offer >> nth=${k}`)));
    const right = offers.findIndex((cards) => cards.join() === shown.join());
    expect(right).toBeGreaterThanOrEqual(0);
    await ada.tap(ada.page.locator('.offer').nth(right));
    await set.page.locator('.room-screen', { hasText: 'Ada' }).waitFor();
    await ada.page.locator('.knocks').waitFor({ state: 'detached' });
    expect([set, ada].flatMap(({ complaints }) => complaints)).toEqual([]);
    await leaveFor(ada);
    await home.leave();
    wire.close();
  });
});

/** What the three cards are called, in order. */
function cardsIn(page: Page, where: string): Promise<string[]> {
  return page
    .locator(where)
    .locator('.card-face')
    .evaluateAll((all) => all.map((card) => card.getAttribute('alt') ?? ''));
}

/** The room's code, as its home is told. */
async function codeOf({ client }: Visitor): Promise<string> {
  for await (const { code } of await client.room.watch({})) if (code) return code;
  throw new Error('the room told no code');
}

/** Has the room open until the line breaks. */
async function watchRoom({ client }: Visitor): Promise<void> {
  try {
    for await (const _ of await client.room.watch({}));
  } catch {
    // The host is gone.
  }
}
