/**
 * node bench/home-load.ts [--rounds N] [--beside CHECKOUT]: what the app's page fetches to show home, as built, over a line of
 * 20 Mbit/s and 50 ms: the bytes on the wire of all that is asked for until home is drawn with its typefaces, how long that takes,
 * how long until its covers are there, until a press opens a game's page at once, and the bytes of all that follows. With another
 * built checkout both are opened in turns.
 */

import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { median } from 'simple-statistics';
import { launchChromium, PAINTED, UNDRAWN } from '../tests/e2e/support/chromium.ts';
import { readArguments, readInteger } from '../tools/command-line.ts';
import { type Server, startServer } from './test-server.ts';

/** Bytes a second, and ms there and back. */
const LINE = { offline: false, downloadThroughput: 20_000_000 / 8, uploadThroughput: 20_000_000 / 8, latency: 50 };
/** So long nothing is asked for any more, in ms: all has come. */
const QUIET_MS = 2000;

interface Load {
  readonly bytes: number;
  readonly covers: number;
  readonly drawn: number;
  readonly page: number;
  readonly later: number;
}

const TEXT = { type: 'string' } as const;
const { values } = readArguments(process.argv.slice(2), { rounds: TEXT, beside: TEXT });
const rounds = readInteger('--rounds', values.rounds ?? '5', 1, 100);
const checkouts = [undefined, ...(values.beside === undefined ? [] : [resolve(values.beside)])];
const servers = await Promise.all(
  checkouts.map(async (of) => ({ of, server: await startServer({ of }), loads: [] as Load[] })),
);
const browser = await launchChromium([...UNDRAWN, ...PAINTED]);
try {
  // The first time a browser makes itself ready, too.
  for (let round = 0; round <= rounds; round++) {
    for (const { server, loads } of servers) {
      const load = await open(browser, server);
      if (round > 0) loads.push(load);
    }
  }
  for (const { of, loads } of servers) {
    const middle = (what: keyof Load): number => Math.round(median(loads.map((load) => load[what])));
    console.log(
      `${of ?? 'here'}: ${middle('bytes')} bytes until home is drawn, ${middle('later')} later; covers after ${middle('covers')} ms, drawn ${middle('drawn')} ms, a game's page ${middle('page')} ms`,
    );
  }
} finally {
  await browser.close();
  for (const { server } of servers) server.close();
}

async function open(browser: Browser, { port }: Server): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  let changed = performance.now();
  page.on('request', () => {
    changed = performance.now();
  });
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
  const { covers, drawn } = await page.evaluate(watch);
  await page.locator('.game-cloth').first().click();
  await page.locator('.game-page').waitFor();
  const opened = await page.evaluate(() => performance.now());
  while (performance.now() - changed < QUIET_MS) await pause(QUIET_MS / 10);
  const sizes = await page.evaluate(
    (drawn) =>
      performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ startTime, transferSize }) => ({ bytes: transferSize, isFirst: startTime <= drawn })),
    drawn,
  );
  await context.close();
  const sum = (isFirst: boolean): number =>
    sizes.reduce((all, one) => all + (one.isFirst === isFirst ? one.bytes : 0), 0);
  return { bytes: sum(true), covers, drawn, page: opened, later: sum(false) };
}

/** When the covers are there, and when they are drawn with their typefaces, in ms from the navigation. Runs in the page. */
async function watch(): Promise<{ covers: number; drawn: number }> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (!document.querySelector('.game-cloth')) await frame();
  const covers = performance.now();
  await frame();
  await document.fonts.ready;
  return { covers, drawn: performance.now() };
}
