/** One deal of Briscola Chiamata at one table: the app's page by keys, a phone by taps, a television that shows it. */
import { expect, it } from 'vitest';
import { rulesOf } from '#catalogue';
import type { GameRecord } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';
import { visit } from '../host/support/client.ts';
import { recordOf, sitByTap, sitDown } from './support/at-table.ts';
import { keyboard, playDeal } from './support/games/briscola.ts';
import { PATIENCE } from './support/guest.ts';
import { leaks } from './support/leaks.ts';
import { serveInside } from './support/served.ts';
import { playDealByTaps } from './support/taps.ts';
import { SMALL_SCREEN } from './support/tv-table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const app = serveInside({ pace: 20, opensTables: true });

it('a page, a phone and a television play a deal and see no card too soon', { timeout: 2 * PATIENCE }, async () => {
  const host = await visit(app.port);
  const { table, code } = await host.client.tables.open({ game: 'briscola-chiamata', seats: 5, options: { deals: 1 } });
  const ada = await app.arrive(`/#/join/${code}`, { small: true, breaks: true });
  await sitDown(ada, 'Ada', 1);
  const tv = await app.arrive(`/screen#${code}`, { device: { viewport: SMALL_SCREEN }, depth: 'flat' });
  await tv.page.getByText('Ada').first().waitFor();
  const bea = await app.arrive(`/hand/#${code}`, { device: PHONE });
  await sitByTap(bea, 'Bea', 3);
  await tv.page.getByText('Bea').first().waitFor();
  for (const seat of [1, 3, 4]) await host.client.table.seatBot({ table, seat, level: 'easy' });
  await host.client.table.start({ table });
  const [byAda, byBea] = [[] as string[], playDealByTaps(bea.page)];
  await playDeal(ada, keyboard, async (card) => void byAda.push(card));
  expect([byAda.length, (await byBea).length]).toEqual([8, 8]);
  await tv.page.locator('.tv-score').waitFor();
  const record = (await recordOf(ada)) as GameRecord;
  expect(replay(record, rulesOf)).not.toHaveProperty('fault');
  expect([leaks(ada, 0, record), leaks(bea, 2, record), leaks(tv, 'everyone', record)]).toEqual([[], [], []]);
  expect([ada, bea, tv].flatMap(({ complaints }) => complaints)).toEqual([]);
  await host.leave();
});
