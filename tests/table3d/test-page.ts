import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { DRAWN, launchChromium } from '../e2e/support/chromium.ts';
import { drawnToTheEnd } from './drawn.ts';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = join(ROOT, 'node_modules');

/** The first page waits for everything to be made ready for it, and without a graphics card a frame takes its time, in ms. */
export const PATIENCE = 240_000;

/** What a page may wait for one thing, in ms: less than a test, whose report then says for what. */
const STEP_PATIENCE = 200_000;

interface Desk {
  readonly url: string;
  /** An empty page in a window of this size. */
  open(viewport: { readonly width: number; readonly height: number }): Promise<Page>;
  close(): Promise<void>;
}

/** The table's page served, and a browser to look at it. */
export async function openDesk(): Promise<Desk> {
  // Of its own: a server that bundles the packages anew takes them from under one that shares them.
  const cacheDir = mkdtempSync(join(tmpdir(), 'panno-verde-table-'));
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir,
    plugins: [react()],
    logLevel: 'warn',
    // Who saves a file meanwhile must not reload the page under a test.
    // In a copy of the house the packages are those of the house itself.
    server: { host: '127.0.0.1', port: 0, fs: { allow: [ROOT, realpathSync(PACKAGES)] }, hmr: false, watch: null },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the table is not served');
  const browser = await launchChromium(DRAWN);
  return {
    url,
    async open(viewport) {
      const page = await browser.newPage({ viewport });
      page.setDefaultTimeout(STEP_PATIENCE);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}

/** Frames drawn since the page came. */
export function framesOf(page: Page): Promise<number> {
  return page.evaluate(() => window.desk.stats.frames);
}

/** Waits until all frames are drawn and no new one comes; how many there were. */
export async function rest(page: Page): Promise<number> {
  for (;;) {
    await page.evaluate(drawnToTheEnd);
    const before = await framesOf(page);
    await page.waitForTimeout(700);
    if ((await framesOf(page)) === before) return before;
  }
}

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is seen of the page, or of a part: red, green, blue and opacity of each pixel, row by row. */
export async function pixelsOf(page: Page, clip?: Clip): Promise<number[]> {
  const png = (await page.screenshot({ ...(clip && { clip }) })).toString('base64');
  return page.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('nothing to draw on');
    context.drawImage(bitmap, 0, 0);
    return [...context.getImageData(0, 0, bitmap.width, bitmap.height).data];
  }, png);
}
