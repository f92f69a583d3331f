/** One lamp, one print: paper and its inks look alike in the hand and on the cloth, and black is black under the lamp. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, PATIENCE, pixelsOf, rest } from './test-page.ts';

/** Red, green and blue, 0 to 255. */
type Colour = readonly [number, number, number];
type Ink = (colour: Colour) => boolean;

const PAPER: Ink = ([red, green, blue]) => Math.min(red, green, blue) > 170;
const RED: Ink = ([red, green, blue]) => red > 130 && Math.max(green, blue) < 90;
const DARK: Ink = ([red, green, blue]) => Math.max(red, green, blue) < 110 && Math.abs(red - blue) < 40;

/** So far, in any channel, paper that is held may be from paper that lies; with three's default tones it was 22. */
const PAPER_APART = 12;
/** White paper is white: no channel is so far below the brightest one. */
const TINGE = 40;
/** So far, in degrees, the hue of one red may be from the other. */
const HUE_APART = 5;
/** No channel of black is lighter, straight under the lamp. */
const BLACK = 48;

let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  desk = await openDesk();
}, PATIENCE);

afterAll(() => desk.close(), PATIENCE);

it(
  'prints a card the same in the hand and on the cloth',
  async () => {
    const page = await desk.open({ width: 1280, height: 720 });
    await page.goto(`${desk.url}?scene=6`);
    await page.waitForFunction(() => window.desk?.stats.drawCalls > 8);
    await rest(page);
    const [held, lying] = [await inkOf(page, 'c:4H', PAPER), await inkOf(page, 'p2', PAPER)];
    expect(apart(held, lying), `${held} in the hand, ${lying} on the cloth`).toBeLessThanOrEqual(PAPER_APART);
    for (const paper of [held, lying]) expect(Math.max(...paper) - Math.min(...paper), `${paper}`).toBeLessThan(TINGE);
    const [heldRed, lyingRed] = [await inkOf(page, 'c:4H', RED), await inkOf(page, 'p2', RED)];
    expect(
      Math.abs(hue(heldRed) - hue(lyingRed)),
      `${heldRed} in the hand, ${lyingRed} on the cloth`,
    ).toBeLessThanOrEqual(HUE_APART);
    await page.close();
  },
  PATIENCE,
);

it(
  'keeps black black from a television’s eye, where the lamp would be mirrored',
  async () => {
    const page = await desk.open({ width: 1280, height: 720 });
    await page.goto(`${desk.url}?phases&tv`);
    await page.waitForFunction(() => window.desk);
    const scene = await page.evaluate(() => window.desk.scenes.findIndex(({ name }) => name === 'viva turn'));
    await page.evaluate((index) => window.desk.show(index), scene);
    await page.waitForFunction(() => window.desk.stats.drawCalls > 8);
    await rest(page);
    const black = await inkOf(page, 'general', DARK);
    expect(Math.max(...black), `${black}`).toBeLessThan(BLACK);
    await page.close();
  },
  PATIENCE,
);

/** The commonest colour of this ink on what is called so: what most of it is printed in. */
async function inkOf(page: Page, id: string, isInk: Ink): Promise<Colour> {
  const whole = await page.evaluate((key) => window.desk.table()?.project(key), id);
  if (!whole) throw new Error(`${id} is not in sight`);
  // Without the tray around it, and its shadow.
  const { x, y, width, height } = whole;
  const clip = { x: x + width * 0.2, y: y + height * 0.2, width: width * 0.6, height: height * 0.6 };
  const pixels = await pixelsOf(page, clip);
  const seen = new Map<string, { colour: Colour; count: number }>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.slice(at, at + 3);
    if (!isInk([red, green, blue])) continue;
    const step = [red, green, blue].map((part) => part >> 2).join();
    const before = seen.get(step);
    seen.set(step, { colour: before?.colour ?? [red, green, blue], count: (before?.count ?? 0) + 1 });
  }
  const most = [...seen.values()].toSorted((a, b) => b.count - a.count)[0];
  if (!most) throw new Error(`${id} has nothing of this ink`);
  return most.colour;
}

function apart(one: Colour, other: Colour): number {
  return Math.max(...one.map((part, k) => Math.abs(part - (other[k] ?? 0))));
}

/** In degrees, of a red: a little below 0 is towards violet. */
function hue([red, green, blue]: Colour): number {
  return (60 * (green - blue)) / (red - Math.min(green, blue));
}
