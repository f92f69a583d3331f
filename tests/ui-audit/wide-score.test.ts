/** A table of scores may be wider than a phone with the largest letters: then its sheet can be reached and scrolled by keys. */
import { expect, it, onTestFinished } from 'vitest';
import { openTheatre } from './serve.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, resize } from './walk.ts';

/** So high that nothing has to be scrolled down. */
const TALL = { width: 412, height: 2000 };

it('lets keys scroll a sheet that is only too wide', { timeout: 600_000 }, async () => {
  const theatre = await openTheatre({ language: 'de' });
  onTestFinished(() => theatre.close());
  const views = viewsOf(await findSituations(theatre));
  const over = views.find(({ name }) => name === 'hand: viva over, 6 seats');
  if (!over) throw new Error('no match of six is over');
  const page = await theatre.open('hand');
  await resize(await page.context().newCDPSession(page), 'hand', TALL);
  await page.evaluate(async (view) => {
    await window.walker.show(view);
    await window.walker.fit(200);
  }, over);
  const body = page.locator('dialog.score .sheet-body');
  const isWide = await body.evaluate(
    (one) => one.scrollWidth > one.clientWidth && one.scrollHeight <= one.clientHeight,
  );
  expect(isWide).toBe(true);
  await body.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => body.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  expect(await body.getAttribute('tabindex')).toBe('0');
});
