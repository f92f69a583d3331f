/** How many pixels are drawn of a window that is large, by what its graphics card is seen to manage. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDesk, PATIENCE, rest } from './test-page.ts';

let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  desk = await openDesk();
}, PATIENCE);

afterAll(() => desk.close(), PATIENCE);

/**
 * A graphics card that is seen to be busy with each frame for so long, in ms, whatever this machine has for one. In `rows` is
 * noted how many rows of pixels each frame had.
 */
function plantBusyCard(busy: number): void {
  const context = WebGL2RenderingContext.prototype;
  const { fenceSync, getSyncParameter } = context;
  const begun = new WeakMap<WebGLSync, number>();
  const rows: number[] = [];
  Object.assign(window, { rows });
  context.fenceSync = function (...args) {
    const fence = fenceSync.apply(this, args);
    rows.push(this.drawingBufferHeight);
    if (fence && busy > 0) begun.set(fence, performance.now());
    return fence;
  };
  context.getSyncParameter = function (fence, what) {
    if (what !== this.SYNC_STATUS) return getSyncParameter.call(this, fence, what);
    const since = begun.get(fence);
    // Who looks too seldom to see it busy would take it for a fast one.
    if (since !== undefined && performance.now() > since + busy) begun.delete(fence);
    return since === undefined ? this.SIGNALED : this.UNSIGNALED;
  };
}

describe('a window that is too large for its graphics card', () => {
  const LARGE = { width: 400, height: 1400 };
  let page: Page;
  const rows = (): Promise<number> => page.evaluate(() => document.querySelector('canvas')?.height ?? 0);

  async function come(busy: number): Promise<void> {
    page = await desk.open(LARGE);
    await page.addInitScript(plantBusyCard, busy);
    await page.goto(`${desk.url}?scene=0`);
    await page.waitForFunction(() => window.desk?.stats.frames > 0);
  }

  /** Cards fly: they are dealt, or gathered again. */
  async function fly(scene: number): Promise<void> {
    await page.evaluate((next) => window.desk.show(next), scene);
    await rest(page);
  }

  afterEach(() => page.close(), PATIENCE);

  it(
    'is drawn with all its pixels as long as cards fly fast enough',
    async () => {
      await come(0);
      await fly(1);
      expect(await rows()).toBe(LARGE.height);
    },
    PATIENCE,
  );

  it(
    'is drawn with fewer pixels once cards fly too slowly, and no fewer than can be read, until it is another window',
    async () => {
      const fewest = () => page.evaluate(() => Math.min(...(Reflect.get(window, 'rows') as number[])));
      await come(100);
      expect(await rows()).toBe(LARGE.height);
      for (let scene = 1; (await fewest()) === LARGE.height; scene = 1 - scene) await fly(scene);
      expect(await fewest()).toBe(1080);
      // What rests has all pixels again, as far as this machine's own frames are known to be fast enough for them.
      for (let scene = 1; (await rows()) < LARGE.height; scene = 1 - scene) await fly(scene);
      await page.setViewportSize({ ...LARGE, height: 1300 });
      await page.waitForFunction(() => (document.querySelector('canvas')?.height ?? 0) === 1300);
    },
    PATIENCE,
  );
});
