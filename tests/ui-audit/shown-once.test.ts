/** What a device shows once is in every view that has it: what was walked before says nothing of what is shown. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTheatre, type Theatre } from './serve.ts';
import type { View } from './view.ts';
import { viewsOf } from './views/index.ts';
import { findSituations } from './walk.ts';

const PATIENCE = 240_000;

let theatre: Theatre;

beforeAll(async () => {
  theatre = await openTheatre();
}, PATIENCE);

afterAll(() => theatre.close());

it('says how one wins in every match that begins on a phone', { timeout: PATIENCE }, async () => {
  const views = viewsOf(await findSituations(theatre)).filter(({ name }) => /^hand: \S+ dealing, \d seats$/.test(name));
  const page = await theatre.open('hand');
  const told = async (view: View): Promise<number> => {
    await page.evaluate((one) => window.walker.show(one), view);
    return page.locator('.opening').count();
  };
  const first: number[] = [];
  for (const view of views) first.push(await told(view));
  const again: number[] = [];
  for (const view of views) again.push(await told(view));
  expect(first).toContain(1);
  expect(again).toEqual(first);
});

it('loads all that a view has before it is looked at', { timeout: PATIENCE }, async () => {
  const view = viewsOf(await findSituations(theatre)).find(({ name }) => name === 'hand: viva deal, 3 seats') as View;
  const page = await theatre.open('hand');
  await page.evaluate((one) => window.walker.show(one), view);
  expect(await page.locator('dialog.score').count()).toBe(1);
});
