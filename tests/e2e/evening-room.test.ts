/** An evening in the room: from a dark television to the third match, with five phones and no laptop. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { PausableClock } from '../host/support/pausable-clock.ts';
import { fastClock } from '../host/support/test-server.ts';
import { comeIn, leaveFor, type Member, scan } from './support/evening.ts';
import { stacked } from './support/games/stacked.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { tapUntilGone } from './support/phone.ts';
import { serveInside } from './support/served.ts';

const LONG = 3 * PATIENCE;
const TELEVISION = { viewport: { width: 1280, height: 720 } };

/** Five cards of Rome, and no curse: nobody has to vote before somebody is out, and who is out too soon ends the match. */
const TURN = ['R12', 'R47', 'R50', 'R60', 'R70', 'R71'] as const;

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dino', 'Eva'];

function stackedGames() {
  const deck = stacked(Array.from({ length: 8 }, () => TURN));
  return (id: string) => (id === 'vbi-maior' ? deck : gameOf(id));
}

const task = (tv: Guest) => tv.page.locator('.room-task');
const codeOn = async ({ page }: Guest): Promise<string> => (await page.locator('.join-code').innerText()).trim();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Whoever says to be out while others hold lower cards loses the match for all. */
async function loseVbiMaior(phones: readonly Member[]): Promise<void> {
  for (const phone of phones) await tapUntilGone({ ...phone, seat: 0 }, '.arrange .acts > button');
  const [first] = phones;
  if (!first) throw new Error('nobody plays');
  await first.page.locator('.race button:has-text("I’m out")').tap();
  await first.page.locator('.race .danger').tap();
  for (const { page } of phones) await page.locator('dialog.score.final').waitFor();
}

