/**
 * `npm run -s film -- [NAME…] [--screen [--flat]] [--reduced] [--every 60] [--size 1024x640] [--from MS] [--to MS]`: film strips of the
 * moments in `films.ts`, a picture every so many milliseconds, on one sheet each, into `shots/`, which Git does not know. The
 * page's clock stands still while a picture is taken: what is seen is what a fast machine shows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { drawnToTheEnd } from '../table3d/drawn.ts';
import { FILMS, found } from './films.ts';
import { openTheatre } from './serve.ts';
import { lay, type Shot } from './sheet.ts';
import type { View } from './view.ts';
import { tableAt } from './views/tables.ts';

const DIR = 'shots';
const COLUMNS = 5;
/** Frames of a film are so wide on the sheet, in pixels. */
const WIDTH = 400;
/** What the page draws with is fetched and painted in real time, which its clock does not tell: so long, in ms. */
const MADE_READY = 6000;
/** On a busy machine the page's clock has gone on by so much before it is stopped, in ms. */
const AHEAD = 60_000;
/** One frame of the page's clock, in ms: slower than a screen's, since each takes its time without a graphics card. */
const FRAME = 30;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    screen: { type: 'boolean', default: false },
    flat: { type: 'boolean', default: false },
    reduced: { type: 'boolean', default: false },
    every: { type: 'string', default: '60' },
    size: { type: 'string', default: '1024x640' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
  },
});
const { flat, reduced } = values;
const screen = values.screen || flat;
const every = Number(values.every);
const [width = 1024, height = 640] = values.size.split('x').map(Number);
const names = positionals.length > 0 ? positionals : Object.keys(FILMS);

mkdirSync(DIR, { recursive: true });
const theatre = await openTheatre({ drawn: !flat, flat });
try {
  for (const name of names) await film(name);
} finally {
  await theatre.close();
}

async function film(name: string): Promise<void> {
  const one = FILMS[name];
  if (!one) throw new Error(`no film is called ${name}: ${Object.keys(FILMS).join(', ')}`);
  const page = await theatre.film(screen ? 'screen' : 'app', reduced);
  await page.setViewportSize({ width, height });
  const situation = found(one, screen ? 'everyone' : 0);
  const view: View = {
    name,
    page: screen ? 'screen' : 'app',
    at: screen ? '#/screen/:table' : '#/table/:table',
    state: { table: tableAt(situation, screen ? null : 0), play: situation },
  };
  // Once through, so that nothing is left to be fetched; then from the beginning, with the clock at hand.
  await page.evaluate((one) => window.walker.show(one), view).catch(() => undefined);
  await wait(MADE_READY);
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD));
  const shown = page.evaluate((one) => window.walker.show(one), view).catch(() => undefined);
  await run(page, 400);
  await wait(MADE_READY);
  const line = await page.context().newCDPSession(page);
  const shots: Shot[] = [];
  const end = Number(values.to ?? one.ms);
  for (let ms = 0; ms <= end; ms += every) {
    if (ms >= Number(values.from)) shots.push({ name: `${ms} ms`, jpeg: await shoot(page, line) });
    await run(page, every);
  }
  const file = `${DIR}/film-${name}${flat ? '-flat' : screen ? '-screen' : ''}${reduced ? '-reduced' : ''}.png`;
  writeFileSync(file, await lay(theatre.browser, shots, COLUMNS, WIDTH));
  console.log(file);
  await page.clock.resume();
  await shown;
  await page.close();
}

/** Lets so many milliseconds pass on the page, each frame drawn to its end. */
async function run(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= FRAME) {
    await page.clock.fastForward(Math.min(FRAME, left));
    await page.evaluate(drawnToTheEnd);
  }
}

async function shoot(page: Page, line: CDPSession): Promise<string> {
  await page.evaluate(setAnimations);
  const clip = { x: 0, y: 0, width, height, scale: Math.min(1, WIDTH / width) };
  const { data } = await line.send('Page.captureScreenshot', { format: 'jpeg', quality: 88, clip });
  return data;
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
