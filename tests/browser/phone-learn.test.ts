/**
 * On a phone, while others are waited for: every game's guided deal by touch, from the seats to its end; and a newcomer's
 * whole way by touch, from the room through the guided deal to a deal alone.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import briscola from '#shared/games/briscola-chiamata/lesson.ts';
import type { Lesson } from '#shared/lessons/lesson.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { sitByTap } from './support/at-table.ts';
import { comeIn, leaveFor, scan } from './support/evening.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { goThrough } from './support/lesson.ts';
import { TOUCHES } from './support/lesson-touch.ts';
import { serveByChild, serveInside } from './support/served.ts';
import { playDealByTaps } from './support/taps.ts';
import { DECISION } from './support/touch.ts';

const LESSONS = import.meta.glob<Lesson>('../../src/shared/games/*/lesson.ts', { eager: true, import: 'default' });
const SIZE = process.env.SIZE ?? '375x548';
const [width = 0, height = 0] = SIZE.split('x').map(Number);
const PHONE = { viewport: { width, height }, hasTouch: true, isMobile: true };

const app = serveByChild('--pace', '100');
let host: Visitor;

beforeAll(async () => {
  host = await visit(app.port);
});

/** For each light on the page, whether it is in the window, so far as its middle. */
function litIn(page: Page): Promise<boolean[]> {
  return page.locator('.over .ring').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => {
        const [across, down] = [x + width / 2, y + height / 2];
        return across > 0 && across < innerWidth && down > 0 && down < innerHeight;
      }),
  );
}

/** The guided deal, from its first sentence to its end. */
async function goThroughByTouch(guest: Guest, game: string, lesson: Lesson): Promise<void> {
  const { page } = guest;
  const said = await goThrough(page, lesson, {
    goOn: () => page.getByRole('button', { name: 'Go on', exact: true }).tap(),
    act: (_page, _target, move) =>
      TOUCHES[game]?.(page, { ...move }) ?? Promise.reject(new Error(`no hands for ${game}`)),
    async seen(step) {
      // What can't be pressed yet is lit when it can.
      if (step?.at) await expect.poll(() => litIn(page), { timeout: 20_000 }).not.toHaveLength(0);
      expect((await litIn(page)).filter((isThere) => !isThere)).toEqual([]);
      if (step && process.env.SHOTS) await shoot(guest, `phone-${game}-${step.id}`);
    },
  }).catch(async (e) => {
    await shoot(guest, `phone-${game}-FAILED`);
    throw e;
  });
  expect(said.filter(Boolean)).toHaveLength(lesson.steps.length);
  await page.getByText('You know the game').waitFor();
  if (process.env.SHOTS) await shoot(guest, `phone-${game}-end`);
}

it.each(Object.entries(LESSONS).map(([path, lesson]) => ({ game: path.split('/')[5] ?? '', lesson })))(
  '$game is learned by touch, and the seat is still there',
  async ({ game, lesson }) => {
    const { code } = await host.client.tables.open({ game, options: {} });
    const ada = await app.arrive(`/hand/#${code}`, { device: PHONE });
    const { page } = ada;
    if (process.env.HASTE) page.setDefaultTimeout(Number(process.env.HASTE));
    const press = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    await press('Learn by playing');
    if (process.env.SHOTS) await shoot(ada, `phone-${game}-shelf`);
    await press('A guided first deal');
    await goThroughByTouch(ada, game, lesson);
    expect(ada.complaints).toEqual([]);
    await page.context().close();
  },
  3 * PATIENCE,
);

it(
  'whoever learns is called back when the match begins, and when they are asked; the lesson waits where it was left',
  async () => {
    const { table, code } = await host.client.tables.open({ game: 'briscola-chiamata', options: { deals: 1 } });
    for (const seat of [1, 2, 3, 4]) await host.client.table.seatBot({ table, seat, level: 'easy' });
    const ada = await app.arrive(`/hand/#${code}`, { device: PHONE });
    const { page } = ada;
    if (process.env.HASTE) page.setDefaultTimeout(Number(process.env.HASTE));
    const press = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    await sitByTap(ada, 'Ada');
    await press('Learn by playing');
    await press('A guided first deal');
    await press('Go on');
    await page.getByText('Step 2 of').waitFor();
    await press('Leave');
    await press('Go on with the guided deal');
    await page.getByText('Step 2 of').waitFor();
    await host.client.table.start({ table });
    await page.getByText('The match begins').waitFor();
    if (process.env.SHOTS) await shoot(ada, 'phone-called-begins');
    await page.locator('.over').waitFor({ state: 'detached' });
    await page.locator('[data-hand]').nth(7).waitFor();
    await press('Menu');
    await press('Learn by playing');
    await page.getByText('It is your turn at the table').waitFor();
    if (process.env.SHOTS) await shoot(ada, 'phone-called-turn');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.locator(DECISION).first().tap();
    expect(ada.complaints).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

describe('a newcomer', () => {
  const inside = serveInside({
    opensTables: true,
    pace: 20,
    network: { addresses: () => ['http://192.168.7.1:4747'], local: () => 'nonna.local:4747' },
  });

  it(
    'comes in to the room, learns Briscola Chiamata by doing it, and plays a whole deal alone',
    async () => {
      const tv = await inside.arrive('/screen', { device: { viewport: { width: 960, height: 540 } } });
      const ada = await scan(inside, (await tv.page.locator('.join-code').innerText()).trim(), 'Ada');
      const { page } = ada;
      if (process.env.HASTE) page.setDefaultTimeout(Number(process.env.HASTE));
      await comeIn(ada);
      await ada.press('Learn by playing');
      const shelf = page.locator('.learning li', { hasText: 'Briscola Chiamata' });
      await ada.tap(shelf.getByRole('button', { name: 'A guided first deal' }));
      await goThroughByTouch(ada, 'briscola-chiamata', briscola);
      // Away go its end, and the shelf below it.
      await ada.tap(page.locator('dialog').last().getByRole('button', { name: 'Close' }));
      await ada.tap(page.locator('dialog.learning').getByRole('button', { name: 'Close' }));
      await ada.press(/^Briscola Chiamata/);
      await ada.press('Deal');
      expect(await playDealByTaps(page)).toHaveLength(8);
      expect([...ada.complaints, ...tv.complaints]).toEqual([]);
      await leaveFor(ada);
      await tv.page.context().close();
    },
    3 * PATIENCE,
  );
});
