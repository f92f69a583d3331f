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
const UNTIL_MOUNTED_MS = 400;

interface Picture {
  readonly format: 'jpeg' | 'png' | 'webp';
  /** From 0 to 100; a PNG has none. */
  readonly quality?: number;
  /** In pixels; as large as the window if left out. */
  readonly width?: number;
}

interface FilmPage {
  /** The window as it is now, in base64. */
  shoot(picture: Picture): Promise<string>;
  /** Lets so many milliseconds pass on the page, each frame drawn to its end. */
  run(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a view at its beginning, with everything loaded and the clock stopped. */
export async function openFilm(
  theatre: Theatre,
  { view, size, reduced = false }: { view: View; size: Size; reduced?: boolean },
): Promise<FilmPage> {
  // A page before it, since the server may make modules anew while the first one is loaded.
  await (await showOnce(theatre, view, size, reduced)).close();
  const page = await showOnce(theatre, view, size, reduced);
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
  const shown = page.evaluate((one) => window.walker.show(one), view).catch(() => undefined);
  await run(page, UNTIL_MOUNTED_MS);
  await wait(LOADING_MS);
  const line = await page.context().newCDPSession(page);
  return {
    async shoot({ format, quality, width = size.width }) {
      await page.evaluate(setAnimations);
      const clip = { x: 0, y: 0, ...size, scale: Math.min(1, width / size.width) };
      const picture = { format, clip, ...(quality !== undefined && { quality }) };
      return (await line.send('Page.captureScreenshot', picture)).data;
    },
    run: (ms) => run(page, ms),
    async close() {
      await page.clock.resume();
      await shown;
      await page.close();
    },
  };
}

/** Everything that the view fetches is there afterwards. */
async function showOnce(theatre: Theatre, view: View, size: Size, reduced: boolean): Promise<Page> {
  const page = await theatre.film(view.page, reduced);
  await page.setViewportSize(size);
  await page.evaluate((one) => window.walker.show(one), view).catch(() => undefined);
  await wait(LOADING_MS);
  return page;
}

async function run(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= FRAME_MS) {
    await page.clock.fastForward(Math.min(FRAME_MS, left));
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
