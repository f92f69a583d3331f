/** Games that are a description alone, each a whole match: one by mouse and by keyboard, one on a small phone, a television beside them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OptionValue } from '#shared/engine/options.ts';
import { resultOf, sitByTap, sitDown, totalsOn } from '../e2e/support/at-table.ts';
import { SHEET } from '../e2e/support/games/asking.ts';
import { keyboard, mouse, playDeal } from '../e2e/support/games/briscola.ts';
import { type Guest, PATIENCE, shoot } from '../e2e/support/guest.ts';
import { leaks } from '../e2e/support/leaks.ts';
import { thumb } from '../e2e/support/phone.ts';
import { serveByChild } from '../e2e/support/served.ts';
import { type Visitor, visit } from '../host/support/client.ts';

const MATCH = 6 * PATIENCE;
const PHONE = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };

const GAMES: readonly { readonly game: string; readonly options: Readonly<Record<string, OptionValue>> }[] = [
  { game: 'briscola', options: { games: 1 } },
  { game: 'tressette', options: { target: 11 } },
];

const app = serveByChild('--pace', '20');

describe.each(GAMES)('a match of $game', { timeout: MATCH }, ({ game, options }) => {
  let host: Visitor;
  let table: string;
  let ada: Guest;
  let bob: Guest;
  let screen: Guest;

  beforeAll(async () => {
    host = await visit(app.port);
    const opened = await host.client.tables.open({ game, seats: 2, options });
    table = opened.table;
    ada = await app.arrive(`/#/join/${opened.code}`, { motion: true });
    bob = await app.arrive(`/hand/#${opened.code}`, { device: PHONE });
    screen = await app.arrive(`/screen#${opened.code}`);
    await sitDown(ada, 'Ada');
    await sitByTap(bob, 'Bob', 2);
    await host.client.table.start({ table });
  }, MATCH);

  afterAll(() => host.leave());

  it('is played to its end by clicks, by keys and by taps', async () => {
    for (let deal = 0; ; deal++) {
      const hands = deal % 2 === 0 ? mouse : keyboard;
      await Promise.all([playDeal(ada, hands), playDeal(bob, thumb)]);
      await shoot(screen, `${game}-${deal}`);
      if (await ada.page.locator('dialog.final').count()) return;
      await ada.page.getByRole('button', { name: 'Next deal' }).click();
      await bob.page.getByRole('button', { name: 'Next deal' }).tap();
      for (const { page } of [ada, bob]) await page.locator(SHEET).waitFor({ state: 'detached' });
    }
  });

  it('shows the score that the record gives, and no card before its time', async () => {
    const record = await host.client.play.record({ table });
    expect(leaks(screen, 'everyone', record)).toEqual([]);
    expect(leaks(bob, 1, record)).toEqual([]);
    const { scores } = await resultOf<{ readonly scores: readonly number[] }>(ada);
    expect(await totalsOn(ada, SHEET)).toEqual(scores);
  });

  it('has nothing to complain about', () => {
    expect([ada, bob, screen].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