describe('from a dark television to the third match', () => {
  /** People have half a minute to choose after a match, however long this machine takes to show them that. */
  const clock = new PausableClock();
  const app = serveInside({
    clock,
    opensTables: true,
    network: { addresses: () => ['http://192.168.7.1:4747'], localName: () => 'nonna.local:4747' },
    gameOf: stackedGames(),
  });
  let tv: Guest;
  let code: string;
  const phones: Member[] = [];

  beforeAll(async () => {
    tv = await app.arrive('/screen', { device: TELEVISION });
  }, LONG);

  afterAll(async () => {
    for (const phone of phones) await leaveFor(phone);
  });

  it('shows at once the six games, one picture to scan, the code and both addresses', async () => {
    await task(tv).filter({ hasText: 'Scan this with your phone' }).waitFor();
    expect(await tv.page.locator('.shelf .game-cloth').count()).toBe(6);
    const picture = await tv.page.locator('.room-join-options img').boundingBox();
    expect((picture?.height ?? 0) / TELEVISION.viewport.height).toBeGreaterThanOrEqual(0.4);
    expect(await tv.page.locator('.room-addresses').innerText()).toContain('nonna.local:4747');
    code = await codeOn(tv);
    await shoot(tv, 'evening-dark');
  });

  it('names everybody who comes in, and who leads', async () => {
    for (const name of NAMES.slice(0, 4)) {
      const phone = await scan(app, code, name);
      phones.push(phone);
      await comeIn(phone);
      expect(phone.taps).toBe(1);
    }
    await task(tv).filter({ hasText: 'Ada picks the next game' }).waitFor();
    expect(await tv.page.locator('.people-list li').count()).toBe(4);
    await phones[1]?.page.getByText('Ada picks the next game').waitFor();
    await shoot(tv, 'evening-people');
  });

  it('from the scan to a seat it takes two taps', async () => {
    const [ada] = phones as [Member];
    await ada.press(/Vbi Maior/);
    await ada.tap(ada.page.locator('.set-up .choice', { hasText: '5' }).first());
    await ada.press('Set up first');
    await tv.page.locator('.tv-side').waitFor();
    const eva = await scan(app, code, 'Eva');
    phones.push(eva);
    await comeIn(eva);
    await eva.press('Sit down');
    await eva.page.getByText('Everyone’s seated').waitFor();
    expect(eva.taps).toBe(2);
    await tv.page.locator('.tv-side', { hasText: 'Eva' }).waitFor();
    await shoot(eva, 'evening-seat');
    await shoot(tv, 'evening-lobby');
  });

  it('from the television to the first card who leads taps no more than six times', async () => {
    const [ada] = phones as [Member];
    await ada.press('Deal');
    for (const { page } of phones) await page.locator('.arrange').waitFor();
    console.log(`taps of who leads, from the television to the first card: ${ada.taps}`);
    expect(ada.taps).toBeLessThanOrEqual(6);
    await tv.page.locator('.tv-match').waitFor();
  });

  it('sends no phone home after a match: it counts down, and all see what each wants', { timeout: LONG }, async () => {
    await loseVbiMaior(phones);
    clock.hold();
    const [ada, bob, ...others] = phones as [Member, Member, ...Member[]];
    await ada.press('Again');
    await tv.page.locator('.tv-after li[data-choice="again"]', { hasText: 'Ada' }).waitFor();
    await bob.page.locator('.after li', { hasText: 'Ada' }).filter({ hasText: 'Again' }).waitFor();
    await shoot(tv, 'evening-after');
    await shoot(bob, 'evening-after-phone');
    for (const phone of [bob, ...others]) await phone.press('Again');
    await tv.page
      .locator('.tv-after li[data-choice="again"]')
      .nth(NAMES.length - 1)
      .waitFor();
    clock.goOn();
    for (const { page } of phones) await page.locator('.arrange').waitFor();
  });

  it('plays the third match where most want another game', { timeout: LONG }, async () => {
    await loseVbiMaior(phones);
    clock.hold();
    for (const phone of phones) await phone.press('Another game');
    clock.goOn();
    await task(tv).filter({ hasText: 'Ada picks the next game' }).waitFor();
    const [ada] = phones as [Member];
    await ada.press(/Briscola Chiamata/);
    await ada.press('Deal');
    for (const { page } of phones) await page.locator('[data-hand]').nth(7).waitFor();
    await tv.page.locator('.tv-match').waitFor();
    await shoot(tv, 'evening-third');
  });

  it('has nothing to complain about', () => {
    expect([tv, ...phones].flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(app.server.log).toEqual([]);
  });
});

describe('who comes late, and who has lost their phone', () => {
  const app = serveInside({
    opensTables: true,
    network: { addresses: () => ['http://192.168.7.1:4747'] },
    gameOf: stackedGames(),
  });
  let code: string;
  let ada: Member;
  let bob: Member;

  beforeAll(async () => {
    const tv = await app.arrive('/screen', { device: TELEVISION });
    code = await codeOn(tv);
    ada = await scan(app, code, 'Ada');
    await comeIn(ada);
    bob = await scan(app, code, 'Bob');
    await comeIn(bob);
    await ada.press(/VIVA/);
    await ada.press('Deal');
    for (const { page } of [ada, bob]) await page.locator('[data-hand]').first().waitFor();
  }, LONG);

  it('takes a bot’s seat from the next deal on, and says so', { timeout: LONG }, async () => {
    const cleo = await scan(app, code, 'Cleo');
    await comeIn(cleo);
    await cleo.press('Sit down');
    await cleo.page.getByText(/You get .+’s seat at the next deal/).waitFor();
    expect(cleo.taps).toBe(2);
    await shoot(cleo, 'evening-late');
    await leaveFor(cleo);
  });

  it('is found again by a neighbour’s word', { timeout: LONG }, async () => {
    await leaveFor(bob);
    const again = await scan(app, code, 'Bob');
    await button(again.page, 'I’m Bob').waitFor();
    await shoot(again, 'evening-lost-phone');
    await again.press('I’m Bob');
    await ada.press('Yes, that’s Bob');
    await again.page.locator('[data-hand]').first().waitFor();
    await leaveFor(again);
  });
});

describe('when who leads is gone', () => {
  const app = serveInside({
    opensTables: true,
    network: { addresses: () => ['http://192.168.7.1:4747'] },
    clock: fastClock(20),
  });

  it('the next one leads, and the first one does not take it back', { timeout: LONG }, async () => {
    const tv = await app.arrive('/screen', { device: TELEVISION });
    const code = await codeOn(tv);
    const [ada, bob] = [await scan(app, code, 'Ada'), await scan(app, code, 'Bob')];
    for (const phone of [ada, bob]) await comeIn(phone);
    await task(tv).filter({ hasText: 'Ada picks' }).waitFor();
    ada.wire.cut();
    await task(tv).filter({ hasText: 'Bob picks' }).waitFor();
    await button(bob.page, /Spizzichino/).waitFor();
    ada.wire.mend();
    await ada.page.getByText('Bob picks the next game').waitFor();
    for (const phone of [ada, bob]) await leaveFor(phone);
  });
});
