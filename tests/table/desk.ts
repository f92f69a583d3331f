import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import react from '@vitejs/plugin-react';
import { type Browser, chromium as playwright } from 'playwright-core';
import { createServer } from 'vite';

const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The table's page served, and a browser to look at it. */
export async function openDesk(): Promise<{ url: string; browser: Browser; close(): Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: join(tmpdir(), 'panno-verde-table'),
    plugins: [react()],
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 0, fs: { allow: ['../..'] } },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the table is not served');
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: FLAGS });
  return {
    url,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
