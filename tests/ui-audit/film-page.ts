/** A view whose clock goes on only when it is told to, so that pictures are taken as a fast machine shows them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { drawnToTheEnd } from '../table3d/drawn.ts';
import type { Theatre } from './serve.ts';
import type { Size } from './sizes.ts';
import type { View } from './view.ts';

/** What the page draws with is fetched and painted in real time, which its clock does not tell. */
const LOADING_MS = 6000;
/** On a busy machine the page's clock goes on by so much before it is stopped. */
const AHEAD_MS = 60_000;
/** A step of the page's clock: longer than a screen's frame, since each takes its time without a graphics card. */
const FRAME_MS = 30;
/** A window that is painted soon: what is loaded does not depend on its size. */
export const SMALL: Size = { width: 640, height: 400 };
const UNTIL_MOUNTED_MS = 400;

interface Picture {
  readonly format: 'jpeg' | 'png' | 'webp';
  /** From 0 to 100; a PNG has none. */
  readonly quality?: number;
  /** In pixels; as large as the window if left out. */
  readonly width?: number;
}

interface FilmPage {
  readonly page: Page;
  /** The window as it is now, in base64. */
  shoot(picture: Picture): Promise<string>;
  /** Lets so many milliseconds pass on the page, each frame drawn to its end; `step`: how many at once. */
  run(ms: number, step?: number): Promise<void>;
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
}

/** Opens a view at its beginning, with everything loaded and the clock stopped. */
export async function openFilm(
  theatre: Theatre,
  { view, size, reduced = false }: { view: View; size: Size; reduced?: boolean },
): Promise<FilmPage> {
  // A page before it, since the server may make modules anew while the first one is loaded.
  await (await showOnce(theatre, view, reduced)).close();
  const page = await showOnce(theatre, view, reduced);
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
  await page.setViewportSize(size);
  const shown = page.evaluate((one) => window.walker.show(one), view).catch(() => undefined);
  await run(page, UNTIL_MOUNTED_MS);
  await wait(LOADING_MS);
  const line = await page.context().newCDPSession(page);
  return {
    page,
    async shoot({ format, quality, width }) {
      await page.evaluate(setAnimations);
      const now = page.viewportSize() ?? size;
      const clip = { x: 0, y: 0, ...now, scale: Math.min(1, (width ?? now.width) / now.width) };
      const picture = { format, clip, ...(quality !== undefined && { quality }) };
      return (await line.send('Page.captureScreenshot', picture)).data;
    },
    run: (ms, step) => run(page, ms, step),
    resize: (size) => page.setViewportSize(size),
    async close() {
      await page.clock.resume();
      await shown;
      await page.close();
    },
  };
}

/** Everything that the view fetches is there afterwards. */
async function showOnce(theatre: Theatre, view: View, reduced: boolean): Promise<Page> {
  const page = await theatre.film(view.page, reduced);
  await page.setViewportSize(SMALL);
  await page.evaluate((one) => window.walker.show(one), view).catch(() => undefined);
  await wait(LOADING_MS);
  return page;
}

async function run(page: Page, ms: number, step = FRAME_MS): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    await page.clock.fastForward(Math.min(step, left));
    await page.evaluate(drawnToTheEnd);
  }
}

/** What style sheets move goes by the same clock. Runs in the page. */
function setAnimations(): void {
  const since: WeakMap<Animation, number> = Reflect.get(window, 'since') ?? new WeakMap();
  Reflect.set(window, 'since', since);
  for (const animation of document.getAnimations()) {
    if (!since.has(animation)) since.set(animation, performance.now());
    animation.pause();
    animation.currentTime = performance.now() - (since.get(animation) ?? 0);
  }
}
