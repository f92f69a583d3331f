/**
 * A countdown at its real length, before Vbi Maior's first race: desktop, phone, television and bots wait for the same moment,
 * and all see that the first two turns cost nothing.
 */
import { expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { visit } from '../host/support/client.ts';
import { sitByTap, sitDown } from './support/at-table.ts';
import { stacked } from './support/games/stacked.ts';
import { type Guest, PATIENCE } from './support/guest.ts';
import { serveInside } from './support/served.ts';
import { SMALL_SCREEN } from './support/tv-table.ts';

const PHONE = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };
const SECONDS = 5;
/** A tick may come late on a busy machine, never early. */
const EARLY_MS = 100;
const COUNTED = '.countdown';

const game = stacked([['R13', 'R47', 'R1']]);
const app = serveInside({
  ...{ pace: 100, countdownSeconds: SECONDS, opensTables: true },
  gameOf: (id) => (id === 'vbi-maior' ? game : gameOf(id)),
});

const layDown = ({ page }: Guest): Promise<void> => page.getByRole('button', { name: 'Put the deck down' }).click();

it('VM-35: nobody plays before it ends, and then all may', { timeout: 3 * PATIENCE }, async () => {
  const host = await visit(app.port);
  const wish = { game: 'vbi-maior', seats: 3, options: { freeTurns: 'on' } };
  const { table, code } = await host.client.tables.open(wish);
  await host.client.table.seatBot({ table, seat: 2, level: 'normal' });
  const ada = await app.arrive(`/#/join/${code}`, { small: true });
  await sitDown(ada, 'Ada', 1);
  const bob = await app.arrive(`/hand/#${code}`, { device: PHONE });
  await sitByTap(bob, 'Bob', 2);
  const tv = await app.arrive(`/screen#${code}`, { device: { viewport: SMALL_SCREEN }, depth: 'flat' });
  await tv.page.getByText('Vbi Maior').first().waitFor();
  await host.client.table.start({ table });
  const turnUp = bob.page.getByRole('button', { name: /^Turn up/ });
  const all = [ada, bob, tv];
  const counted = Promise.all(all.map(({ page }) => page.locator(COUNTED).waitFor({ state: 'attached' })));
  await layDown(ada);
  await layDown(bob);
  await bob.page.locator(COUNTED).waitFor();
  const began = performance.now();
  await turnUp.tap();
  await bob.page.getByText('wait for the countdown').waitFor();
  await counted;
  await bob.page.locator(COUNTED).waitFor({ state: 'detached' });
  expect(performance.now() - began).toBeGreaterThan((SECONDS - 1) * 1000 - EARLY_MS);
  for (const { page } of [ada, tv]) await page.getByText('No malus in the first two turns').waitFor();
  // Now it is taken: it was his only card.
  await turnUp.tap();
  await turnUp.waitFor({ state: 'detached' });
  expect(all.flatMap(({ complaints }) => complaints)).toEqual([]);
  await host.leave();
});
