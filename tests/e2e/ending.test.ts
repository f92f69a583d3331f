/** States of an evening that nobody had a button out of: a match that shall end, one that was forgotten, a set that is new. */
import { hostname } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EveningRequest } from '#shared/protocol/evening.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { houseAddress } from '../host/support/test-server.ts';
import { DRAWN, launchChromium, PAINTED } from './support/chromium.ts';
import { comeIn, leaveFor, type Member, scan } from './support/evening.ts';
import { arrive, type Guest, PATIENCE, shoot } from './support/guest.ts';
import { serveInside } from './support/served.ts';
import { stringWire, type Wire } from './support/wire.ts';

const TELEVISION = { viewport: { width: 1280, height: 720 } };
const HOUSE = { opensTables: true, network: { addresses: () => ['http://192.168.7.1:4747'] } };

const codeOn = async ({ page }: Guest): Promise<string> => (await page.locator('.join-code').innerText()).trim();
const task = (tv: Guest) => tv.page.locator('.room-task');

async function member(app: Parameters<typeof scan>[0], code: string, name: string): Promise<Member> {
  const phone = await scan(app, code, name);
  await comeIn(phone);
  return phone;
}

/** At the cards: a phone that looks at the room goes there first. */
async function menuOf(phone: Member): Promise<void> {
  await phone.page.locator('main.playing').waitFor();
  await phone.press('Menu');
}

describe('who leads ends a match from the phone', { timeout: PATIENCE }, () => {
  const app = serveInside(HOUSE);
  let tv: Guest;
  let ada: Member;
  let bob: Member;
  let code: string;

  beforeAll(async () => {
    tv = await app.arrive('/screen', { device: TELEVISION });
    await task(tv).waitFor();
    code = await codeOn(tv);
    ada = await member(app, code, 'Ada');
  }, PATIENCE);
  afterAll(async () => {
    for (const phone of [ada, bob]) if (phone) await leaveFor(phone);
  });

  it('with one confirmation where only bots play besides; television and phone follow', async () => {
    await ada.press(/Spizzichino/);
    await ada.tap(ada.page.locator('dialog').getByRole('button', { name: 'Deal', exact: true }));
    await menuOf(ada);
    await ada.press('End match');
    await ada.page.getByText('Nobody wins, and the match is recorded').waitFor();
    await shoot(ada, 'ending-sure');
    await ada.tap(ada.page.locator('.confirm .danger'));
    await ada.page.getByText('Ada ended the match.').waitFor();
    await tv.page.locator('.tv-side', { hasText: 'Ada ended the match.' }).waitFor();
    await shoot(ada, 'ending-lobby-phone');
    await shoot(tv, 'ending-lobby-tv');
  });

  it('others may object, and in a duel that is enough', async () => {
    bob = await member(app, code, 'Bob');
    await ada.press(/Spizzichino/);
    await ada.tap(ada.page.locator('dialog').getByRole('button', { name: 'Deal', exact: true }));
    await bob.page.locator('main.playing').waitFor();
    await menuOf(ada);
    await ada.press('Play another game');
    await ada.page.getByText('The others have 20 seconds to object.').waitFor();
    await ada.tap(ada.page.locator('.confirm .danger'));
    await bob.page.getByText('Ada wants to end this match and play another game.').waitFor();
    await tv.page.getByText('Ada wants to end this match and play another game.').waitFor();
    await ada.page.getByText('Asking the others.').waitFor();
    await shoot(bob, 'ending-asked-phone');
    await shoot(ada, 'ending-waits-phone');
    await shoot(tv, 'ending-asked-tv');
    await bob.page.setViewportSize({ width: 667, height: 331 });
    await shoot(bob, 'ending-asked-side');
    await bob.page.setViewportSize({ width: 375, height: 548 });
    await bob.press('Play on');
    await tv.page.getByText('Ada wants to end this match').waitFor({ state: 'detached' });
    expect(await bob.page.locator('main.playing').count()).toBe(1);
    await bob.press('Menu');
    expect(await bob.page.getByRole('button', { name: 'End match' }).count()).toBe(0);
  });

  it('once the other has gone it ends for another game, and all are told who chooses', async () => {
    await leaveFor(bob);
    await tv.page.locator('.join-corner[data-size="small"]').waitFor();
    await menuOf(ada);
    await ada.press('Play another game');
    await ada.tap(ada.page.locator('.confirm .danger'));
    await task(tv).filter({ hasText: 'Ada ended the match. Ada picks the next game' }).waitFor();
    await ada.page.locator('.shelf .game-cloth').nth(3).waitFor();
    await shoot(tv, 'ending-another-tv');
  });
});

