/**
 * node bench/table3d.ts [WIDTHxHEIGHT [rounds]]: what the 3D table takes in a window of that size (1280x720), in a browser
 * without a graphics card, so many times (2): ms until its first picture with cards, draw calls, frames at rest, pictures in
 * four seconds of a deal, and how many rows of pixels it was drawn with before and after. Not a part of `npm run bench`: the
 * figures are the machine's, and serve to compare two ways of drawing on one machine.
 */
import type { Page } from 'playwright-core';
import { framesOf, openDesk, rest } from '../tests/table3d/test-page.ts';
import { fail, readInteger } from '../tools/command-line.ts';

const PATIENCE = 300_000;
const REST = 3000;
const DEAL = 4000;

const [, width, height] = /^(\d+)x(\d+)$/.exec(process.argv[2] ?? '1280x720') ?? fail('a size looks like 1280x720');
const rounds = readInteger('rounds', process.argv[3] ?? '2', 1, 100);
const desk = await openDesk();
try {
  // What the server has packed once, it does not pack again.
  await (await open('scene=6')).close();
  for (let round = 0; round < rounds; round++) await measure();
} finally {
  await desk.close();
}

async function open(query: string): Promise<Page> {
  const page = await desk.open({ width: Number(width), height: Number(height) });
  await page.goto(`${desk.url}?${query}`);
  return page;
}

async function measure(): Promise<void> {
  const page = await open('scene=6');
  const first = await page.evaluate(
    (patience) =>
      new Promise<number>((resolve, reject) => {
        const look = (): void => {
          // Only with cards are there so many.
          if (window.desk?.stats.triangles > 20_000) {
            const gl = document.querySelector('canvas')?.getContext('webgl2');
            gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
            resolve(performance.now());
          } else if (performance.now() > patience) reject(new Error('no cards came'));
          else requestAnimationFrame(look);
        };
        look();
      }),
    PATIENCE,
  );
  // Typefaces and pictures come when they come.
  await page.waitForTimeout(REST);
  const still = await rest(page);
  await page.waitForTimeout(REST);
  const atRest = (await framesOf(page)) - still;
  const { drawCalls } = await page.evaluate(() => window.desk.stats);
  await page.evaluate(() => window.desk.show(0));
  const gathered = await rest(page);
  const before = await rowsOf(page);
  await page.evaluate(() => window.desk.show(1));
  await page.waitForTimeout(DEAL);
  const dealt = (await framesOf(page)) - gathered;
  await rest(page);
  const after = await rowsOf(page);
  console.log(
    `${width}x${height}: cards after ${first.toFixed(0)} ms, ${drawCalls} draw calls, ${atRest} frames at rest, ` +
      `${dealt} in a deal, ${before} rows and then ${after}`,
  );
  await page.close();
}

function rowsOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('canvas')?.height ?? 0);
}
