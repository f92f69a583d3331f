/** Every phase of every game, as it lies on the largest table, at a seat and on a television: few draw calls, and no frame at rest. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { framesOf, openDesk, PATIENCE, rest } from './test-page.ts';

/** Without a graphics card a frame takes its time; a small window takes less of it. */
const VIEW = { width: 480, height: 300 };
const MOST_DRAW_CALLS = 15;
/** How long each phase is watched at rest, and one of them, in ms. */
const STILL = 1000;
const LONG_STILL = 5000;
/** A table that is never still within these many looks is restless. */
const LOOKS = 5;
/** All of VIVA's cards (VI-2): none ever leaves the cloth. */
const VIVA_CARDS = 126;

/** How many phases a game has; of others two at least. */
const PHASES = { 'briscola-chiamata': 7, spizzichino: 5, viva: 8, 'vbi-maior': 10 };
/** Whether somebody is asked to throw in is seen at their seat alone (BC-21). */
const SEEN_BY_ALL = { ...PHASES, 'briscola-chiamata': 6 };

interface Seen {
  readonly name: string;
  readonly cards: number;
  readonly drawCalls: number;
  readonly framesAtRest: number;
}

let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  desk = await openDesk();
}, PATIENCE);

afterAll(() => desk.close(), PATIENCE);

/** At rest twice running: on a busy machine the last frame of a fade may be late. */
async function settled(page: Page): Promise<number> {
  for (;;) {
    const frames = await rest(page);
    if ((await rest(page)) === frames) return frames;
  }
}

/** Frames in so many ms at rest. A frame that comes late makes no restless table: after it there is another look. */
async function framesAtRest(page: Page, still: number): Promise<number> {
  let frames = 0;
  for (let look = 0; look < LOOKS; look++) {
    const before = await settled(page);
    await page.waitForTimeout(still);
    frames = (await framesOf(page)) - before;
    if (frames === 0) return 0;
  }
  return frames;
}

async function look(page: Page, index: number, { name, cards }: Pick<Seen, 'name' | 'cards'>): Promise<Seen> {
  await page.evaluate((next) => window.desk.show(next), index);
  const frames = await framesAtRest(page, name === 'viva turn' ? LONG_STILL : STILL);
  const drawCalls = await page.evaluate(() => window.desk.stats.drawCalls);
  return { name, cards, drawCalls, framesAtRest: frames };
}

describe.each([
  ['at a seat', '', PHASES],
  ['on a television', '&tv', SEEN_BY_ALL],
])('every phase of every game, %s', (_, where, there) => {
  const seen: Seen[] = [];

  beforeAll(async () => {
    const page = await desk.open(VIEW);
    await page.goto(`${desk.url}?phases&reduced${where}`);
    await page.waitForFunction(() => window.desk?.stats.drawCalls > 0);
    const scenes = await page.evaluate(() => window.desk.scenes);
    for (const [index, scene] of scenes.entries()) seen.push(await look(page, index, scene));
    await page.close();
    // Thirty scenes, each watched for some seconds.
  }, 2 * PATIENCE);

  it('has been seen', () => {
    const phases = Object.groupBy(seen, ({ name }) => name.split(' ')[0] as string);
    const counted = Object.entries(phases).map(([game, those]) => [game, those?.length ?? 0] as const);
    expect(counted.map(([game]) => game)).toEqual(Object.keys(GAMES));
    expect(Object.fromEntries(counted)).toMatchObject(there);
    expect(Math.min(...counted.map(([, phases]) => phases))).toBeGreaterThan(1);
  });

  it(`takes ${MOST_DRAW_CALLS} draw calls at most`, () => {
    expect(seen.filter(({ drawCalls }) => drawCalls > MOST_DRAW_CALLS || drawCalls === 0)).toEqual([]);
  });

  it('draws no frame at rest', () => {
    expect(seen.filter(({ framesAtRest }) => framesAtRest > 0)).toEqual([]);
  });

  it('has all cards of VIVA on the cloth', () => {
    expect(seen.find(({ name }) => name === 'viva turn')?.cards).toBe(VIVA_CARDS);
  });
});
