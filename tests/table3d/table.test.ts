import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLATE_FACE_PX } from '#renderer/table-drawing/draw-plate.ts';
import { framesOf, openDesk, PATIENCE, rest as restOf } from './test-page.ts';

/** Without a graphics card a frame takes its time; a small window takes less of it. */
const VIEW = { width: 800, height: 500 };

let desk: Awaited<ReturnType<typeof openDesk>>;
let page: Page;
const complaints: string[] = [];
const asked = new Set<string>();

beforeAll(async () => {
  desk = await openDesk();
  page = await desk.open(VIEW);
  page.on('console', (message) => {
    // The renderer remarks that this very test reads a pixel to wait for it.
    const own = message.text().includes('GPU stall due to ReadPixels');
    if (!own && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto(`${desk.url}?scene=6`);
  await page.waitForFunction(() => window.desk?.stats.drawCalls > 8);
  await rest();
}, PATIENCE);

afterAll(() => desk.close(), PATIENCE);

const rest = (): Promise<number> => restOf(page);
const frames = (): Promise<number> => framesOf(page);
const told = (): Promise<string[]> => page.evaluate(() => window.desk.told.splice(0));

/** A point of a card that no card beside it covers: near its upper left corner. */
async function spot(id: string): Promise<{ x: number; y: number }> {
  const rect = await page.evaluate((key) => window.desk.table()?.project(key), id);
  if (!rect) throw new Error(`${id} is not in sight`);
  return { x: rect.x + rect.width * 0.25, y: rect.y + rect.height * 0.4 };
}

describe('the table', () => {
  it('takes few draw calls for a full table in play', async () => {
    expect(await page.evaluate(() => window.desk.stats.drawCalls)).toBeLessThanOrEqual(25);
  });

  it(
    'draws no frame at rest',
    async () => {
      const before = await rest();
      await page.waitForTimeout(5000);
      expect(await frames()).toBe(before);
    },
    PATIENCE,
  );

  it(
    'tells which card the pointer is on, and picks it by a click',
    async () => {
      const { x, y } = await spot('c:KH');
      await page.mouse.move(x, y);
      await rest();
      await page.mouse.click(x, y);
      await rest();
      expect(await told()).toEqual(['focus c:KH', 'pick c:KH']);
      expect(await page.evaluate(() => document.querySelector('canvas')?.style.cursor)).toBe('pointer');
    },
    PATIENCE,
  );

  it(
    'refuses a forbidden card',
    async () => {
      const { x, y } = await spot('c:6S');
      await page.mouse.click(x, y);
      await rest();
      expect(await told()).toEqual(['focus c:6S', 'refused c:6S']);
    },
    PATIENCE,
  );

  it(
    'plays a card that is dragged to the middle, and only there',
    async () => {
      const from = await spot('c:10H');
      const to = await spot('trick');
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await rest();
      expect(await told()).toContain('drop c:10H on trick');
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 4, from.y - 30, { steps: 3 });
      await page.mouse.up();
      await rest();
      expect((await told()).filter((what) => !what.startsWith('focus'))).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'lays a card elsewhere among the own ones where it is dragged along the hand',
    async () => {
      const from = await spot('c:10H');
      const to = await spot('c:JD');
      await told();
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await rest();
      expect((await told()).filter((what) => !what.startsWith('focus'))).toEqual(['arrange c:10H at 4']);
    },
    PATIENCE,
  );

  it(
    'asks for a frame with a lifted card within three frames of a pointer that comes, and draws it',
    async () => {
      await page.mouse.move(5, 5);
      const before = await rest();
      const asked = await page.evaluate(
        async (at) => {
          const canvas = document.querySelector('canvas');
          const before = window.desk.stats.turns;
          const where = { clientX: at.x, clientY: at.y, isPrimary: true, pointerType: 'mouse' };
          canvas?.dispatchEvent(new PointerEvent('pointermove', where));
          for (let turn = 1; turn <= 3; turn++) {
            await new Promise(requestAnimationFrame);
            if (window.desk.stats.turns > before) return turn;
          }
          return 'later';
        },
        await spot('c:KH'),
      );
      // When it is drawn is the graphics card's matter: a frame waits until the one before it is done.
      expect(asked).not.toBe('later');
      await page.waitForFunction((then) => window.desk.stats.frames > then, before);
      await rest();
    },
    PATIENCE,
  );

  it(
    'moves the cards to the next scene and comes to rest',
    async () => {
      const before = await rest();
      await page.evaluate(() => window.desk.show(7));
      await page.waitForFunction((then) => window.desk.stats.frames > then, before);
      await rest();
      const card = await spot('c:10H');
      expect(card.y).toBeLessThan(VIEW.height * 0.65);
    },
    PATIENCE,
  );

  it(
    'shows a hand over a card only as long as it can be played, also under a pointer that rests',
    async () => {
      const cursor = () => page.evaluate(() => document.querySelector('canvas')?.style.cursor);
      await page.evaluate(() => window.desk.show(6));
      await rest();
      const { x, y } = await spot('c:KH');
      await page.mouse.move(x, y);
      expect(await cursor()).toBe('pointer');
      await page.evaluate(() => window.desk.show(7));
      await rest();
      expect(await cursor()).toBe('');
    },
    PATIENCE,
  );

  it(
    'says when the graphics card drops the table, and draws it again when it comes back',
    async () => {
      await told();
      const before = await rest();
      const seen = await page.evaluate(async () => {
        const canvas = document.querySelector('canvas');
        const lose = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        const isSeen = (): boolean => canvas !== null && getComputedStyle(canvas).visibility === 'visible';
        const happens = (what: string) => new Promise((resolve) => canvas?.addEventListener(what, resolve));
        const lost = happens('webglcontextlost');
        lose?.loseContext();
        await lost;
        const meanwhile = isSeen();
        await new Promise((resolve) => setTimeout(resolve, 300));
        const restored = happens('webglcontextrestored');
        lose?.restoreContext();
        await restored;
        return [meanwhile, isSeen()];
      });
      // What is left of it may be white.
      expect(seen).toEqual([false, true]);
      await page.waitForFunction((then) => window.desk.stats.frames > then, before);
      await rest();
      expect((await told()).filter((what) => what.startsWith('trouble'))).toEqual([
        'trouble context-lost',
        'trouble null',
      ]);
    },
    PATIENCE,
  );

  it('has nothing to complain about', () => {
    expect(complaints).toEqual([]);
  });

  it('asks nobody but its own host for anything', () => {
    expect([...asked].filter((origin) => origin !== 'null')).toEqual([new URL(desk.url).origin]);
  });
});

/** Notes how solid a pixel of each canvas of this width is when it is sent to the graphics card: 0 where nothing is drawn yet. */
function noteSent(width: number): void {
  const context = WebGL2RenderingContext.prototype;
  const { texSubImage2D } = context;
  const sent: number[] = [];
  Object.assign(window, { sent });
  context.texSubImage2D = function (...args: unknown[]) {
    const picture = args.at(-1);
    if (picture instanceof HTMLCanvasElement && picture.width === width) {
      sent.push(picture.getContext('2d')?.getImageData(width / 2, 30, 1, 1).data[3] ?? 0);
    }
    Reflect.apply(texSubImage2D, this, args);
  };
}

it(
  'has plates of brass from its first picture on',
  async () => {
    const other = await desk.open(VIEW);
    await other.addInitScript(noteSent, PLATE_FACE_PX.width);
    await other.goto(`${desk.url}?scene=0`);
    await other.waitForFunction(() => window.desk?.stats.frames > 0);
    await restOf(other);
    const sent = await other.evaluate(() => (window as unknown as { sent: number[] }).sent);
    expect(new Set(sent)).toEqual(new Set([255]));
    await other.close();
  },
  PATIENCE,
);

it(
  'is a drawing until it is drawn: at once, and not any longer',
  async () => {
    const other = await desk.open(VIEW);
    await other.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('[data-sketch]')) seen.push(window.desk?.stats.frames ?? 0);
      }).observe(document, { childList: true, subtree: true });
    });
    await other.goto(`${desk.url}?scene=6`);
    await other.waitForFunction(() => window.desk?.stats.faces && window.desk.stats.frames > 0);
    await other.waitForSelector('[data-sketch]', { state: 'detached' });
    expect((await other.evaluate(() => Reflect.get(window, 'seen') as number[]))[0]).toBe(0);
    await other.close();
  },
  PATIENCE,
);