const SWISS: EveningRequest = {
  name: 'Friday',
  games: [{ game: 'spizzichino' }],
  form: { form: 'swiss' },
  scoring: 'places',
  rounds: 2,
  minutes: 20,
};

describe('a match that somebody plays when an evening begins', { timeout: PATIENCE }, () => {
  const app = serveInside(HOUSE);
  let home: Visitor;
  let ada: Member;
  let bob: Member;
  let desk: Guest;

  beforeAll(async () => {
    home = await visit(app.port);
    const tv = await app.arrive('/screen', { device: TELEVISION });
    await task(tv).waitFor();
    const code = await codeOn(tv);
    ada = await member(app, code, 'Ada');
    await ada.press(/VIVA/);
    await ada.press('Deal');
    await ada.page.locator('main.playing').waitFor();
    bob = await member(app, code, 'Bob');
    desk = await app.arrive('/#/evening', { device: { viewport: { width: 1280, height: 720 } } });
  }, PATIENCE);
  afterAll(async () => {
    for (const phone of [ada, bob]) await leaveFor(phone);
    await home.leave();
  });

  it('is named at the desk as long as it holds, and is set aside by one press', async () => {
    await home.client.evening.begin(SWISS);
    const { page } = desk;
    await page.getByText('Ada is playing at the room’s own table.').waitFor();
    expect(await page.getByRole('button', { name: 'Seat round 1' }).count()).toBe(0);
    await shoot(desk, 'aside-blocked');
    await page.getByRole('button', { name: 'Set that match aside' }).click();
    await ada.page.locator('.aside-match').waitFor();
    await shoot(ada, 'aside-phone');
    await page.getByRole('button', { name: 'Seat round 1' }).click();
    await page.locator('.evening-table').first().waitFor();
  });

  it('corrects a table that was broken off: its fields are there at once, and what is missing is said', async () => {
    await home.client.evening.breakOff({ round: 1, table: 1 });
    const { page } = desk;
    await page.locator('.evening-table[data-state="broken"]').click();
    await page.getByRole('button', { name: 'Correct the result' }).click();
    const sheet = page.locator('dialog.correct');
    await sheet.locator('.scores input[type="text"]').first().waitFor();
    await sheet.getByText('Give everyone a score, in whole numbers.').waitFor();
    await shoot(desk, 'correct-broken');
    await sheet.getByRole('checkbox', { name: 'It was called off' }).check();
    await sheet.getByText('That’s the result already.').waitFor();
    await sheet.getByRole('checkbox', { name: 'It was called off' }).uncheck();
    for (const field of await sheet.locator('.scores input[type="text"]').all()) await field.fill('3');
    await sheet.getByText('Give a reason.').waitFor();
    await sheet.getByLabel('Reason').fill('They had finished');
    await sheet.getByRole('button', { name: 'Correct the result' }).click();
    await sheet.waitFor({ state: 'detached' });
    const { tables } = await home.client.evening.round({ round: 1 });
    expect(tables[0]?.entries.at(-1)?.scores).toEqual([3, 3]);
  });

  it('after the evening the match goes on where it stood', async () => {
    await home.client.evening.end({});
    await ada.page.getByRole('button', { name: 'Continue' }).tap();
    await ada.page.locator('main.playing').waitFor();
  });
});

