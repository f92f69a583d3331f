/** A part of the walk and of what is pressed, by turns, in one of the languages: `SEED=N` repeats one. All: all.test.ts, press/press-all.test.ts. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byKeys, reportOfKeys } from './monkey/keys.ts';
import { press, reportOf } from './monkey/monkey.ts';
import { keep } from './pages.ts';
import { report } from './report.ts';
import { openTheatre, type Theatre } from './serve.ts';
import { languageOf, seedOf, shuffled, turn } from './turns.ts';
import { PAGES, type View } from './view.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, walk } from './walk.ts';

const PATIENCE = 600_000;
const SEED = seedOf(process.env.SEED);
const LANGUAGE = languageOf(SEED, process.env.WALK_LANG);

/** Each page is pressed for so long, in ms, and then half as long by keys. */
const PART = 2500;

/** A card has just been told of, and its story can be read. */
const TOLD = /^hand: vbi-maior closing/;

let theatre: Theatre;
let views: readonly View[];

beforeAll(async () => {
  theatre = await openTheatre({ language: LANGUAGE });
  views = viewsOf(await findSituations(theatre));
}, PATIENCE);

afterAll(() => theatre.close());

it('finds nothing in the part whose turn it is', { timeout: PATIENCE }, async () => {
  console.log(`walker: SEED=${SEED}, in ${LANGUAGE}`);
  const { views: part, options } = turn(views, SEED);
  const result = await walk(theatre, part, options);
  expect(result.audits).toBeGreaterThan(part.length);
  expect(result.seen, `SEED=${SEED}\n${report(result)}`).toEqual([]);
});

it('presses the part whose turn it is, and nothing breaks', { timeout: PATIENCE }, async () => {
  const shown = shuffled(views, SEED);
  const pages = keep(theatre);
  for (const kind of PAGES) {
    const own = shown.filter(({ page }) => page === kind);
    // The first page takes its time to be made ready: that is not of the time to press.
    await pages.at(kind);
    const pressed = await press(pages, own, { seed: SEED, until: Date.now() + PART });
    const keyed = await byKeys(pages, own, Date.now() + PART / 2);
    console.log(`presser: SEED=${SEED} ${kind}: ${reportOf(pressed).split('\n')[0]}; keys: ${reportOfKeys(keyed)}`);
    expect(pressed.troubles, `SEED=${SEED}\n${reportOf(pressed)}`).toEqual([]);
    expect(keyed.troubles, `SEED=${SEED}\n${reportOfKeys(keyed)}`).toEqual([]);
    await pages.drop(kind);
  }
});

it('leaves the focus where it is when the story comes that a sheet has waited for', { timeout: PATIENCE }, async () => {
  const page = await theatre.open('hand');
  const fetched = Promise.withResolvers<void>();
  await page.route('**/vbi-maior/book.ts*', async (route) => {
    await fetched.promise;
    await route.continue();
  });
  await askForStory(page);
  await page.locator('dialog.story [data-loading]').waitFor();
  await page.evaluate(() => document.activeElement?.setAttribute('data-here', ''));
  expect(await page.locator('dialog.story button[data-here]').count()).toBe(1);
  fetched.resolve();
  await page.locator('dialog.story .story-text').waitFor();
  expect(await page.locator('[data-here]:focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('dialog.story').waitFor({ state: 'detached' });
  await page.close();
});

it('leaves the focus on what fetches again, until the story is there', { timeout: PATIENCE }, async () => {
  const page = await theatre.open('hand');
  let failures = 0;
  await page.route('**/vbi-maior/book.ts*', (route) => (failures++ < 2 ? route.abort() : route.continue()));
  await askForStory(page);
  const again = page.locator('dialog.story button.brass');
  await again.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => failures).toBe(2);
  await page.locator('dialog.story [role="alert"]').waitFor();
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('dialog.story .story-text').waitFor();
  expect(await page.locator('dialog.story :focus').count()).toBe(1);
  await page.close();
});

/** A card that everybody has just been told of has a story. */
async function askForStory(page: Page): Promise<void> {
  const told = views.find(({ page, name }) => page === 'hand' && TOLD.test(name));
  if (!told) throw new Error('no card is told of');
  await page.evaluate((view) => window.walker.show(view), told);
  await page.locator('.told .by button').click();
}
