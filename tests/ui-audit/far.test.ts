/** What matters most is read from three metres away: at 1080 lines, 36 pixels. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTheatre, type Theatre } from './serve.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, resize } from './walk.ts';

const PATIENCE = 240_000;

let theatre: Theatre;

beforeAll(async () => {
  theatre = await openTheatre();
}, PATIENCE);

afterAll(() => theatre.close());

it('says large that a match is paused', { timeout: PATIENCE }, async () => {
  const views = viewsOf(await findSituations(theatre)).filter(({ name }) => /^screen: .*, paused$/.test(name));
  const page = await theatre.open('screen');
  const line = await page.context().newCDPSession(page);
  await resize(line, 'screen', { width: 1920, height: 1080 });
  const sizes: number[] = [];
  for (const view of views) {
    await page.evaluate((one) => window.walker.show(one), view);
    sizes.push(
      await page
        .getByText('The match is paused.')
        .evaluate((said) => Number.parseFloat(getComputedStyle(said).fontSize)),
    );
  }
  expect(sizes).not.toHaveLength(0);
  expect(sizes.filter((size) => size < 36)).toEqual([]);
});
