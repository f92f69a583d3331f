/** How one wins is said while a match begins: on the television, and on a phone that is alone and has not seen the game. */
import { expect, it } from 'vitest';
import { visit } from '../host/support/client.ts';
import { sitByTap } from './support/at-table.ts';
import { UNDRAWN } from './support/chromium.ts';
import { PATIENCE } from './support/guest.ts';
import { serveInside } from './support/served.ts';
import { SMALL_SCREEN } from './support/tv-table.ts';

const PHONE = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };
const SAID = 'p.opening';

const app = serveInside({ pace: 100, opensTables: true }, UNDRAWN);

it('is read on a phone once, and on a television', { timeout: 2 * PATIENCE }, async () => {
  const host = await visit(app.port);
  const { table, code } = await host.client.tables.open({ game: 'briscola', seats: 2 });
  await host.client.table.seatBot({ table, seat: 1, level: 'easy' });
  const ada = await app.arrive(`/hand/#${code}`, { device: PHONE });
  await sitByTap(ada, 'Ada');
  await host.client.table.start({ table });
  await ada.page.locator(SAID).waitFor();
  if (process.env.SHOTS) await ada.page.screenshot({ path: '/tmp/opening-phone.png' });
  await ada.page.locator(SAID).waitFor({ state: 'detached' });
  await ada.page.reload();
  await ada.page.locator('[data-hand]').first().waitFor();
  expect(await ada.page.locator(SAID).count()).toBe(0);
  const other = await host.client.tables.open({ game: 'viva', seats: 2 });
  const tv = await app.arrive(`/screen#${other.code}`, { device: { viewport: SMALL_SCREEN }, depth: 'flat' });
  for (const seat of [0, 1]) await host.client.table.seatBot({ table: other.table, seat, level: 'easy' });
  await tv.page.getByText('VIVA').first().waitFor();
  await host.client.table.start({ table: other.table });
  await tv.page.locator(SAID).waitFor();
  if (process.env.SHOTS) await tv.page.screenshot({ path: '/tmp/opening-tv.png' });
  expect([ada, tv].flatMap(({ complaints }) => complaints)).toEqual([]);
  await host.leave();
});