describe('a match against bots that all have left', { timeout: PATIENCE }, () => {
  const app = serveInside(HOUSE);

  it('sends the television back to the room, and asks no phone whether it is the one who left; who says that name is asked', async () => {
    const tv = await app.arrive('/screen', { device: TELEVISION });
    await task(tv).waitFor();
    const code = await codeOn(tv);
    const ada = await member(app, code, 'Ada');
    await ada.press(/VIVA/);
    await ada.press('Deal');
    await ada.page.locator('main.playing').waitFor();
    const bob = await member(app, code, 'Bob');
    await leaveFor(ada);
    await task(tv)
      .filter({ hasText: /Ada\u2069? has left. The match waits/ })
      .waitFor({ timeout: PATIENCE });
    await tv.page.locator('.people-list li', { hasText: 'Bob' }).waitFor();
    await shoot(tv, 'left-tv');
    const phone = await scan(app, code, 'Ada');
    await phone.page.getByLabel('Your name').waitFor();
    for (const { page } of [bob, phone]) expect(await page.locator('.claim').count()).toBe(0);
    await phone.page.getByLabel('Your name').fill('Ada');
    await phone.press('Join');
    await phone.page.locator('.claim button', { hasText: 'I’m Ada' }).waitFor();
    for (const one of [bob, phone]) await leaveFor(one);
  });
});

describe('a television that is not the host’s computer', { timeout: PATIENCE }, () => {
  const app = serveInside(HOUSE);
  /** Whatever address is called, it is this computer: as a set in the house calls the host. */
  let house: Browser;
  let wire: Wire;
  beforeAll(async () => {
    house = await launchChromium([...DRAWN, ...PAINTED, '--host-resolver-rules=MAP * 127.0.0.1']);
  });
  afterAll(async () => {
    await house.close();
    wire.close();
  });

  it('shows where phones go and what is asked there; who scans that is asked at once', async () => {
    wire = await stringWire(app.port, houseAddress(201));
    const set = await arrive(house, `http://${hostname()}:${wire.port}/screen`, { device: TELEVISION });
    await set.page.locator('.pairing-screen img.card-face').nth(2).waitFor();
    const picture = await set.page.locator('.pairing-screen .qr').boundingBox();
    expect((picture?.height ?? 0) / TELEVISION.viewport.height).toBeGreaterThanOrEqual(0.4);
    await set.page.getByText(`${hostname().toLowerCase()}:${wire.port}/hand`).waitFor();
    await shoot(set, 'knock-tv');
    const home = await visit(app.port);
    const code = await codeOf(home);
    // Nobody is in the room yet. The picture leads here; the code is typed.
    const ada = await scan(app, '/screen', 'Ada');
    await ada.page.getByLabel('Table code').fill(code);
    await ada.press('Join');
    await comeIn(ada);
    await ada.page.locator('dialog.knock .offer img').nth(8).waitFor();
    await shoot(ada, 'knock-phone');
    const shown = await cardsIn(set.page, '.pairing-screen .three-cards');
    const offers = await Promise.all([0, 1, 2].map((k) => cardsIn(ada.page, `.offer >> nth=${k}`)));
    await ada.tap(ada.page.locator('.offer').nth(offers.findIndex((cards) => cards.join() === shown.join())));
    await set.page.locator('.room-screen', { hasText: 'Ada' }).waitFor();
    await leaveFor(ada);
    await home.leave();
  });
});

function cardsIn(page: Page, where: string): Promise<string[]> {
  return page
    .locator(where)
    .locator('.card-face')
    .evaluateAll((all) => all.map((card) => card.getAttribute('alt') ?? ''));
}

async function codeOf({ client }: Visitor): Promise<string> {
  for await (const { code } of await client.room.watch({})) if (code) return code;
  throw new Error('the room told no code');
}
