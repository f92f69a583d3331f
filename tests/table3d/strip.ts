/**
 * Frames of a drag as they follow each other every 60 ms, whatever this machine needs for one: `node tests/table3d/strip.ts
 * DIR [WIDTH HEIGHT]`. The page's clock stands still while a frame is drawn.
 */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openDesk, rest } from './test-page.ts';

const STEP = 60;

/** The page's clock goes on when it is told to. */
function stopClock(): void {
  const real = performance.now.bind(performance);
  let stopped: number | undefined;
  performance.now = () => stopped ?? real();
  Object.assign(window, {
    tick: (ms: number) => {
      stopped = (stopped ?? real()) + ms;
    },
  });
}

const [dir = '/tmp/strip', width = '960', height = '540'] = process.argv.slice(2);
mkdirSync(dir, { recursive: true });
const { url, open, close } = await openDesk();
let number = 0;

async function frame(page: Page, name: string): Promise<void> {
  const before = await page.evaluate((step) => {
    (window as unknown as { tick(ms: number): void }).tick(step);
    return window.desk.stats.frames;
  }, STEP);
  // One may have begun before the clock went on.
  await page.waitForFunction((then) => window.desk.stats.frames > then + 1, before, { timeout: 1500 }).catch(() => {});
  await page.screenshot({ path: `${dir}/${String(number++).padStart(2, '0')}-${name}.png` });
}

async function middleOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  const rect = await page.evaluate((key) => window.desk.table()?.project(key), id);
  if (!rect) throw new Error(`${id} is not in sight`);
  return { x: rect.x + rect.width * 0.3, y: rect.y + rect.height * 0.45 };
}

/** From one place to another in so many frames, the faster in the middle. */
async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
  frames: number,
  name: string,
) {
  for (let k = 1; k <= frames; k++) {
    const t = k / frames;
    const part = t * t * (3 - 2 * t);
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await frame(page, name);
  }
}

try {
  const page = await open({ width: Number(width), height: Number(height) });
  await page.addInitScript(stopClock);
  await page.goto(`${url}?scene=6&quality=plain`);
  await page.waitForFunction(() => window.desk?.stats.drawCalls > 6);
  await rest(page);
  const card = await middleOf(page, 'c:10H');
  const other = await middleOf(page, 'c:4H');
  const trick = await middleOf(page, 'trick');
  await page.evaluate(() => (window as unknown as { tick(ms: number): void }).tick(0));
  await page.mouse.move(card.x, card.y);
  for (let k = 0; k < 3; k++) await frame(page, 'lift');
  await page.mouse.down();
  await drag(page, card, other, 5, 'along');
  await frame(page, 'way');
  await frame(page, 'way');
  const out = { x: trick.x + 60, y: trick.y + 90 };
  await drag(page, other, out, 4, 'carry');
  await page.mouse.up();
  await page.evaluate(() => window.desk.show(7));
  for (let k = 0; k < 10; k++) await frame(page, 'throw');
} finally {
  await close();
}
