/** Goes through views in all their windows, and says what it found. */
import type { CDPSession, Page } from 'playwright-core';
import type { Finding } from './audit/finding.ts';
import { AT_TV_DISTANCE, contrast, NEAR } from './contrast.ts';
import { expected } from './expected.ts';
import type { Situation } from './fixture/situation.ts';
import type { Theatre } from './serve.ts';
import { SIZES, type Size, TEXT_SIZES } from './sizes.ts';
import { PAGES, type PageKind, type View } from './view.ts';

export interface Seen extends Finding {
  readonly view: string;
  readonly page: PageKind;
  readonly size: string;
}

/** What a walk came to. */
export interface Walk {
  readonly seen: readonly Seen[];
  /** How many pages were looked at: views times windows times text sizes. */
  readonly audits: number;
  readonly views: number;
}

/** Finds every situation, in the app's page. */
export async function findSituations(theatre: Theatre): Promise<Situation[]> {
  const page = await theatre.open('app');
  try {
    return await page.evaluate(() => window.walker.situations?.() ?? []);
  } finally {
    await page.close();
  }
}

/** In which windows and text sizes; all of them, where nothing is said. */
export interface WalkOptions {
  readonly sizes?: Readonly<Record<PageKind, readonly Size[]>>;
  readonly texts?: readonly number[];
  /** In these a picture is taken, to look at the contrast: that takes its time. */
  readonly pictured?: (page: PageKind, size: Size, text: number) => boolean;
}

/** Looks at each view in all windows of its page, in each text size. */
export async function walk(theatre: Theatre, views: readonly View[], options: WalkOptions = {}): Promise<Walk> {
  const seen: Seen[] = [];
  let audits = 0;
  for (const kind of PAGES) {
    const own = views.filter(({ page }) => page === kind);
    let page: Page | undefined;
    for (const view of own) {
      page ??= await theatre.open(kind);
      const looks = await look(page, view, options);
      audits += looks.length;
      seen.push(...looks.flat());
      if (!looks.flat().some(({ rule }) => rule === 'broken')) continue;
      // What threw may have left nothing behind.
      await page.close();
      page = undefined;
    }
    await page?.close();
  }
  return { seen: seen.filter((one) => !expected(one)), audits, views: views.length };
}

/** What is found in each window; what the page threw meanwhile comes last. */
async function look(page: Page, view: View, options: WalkOptions): Promise<Seen[][]> {
  const found: Seen[][] = [];
  const errors: string[] = [];
  const hear = (error: Error): unknown => errors.push(error.message);
  page.on('pageerror', hear);
  try {
    await lookAround(page, view, options, (seen) => found.push(seen));
  } catch (error) {
    errors.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    page.off('pageerror', hear);
  }
  if (errors.length > 0) found.push(errors.map((what) => seenIn(view, 'any', { rule: 'broken', what, where: '' })));
  return found;
}

async function lookAround(page: Page, view: View, options: WalkOptions, tell: (seen: Seen[]) => void): Promise<void> {
  const { sizes = SIZES, pictured = () => false } = options;
  // A television's letters are as large as its picture: the setting of a device has no say there.
  const { texts = view.page === 'screen' ? [100] : TEXT_SIZES } = options;
  const windows = sizes[view.page];
  const needs = view.page === 'screen' ? AT_TV_DISTANCE : NEAR;
  const line = await page.context().newCDPSession(page);
  await resize(line, view.page, windows[0] ?? { width: 800, height: 600 }, UNSEEN);
  await page.evaluate((one) => window.walker.show(one), view);
  for (const text of texts) {
    for (const size of windows) {
      const isPictured = pictured(view.page, size, text);
      await resize(line, view.page, size, isPictured ? 1 : UNSEEN);
      const all = await auditAt(page, view, text);
      if (isPictured) all.push(...(await contrast(page, line, needs)));
      tell(all.map((one) => seenIn(view, named(size, text), one)));
    }
  }
  // What it asks for hangs on no window.
  const unnamed = await page.evaluate(() => window.walker.axe());
  tell(unnamed.map((one) => seenIn(view, 'any', one)));
  await line.detach();
}

function seenIn({ name, page }: View, size: string, finding: Finding): Seen {
  return { ...finding, view: name, page, size };
}

function named({ width, height }: Size, text: number): string {
  return `${width}×${height}${text === 100 ? '' : ` at ${text} %`}`;
}

async function auditAt(page: Page, view: View, text: number): Promise<Finding[]> {
  const circumstances = { thumb: view.page === 'hand', onlyShown: view.page === 'screen' };
  return page.evaluate(
    async ([text, circumstances]) => {
      await window.walker.fit(text);
      return window.walker.audit(circumstances);
    },
    [text, circumstances] as const,
  );
}

/** Where nobody looks at the picture it is drawn this small: the page is laid out the same, and painted in a tenth of the time. */
const UNSEEN = 0.25;

/** Straight to the browser: nothing is waited for. */
export async function resize(line: CDPSession, kind: PageKind, size: Size, scale = 1): Promise<void> {
  const { width, height } = size;
  await line.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    scale,
    mobile: kind === 'hand',
  });
}
