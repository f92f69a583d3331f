import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { createServer } from 'vite';
import { DRAWN, launchChromium } from '../browser/support/chromium.ts';

/** The table's page served, and a browser to look at it. */
export async function openDesk(): Promise<{ url: string; browser: Browser; close(): Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    // Another checkout of the house on this machine has one of its own.
    cacheDir: join(tmpdir(), `panno-verde-table-${crc32(import.meta.dirname).toString(16)}`),
    plugins: [react()],
    logLevel: 'warn',
    // Who saves a file meanwhile must not reload the page under a test.
    server: { host: '127.0.0.1', port: 0, fs: { allow: ['../..'] }, hmr: false, watch: null },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the table is not served');
  const browser = await launchChromium(DRAWN);
  return {
    url,
    browser,
    async close() {
      await browser.close();
      await server.close();
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
    await page.evaluate(() => {
      const gl = document.querySelector('canvas')?.getContext('webgl2');
      gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    });
    const before = await framesOf(page);
    await page.waitForTimeout(700);
    if ((await framesOf(page)) === before) return before;
  }
}
