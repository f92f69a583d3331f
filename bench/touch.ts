/**
 * node bench/touch.ts [TIMES] [--beside CHECKOUT]: from a touch on a phone until the next frame is painted, on a processor made
 * four times slower, as a cheap phone's may be, as the browser itself says it (Event Timing): a card of the own hand is raised
 * and put down again, the menu opened and closed. Asked: 100 ms, by the median of the slowest of each round. With another built
 * checkout both are touched in turns.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { median } from 'simple-statistics';
import { launchChromium, UNDRAWN } from '../tests/e2e/support/chromium.ts';
import { readArguments, readInteger } from '../tools/command-line.ts';
import { scanned } from './phone-at-table.ts';
import { openSession, startServer } from './test-server.ts';

const MOST_MS = 100;
const SLOWER = 4;
/** So long the page is left alone before and after a touch, in ms. */
const REST_MS = 600;

/** What is touched, one after another. */
const TOUCHES = {
  'raise a card': '[data-hand]',
  'put it down': '[data-hand]',
  'open the menu': '.top button',
  'close it': '.menu button.brass',
} as const;

const { values, positionals } = readArguments(process.argv.slice(2), { beside: { type: 'string' } });
const times = readInteger('times', positionals[0] ?? '5', 1, 100);
const checkouts = [undefined, ...(values.beside === undefined ? [] : [resolve(values.beside)])];
const hosts = await Promise.all(
  checkouts.map(async (of) => {
    const server = await startServer({ of });
    const { client, leave } = await openSession(server);
    const { key = '' } = await client.session.greet({});
    return { of: of ?? 'here', server, client, leave, key, took: [] as number[][] };
  }),
);
const browser = await launchChromium(UNDRAWN);
try {
  for (let time = 0; time <= times; time++) {
    for (const { server, client, key, took } of hosts) {
      const round = await scanned(browser, client, { port: server.port, key, slower: SLOWER }, touchAll);
      // The first time a browser makes itself ready, too.
      if (time > 0) took.push(round);
    }
  }
  for (const [k, { of, took }] of hosts.entries()) {
    const each = Object.keys(TOUCHES).map((what, n) => `${what} ${median(took.map((round) => round[n] ?? 0))}`);
    const slowest = median(took.map((round) => Math.max(...round)));
    console.log(`${of}: slowest ${slowest} ms; ${each.join(', ')}`);
    if (k === 0 && slowest > MOST_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  for (const { leave, server } of hosts) {
    leave();
    server.close();
  }
}

/** From each touch to the next frame, in ms. */
async function touchAll(page: Page): Promise<number[]> {
  await page.evaluate(listen);
  const took: number[] = [];
  for (const what of Object.values(TOUCHES)) {
    await pause(REST_MS);
    await page.evaluate(() => window.touched?.splice(0));
    await page.locator(what).first().tap({ force: true });
    await pause(REST_MS);
    took.push(Math.max(0, ...((await page.evaluate(() => window.touched)) ?? [])));
  }
  return took;
}

declare global {
  interface Window {
    /** How long each event of a touch took until the next frame, in ms. */
    touched?: number[];
  }
}

/** Runs in the page. */
function listen(): void {
  window.touched = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.touched?.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
