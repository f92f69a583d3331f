/** On a phone, while others are waited for: every game's guided deal by touch, from the seats to its end. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { sitByTap } from './support/at-table.ts';
import { PATIENCE, shoot } from './support/guest.ts';
import { goThrough } from './support/lesson.ts';
import { TOUCHES } from './support/lesson-touch.ts';
import { serveByChild } from './support/served.ts';
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
    const said = await goThrough(page, lesson, {
      goOn: () => press('Go on'),
      act: (_page, _target, move) =>
        TOUCHES[game]?.(page, { ...move }) ?? Promise.reject(new Error(`no hands for ${game}`)),
      async seen(step) {
        // What can't be pressed yet is lit when it can; a trick that was gathered lies there no more.
        const shown = step?.at?.some((target) => !('zone' in target));
        if (shown) await expect.poll(() => litIn(page), { timeout: 20_000 }).not.toHaveLength(0);
        expect((await litIn(page)).filter((isThere) => !isThere)).toEqual([]);
        if (step && process.env.SHOTS) await shoot(ada, `phone-${game}-${step.id}`);
      },
    }).catch(async (e) => {
      await shoot(ada, `phone-${game}-FAILED`);
      throw e;
    });
    expect(said.filter(Boolean)).toHaveLength(lesson.steps.length);
    await page.getByText('You know the game').waitFor();
    if (process.env.SHOTS) await shoot(ada, `phone-${game}-end`);
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
