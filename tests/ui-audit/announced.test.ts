/** What is announced: on the big screen large, in words, as long as its beat lasts, and in the picture; and what can't be fetched. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTheatre, type Theatre } from './serve.ts';
import { SIZES } from './sizes.ts';
import type { View } from './view.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, resize } from './walk.ts';

const PATIENCE = 240_000;

let theatre: Theatre;
let page: Page;
let views: readonly View[] = [];

beforeAll(async () => {
  theatre = await openTheatre();
  views = viewsOf(await findSituations(theatre));
  page = await theatre.open('screen');
}, PATIENCE);

afterAll(() => theatre.close());

describe.each([
  ['viva', 'screen: viva block-then-next ~called, 6 seats', 'VIVA!'],
  ['viva, caught', 'screen: viva turn ~caught, 6 seats', 'Caught!'],
  ['viva, the last card', 'screen: viva deal ~laid, 6 seats', 'lays the last card'],
  ['the auction', 'screen: briscola-chiamata trump/trump, 5 seats', 'wins the auction'],
  ['the called card', 'screen: briscola-chiamata play/play called, 5 seats', 'calls the'],
  ['a declaration', 'screen: spizzichino play/play declared, 2 seats', 'declare'],
])('%s', (_, name, words) => {
  it.each(SIZES.screen)('is called out at $width × $height', { timeout: PATIENCE }, async (size) => {
    const view = views.find((one) => one.name === name);
    expect(view, `${name} is among ${views.length} views`).toBeDefined();
    if (!view) return;
    const line = await page.context().newCDPSession(page);
    await resize(line, 'screen', size);
    await page.evaluate((one) => window.walker.show(one), view);
    const said = page.locator('.ribbon').filter({ hasText: words });
    const seen = await said.evaluate((ribbon) => ribbon.checkVisibility({ opacityProperty: true }));
    expect(seen).toBe(true);
    const box = await said.boundingBox();
    expect(box && box.x >= 0 && box.y >= 0 && box.y + box.height <= size.height).toBe(true);
    // Of the words themselves: their boxes stretch with the ribbon.
    const needed = await said.evaluate((ribbon) =>
      [...ribbon.children].reduce((sum, child) => {
        const range = document.createRange();
        range.selectNodeContents(child);
        return sum + range.getBoundingClientRect().height;
      }, 0),
    );
    expect(box?.height, 'a ribbon as high as its words').toBeLessThan(2 * needed);
    await line.detach();
  });
});

describe('where the numbers of a score come from', () => {
  it.each(['briscola-chiamata', 'vbi-maior'])(
    'is asked for again, and said so, in %s',
    { timeout: PATIENCE },
    async (game) => {
      const scored = views.find(({ page, name }) => page === 'app' && name.startsWith(`app: ${game} scored`));
      if (!scored) throw new Error(`nothing is scored among ${views.length} views`);
      const page = await theatre.open('app');
      let refused = 0;
      await page.route('**/panels/score-breakdown.tsx*', (route) =>
        refused++ === 0 ? route.abort() : route.continue(),
      );
      await page.evaluate((view) => window.walker.show(view), scored);
      const line = page.locator('.unfolds').first();
      await line.click();
      await page.locator('.unfolded [role="alert"]').waitFor();
      expect(await line.getAttribute('aria-expanded')).toBe('false');
      await line.click();
      await page.locator('.unfolded .reckoned').waitFor();
      expect(await page.locator('.unfolded [role="alert"]').count()).toBe(0);
      expect(await line.getAttribute('aria-expanded')).toBe('true');
      await page.close();
    },
  );
});
