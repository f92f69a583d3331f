/**
 * `npm run -s contact-sheet [-- PATTERN [SIZE…]]`: pictures of all views, many on a sheet, a sheet a page and window, into
 * `shots/`. With the 3D table at the desktop and on the television. PATTERN: a part of the views' names; SIZE: `375x548`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openTheatre, type Theatre } from './serve.ts';
import { SIZES, type Size } from './sizes.ts';
import { PAGES, type PageKind, type View } from './view.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, resize } from './walk.ts';

const DIR = 'shots';

/** So wide is a picture on a sheet, in pixels, and so many stand in a row, and on one sheet. */
const WIDTH: Readonly<Record<PageKind, number>> = { hand: 300, app: 480, screen: 480 };
const COLUMNS: Readonly<Record<PageKind, number>> = { hand: 8, app: 5, screen: 5 };
const MOST = 40;

interface Shot {
  readonly name: string;
  readonly png: string;
}

const [pattern = '.', ...wanted] = process.argv.slice(2);
mkdirSync(DIR, { recursive: true });
const bare = await openTheatre();
const drawn = await openTheatre({ drawn: true });
try {
  const views = viewsOf(await findSituations(bare)).filter(({ name }) => new RegExp(pattern).test(name));
  for (const kind of PAGES) {
    const own = views.filter(({ page }) => page === kind);
    const sizes = SIZES[kind].filter((size) => wanted.length === 0 || wanted.includes(nameOf(size)));
    for (const size of own.length > 0 ? sizes : []) await makeSheets(kind === 'hand' ? bare : drawn, kind, own, size);
  }
} finally {
  await bare.close();
  await drawn.close();
}

function nameOf({ width, height }: Size): string {
  return `${width}x${height}`;
}

async function makeSheets(theatre: Theatre, kind: PageKind, views: readonly View[], size: Size): Promise<void> {
  const page = await theatre.open(kind);
  for (let from = 0; from < views.length; from += MOST) {
    const shots: Shot[] = [];
    for (const view of views.slice(from, from + MOST)) shots.push(await shoot(page, view, size));
    const file = `${DIR}/${kind}-${nameOf(size)}-${from / MOST + 1}.png`;
    writeFileSync(file, await lay(theatre, shots, kind));
    console.log(file);
  }
  await page.close();
}

async function shoot(page: Page, view: View, size: Size): Promise<Shot> {
  const line = await page.context().newCDPSession(page);
  await resize(line, view.page, size);
  await page.evaluate((one) => window.walker.show(one), view);
  await page.evaluate(() => window.walker.fit(100));
  const { data } = await line.send('Page.captureScreenshot', { format: 'png' });
  await line.detach();
  return { name: view.name, png: data };
}

/** The pictures beside each other, each with its name. */
async function lay({ browser }: Theatre, shots: readonly Shot[], kind: PageKind): Promise<Buffer> {
  const columns = Math.min(COLUMNS[kind], shots.length);
  const page = await browser.newPage({ viewport: { width: columns * (WIDTH[kind] + 8) + 8, height: 400 } });
  const figures = shots.map(
    ({ name, png }) => `<figure><img src="data:image/png;base64,${png}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 8px; background: #444; color: #fff; font: 12px sans-serif;
      display: grid; gap: 8px; grid-template-columns: repeat(${columns}, ${WIDTH[kind]}px); }
    figure { margin: 0; } img { width: 100%; display: block; }
  </style>${figures.join('')}`);
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
