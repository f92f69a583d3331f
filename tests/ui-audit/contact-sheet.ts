/**
 * `npm run -s contact-sheet [-- PATTERN [SIZE…]]`: pictures of all views, a dozen on a sheet, into `shots/`, which Git does
 * not know. Drawing the 3D table takes seconds without a graphics card: it is drawn for one view of each phase of a game,
 * and for all that a PATTERN (a part of their names) asks for; elsewhere the table is bare. SIZE: `375x548`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openTheatre, type Theatre } from './serve.ts';
import { lay, type Shot } from './sheet.ts';
import type { Size } from './sizes.ts';
import { PAGES, type PageKind, type View } from './view.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, resize } from './walk.ts';

const DIR = 'shots';

/** Where most can go wrong, and what most people have. */
const USUAL: Readonly<Record<PageKind, readonly Size[]>> = {
  hand: [
    { width: 320, height: 568 },
    { width: 375, height: 548 },
    { width: 568, height: 320 },
  ],
  app: [{ width: 1280, height: 720 }],
  screen: [{ width: 1920, height: 1080 }],
};

/** A sheet is as large as a person can look at at once: so wide, in pixels, in so many columns. */
const WIDTH = 1920;
const MOST_COLUMNS = 6;
const LEAST_WIDTH = 600;
const MOST = 12;

const [pattern, ...wanted] = process.argv.slice(2);
mkdirSync(DIR, { recursive: true });
const bare = await openTheatre();
try {
  const views = viewsOf(await findSituations(bare)).filter(({ name }) => new RegExp(pattern ?? '.').test(name));
  const chosen = pattern === undefined ? new Set(oneOfEachPhase(views)) : new Set(views.filter(hasTable));
  await makeAll(bare, views, '');
  const drawn = await openTheatre({ drawn: true });
  try {
    await makeAll(drawn, [...chosen], '-drawn');
  } finally {
    await drawn.close();
  }
} finally {
  await bare.close();
}

/** Phones have no 3D table. */
function hasTable({ page, at }: View): boolean {
  return page !== 'hand' && at.includes(':table');
}

/** The first view of each phase on each page: `app: viva turn/play+take, 6 seats` is of `app: viva turn`. */
function oneOfEachPhase(views: readonly View[]): View[] {
  return [...Map.groupBy(views.filter(hasTable), ({ name }) => name.split(/[/~,]/)[0]).values()].flatMap(
    ([first]) => first ?? [],
  );
}

async function makeAll(theatre: Theatre, views: readonly View[], mark: string): Promise<void> {
  for (const kind of PAGES) {
    const own = views.filter(({ page }) => page === kind);
    for (const size of own.length > 0 ? sizesFor(kind) : []) {
      await makeSheets(theatre, own, size, `${kind}-${nameOf(size)}${mark}`);
    }
  }
}

function sizesFor(kind: PageKind): readonly Size[] {
  const asked = wanted.map((name) => {
    const [width = 0, height = 0] = name.split('x').map(Number);
    return { width, height };
  });
  return asked.length > 0 ? asked : USUAL[kind];
}

function nameOf({ width, height }: Size): string {
  return `${width}x${height}`;
}

async function makeSheets(theatre: Theatre, views: readonly View[], size: Size, name: string): Promise<void> {
  const columns = Math.min(MOST_COLUMNS, Math.floor(WIDTH / Math.min(size.width, LEAST_WIDTH)));
  const width = Math.floor(WIDTH / columns);
  const page = await theatre.open(views[0]?.page ?? 'app');
  for (let from = 0; from < views.length; from += MOST) {
    const shots: Shot[] = [];
    for (const view of views.slice(from, from + MOST)) shots.push(await shoot(page, view, size, width));
    const file = `${DIR}/${name}-${from / MOST + 1}.png`;
    writeFileSync(file, await lay(bare.browser, shots, columns, width));
    console.log(file);
  }
  await page.close();
}

async function shoot(page: Page, view: View, size: Size, width: number): Promise<Shot> {
  const line = await page.context().newCDPSession(page);
  await resize(line, view.page, size);
  // One view that can't be shown is told under its picture, and keeps no other from being looked at.
  const failed = await page.evaluate((one) => window.walker.show(one), view).catch(({ message }: Error) => message);
  await page.evaluate(async () => {
    await window.walker.fit(100);
    await window.walker.tableAtRest();
  });
  const clip = { x: 0, y: 0, ...size, scale: Math.min(1, width / size.width) };
  const { data } = await line.send('Page.captureScreenshot', { format: 'jpeg', quality: 90, clip });
  await line.detach();
  return { name: failed ? `${view.name}: ${failed}` : view.name, jpeg: data };
}
