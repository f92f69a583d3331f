/** A table at rest: many pictures are gathered into one, then nothing is drawn, and whatever happens drops it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_SAMPLES } from '#renderer/table3d/render/frame-pacer.ts';
import { framesOf, openDesk, PATIENCE, pixelsOf, rest } from './test-page.ts';

/** Without a graphics card forty pictures take their time; a small window takes less of it. */
const VIEW = { width: 400, height: 250 };

let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  desk = await openDesk();
}, PATIENCE);

afterAll(() => desk.close(), PATIENCE);

async function opened(quality: string): Promise<Page> {
  const page = await desk.open(VIEW);
  await page.goto(`${desk.url}?scene=6&quality=${quality}`);
  await page.waitForFunction(() => window.desk?.stats.drawCalls > 8);
  return page;
}

const gathered = (page: Page): Promise<number> => page.evaluate(() => window.desk.stats.gathered);
const isGathered = (page: Page) =>
  page.waitForFunction((most) => window.desk.stats.gathered === most, MAX_SAMPLES, { timeout: PATIENCE });

it(
  'is gathered once, then nothing is drawn; a touch drops it, and it is gathered again',
  async () => {
    const page = await opened('best');
    await isGathered(page);
    const fine = await pixelsOf(page);
    const calls = await page.evaluate(countDraws);
    const frames = await framesOf(page);
    await page.waitForTimeout(2000);
    expect(await page.evaluate(() => Reflect.get(window, 'draws'))).toBe(calls);
    expect(await framesOf(page)).toBe(frames);
    await page.evaluate(() => window.desk.show(7));
    await page.waitForFunction(() => window.desk.stats.gathered === 0);
    await isGathered(page);
    expect(await framesOf(page)).toBeGreaterThan(frames);
    await page.close();
    const plain = await opened('plain');
    await rest(plain);
    const before = await pixelsOf(plain);
    // Each picture by itself has edges like stairs, and is drawn in the same tones.
    expect(stairs(fine)).toBeLessThan(1.05 * stairs(before));
    expect(mean(fine)).toBeCloseTo(mean(before), 0);
    await plain.close();
  },
  PATIENCE,
);

it(
  'is not gathered where it would cost what the graphics card has not: here',
  async () => {
    const page = await opened('auto');
    await rest(page);
    expect(await gathered(page)).toBe(0);
    await page.close();
  },
  PATIENCE,
);

/** How many pixels differ from the one beside them by as much as paper does from cloth. */
function stairs(pixels: readonly number[]): number {
  let count = 0;
  for (let at = 4; at < pixels.length; at += 4)
    if (Math.abs((pixels[at] ?? 0) - (pixels[at - 4] ?? 0)) > 110) count += 1;
  return count;
}

function mean(pixels: readonly number[]): number {
  return pixels.reduce((sum, part) => sum + part, 0) / pixels.length;
}

/** From now on `draws` counts what is drawn, by whomever. Runs in the page. */
function countDraws(): number {
  const prototype = WebGL2RenderingContext.prototype;
  const { drawElements, drawArrays, drawElementsInstanced } = prototype;
  const tell = (): void => {
    Reflect.set(window, 'draws', Reflect.get(window, 'draws') + 1);
  };
  Reflect.set(window, 'draws', 0);
  prototype.drawElements = function (...args) {
    tell();
    drawElements.apply(this, args);
  };
  prototype.drawArrays = function (...args) {
    tell();
    drawArrays.apply(this, args);
  };
  prototype.drawElementsInstanced = function (...args) {
    tell();
    drawElementsInstanced.apply(this, args);
  };
  return 0;
}
