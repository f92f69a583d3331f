/** Words of a moment lie over no card that is read meanwhile, from the smallest window to the largest. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../ui-audit/audit/finding.ts';
import { openTheatre, type Theatre } from '../ui-audit/serve.ts';
import type { Size } from '../ui-audit/sizes.ts';
import type { View } from '../ui-audit/view.ts';
import { viewsOf } from '../ui-audit/views/index.ts';
import { findSituations, resize } from '../ui-audit/walk.ts';

const PATIENCE = 240_000;

const WINDOWS: readonly Size[] = [
  { width: 800, height: 450 },
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1080 },
  { width: 3840, height: 2160 },
];

/** Where something is called out over a table with much on it. */
const MOMENTS = [
  'app: briscola-chiamata trump/trump, 5 seats',
  'app: briscola-chiamata play/play called, 5 seats',
  'app: briscola-chiamata scored ~open, 5 seats',
  'app: spizzichino play ~declared:0, 2 seats',
  'app: viva block-then-next ~called, 6 seats',
  'app: viva turn ~caught, 3 seats',
  'app: viva turn ~caught, 6 seats',
  'app: viva deal ~laid, 6 seats',
];

let theatre: Theatre;
let page: Page;
let line: CDPSession;
let views: readonly View[] = [];

beforeAll(async () => {
  theatre = await openTheatre();
  views = viewsOf(await findSituations(theatre));
  page = await theatre.open('app');
  line = await page.context().newCDPSession(page);
}, PATIENCE);

afterAll(() => theatre.close());

/** What the words of this moment lie over, in each window. */
async function overIn(name: string, undo: () => void = () => undefined): Promise<string[]> {
  const view = views.find((one) => one.name === name);
  if (!view) throw new Error(`${name} is not among ${views.length} views`);
  await page.evaluate((one) => window.walker.show(one), view);
  const found: string[] = [];
  for (const size of WINDOWS) {
    await resize(line, 'app', size);
    await page.evaluate(() => window.walker.fit(100));
    await page.evaluate(undo);
    expect(await page.locator('.ribbon').isVisible()).toBe(true);
    const all: Finding[] = await page.evaluate(() => window.walker.audit({ thumb: false, onlyShown: false }));
    const own = all.filter(({ where }) => where.endsWith('div.ribbon'));
    found.push(...own.map(({ what }) => `${size.width}×${size.height}: ${what}`));
  }
  return found;
}

describe.each(MOMENTS)('%s', (name) => {
  it('is called out over no card', { timeout: PATIENCE }, async () => {
    expect(await overIn(name)).toEqual([]);
  });
});

it('would be found over cards where nothing made room for them', { timeout: PATIENCE }, async () => {
  const over = await overIn('app: viva turn ~caught, 3 seats', () => {
    const around = document.querySelector('.announcing');
    for (const mark of ['style', 'data-placed', 'data-shaped']) around?.removeAttribute(mark);
  });
  expect(over).not.toEqual([]);
});
