/** A newcomer's way by touch: from the room through a game's guided deal to a whole deal alone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gameOf } from '#catalogue';
import type { Lesson } from '#shared/lessons/lesson.ts';
import type { startServer } from '../../host/support/test-server.ts';
import { comeIn, leaveFor, scan } from './evening.ts';
import { type Guest, PATIENCE, shoot } from './guest.ts';
import { coverOf } from './home.ts';
import { goThrough } from './lesson.ts';
import { TOUCHES } from './lesson-touch.ts';
import type { Served } from './served.ts';
import { playAnyByTaps } from './taps.ts';

const SIZE = process.env.SIZE ?? '375x548';
const [width = 0, height = 0] = SIZE.split('x').map(Number);
export const PHONE = { viewport: { width, height }, hasTouch: true, isMobile: true };

/** Time for all of it. */
export const LEARNING = 3 * PATIENCE;

/** Of a host with a room in its house. */
export const ROOM: Parameters<typeof startServer>[0] = {
  opensTables: true,
  pace: 20,
  network: { addresses: () => ['http://192.168.7.1:4747'], localName: () => 'nonna.local:4747' },
};

/**
 * For each light on the page, whether it is in the window and beside the lesson's slip, so far as its middle and nearly all of
 * its height.
 */
function litIn(page: Page): Promise<boolean[]> {
  return page.locator('.over .ring').evaluateAll((all) => {
    const slip = document.querySelector('.over .lesson-slip')?.getBoundingClientRect();
    const covers = (x: number, y: number): boolean =>
      slip !== undefined && x > slip.left && x < slip.right && y > slip.top && y < slip.bottom;
    return all
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => {
        const across = x + width / 2;
        return [0.15, 0.5, 0.85].every((part) => {
          const down = y + height * part;
          return across > 0 && across < innerWidth && down > 0 && down < innerHeight && !covers(across, down);
        });
      });
  });
}

/** The guided deal, from its first sentence to its end. */
export async function goThroughByTouch(guest: Guest, game: string, lesson: Lesson): Promise<void> {
  const { page } = guest;
  const said = await goThrough(page, lesson, {
    goOn: () => page.getByRole('button', { name: 'Next', exact: true }).tap(),
    act: (_page, _target, move) =>
      TOUCHES[game]?.(page, { ...move }) ?? Promise.reject(new Error(`no hands for ${game}`)),
    async seen(step) {
      // What can't be pressed yet is lit when it can.
      if (step?.targets) await expect.poll(() => litIn(page), { timeout: 20_000 }).not.toHaveLength(0);
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

/** Beside a television: all of it. */
export async function learnByTouch(app: Served<unknown>, game: string, lesson: Lesson): Promise<void> {
  const tv = await app.arrive('/screen', { device: { viewport: { width: 960, height: 540 } } });
  const ada = await scan(app, (await tv.page.locator('.join-code').innerText()).trim(), 'Ada');
  const { page } = ada;
  if (process.env.HASTE) page.setDefaultTimeout(Number(process.env.HASTE));
  const name = gameOf(game)?.messages['game.name'] ?? '';
  const show = (station: string) => (process.env.SHOTS ? shoot(ada, `phone-newcomer-${game}-${station}`) : undefined);
  await comeIn(ada);
  await show('room');
  await ada.press('Learn by playing');
  const shelf = page.locator('.learning li', { has: page.getByRole('heading', { name, exact: true }) });
  await ada.tap(shelf.getByRole('button', { name: 'A guided first deal' }));
  await goThroughByTouch(ada, game, lesson);
  // Away go its end, and the shelf below it.
  await ada.tap(page.locator('dialog').last().getByRole('button', { name: 'Close' }));
  await ada.tap(page.locator('dialog.learning').getByRole('button', { name: 'Close' }));
  await ada.tap(coverOf(page, name));
  await show('chosen');
  await ada.press('Deal');
  expect(await playAnyByTaps(page)).not.toHaveLength(0);
  await show('score');
  // What was dealt in the lesson is not held against the table's seal.
  const seals = await page.locator('.seal-button').allInnerTexts();
  expect(seals.join()).toMatch(/^Shuffle (?:locked|verified)/);
  expect([...ada.complaints, ...tv.complaints]).toEqual([]);
  await leaveFor(ada);
  await tv.page.context().close();
}
