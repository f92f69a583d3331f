/** After the score the television tells the match's story: a trick each, and one sentence. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { UNDRAWN } from './support/chromium.ts';
import { PATIENCE } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const TELEVISION = { viewport: { width: 1280, height: 720 } };

const app = serveInside({ opensTables: true, pace: 5, random: seeded(4) }, UNDRAWN);
let host: Visitor;

beforeAll(async () => {
  host = await visit(app.port);
}, PATIENCE);
afterAll(() => host.leave(), PATIENCE);

/** Notes what is told, chapter by chapter, and when the score is back. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const kind = document.querySelector<HTMLElement>('.tv-story')?.dataset.kind;
      const now = kind ?? (document.querySelector('.tv-score') ? 'score' : undefined);
      if (now !== undefined && told.at(-1) !== now) told.push(now);
    }).observe(document.body, { subtree: true, childList: true });
  });
}

const toldOn = (page: Page) => page.evaluate(() => (window as typeof window & { told: string[] }).told);

/** Ends the chapter that is told, if one still is; what is shown. */
const pressedOn = (page: Page) =>
  page.evaluate(() => {
    if (!document.querySelector('.tv-story')) return document.querySelector('.tv-score') ? 'the score' : 'nothing';
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    return 'a chapter';
  });

it(
  'shows each chapter once after the score, and then the score again; whoever presses sees it again, and goes on',
  async () => {
    const { table, code } = await host.client.tables.open({ game: 'briscola', seats: 2, options: { deals: 1 } });
    const screen = await app.arrive(`/screen#${code}`, { device: TELEVISION, depth: 'flat' });
    const { page } = screen;
    for (const seat of [0, 1]) await host.client.table.seatBot({ table, seat, level: 'random' });
    await listen(page);
    await host.client.table.start({ table });
    await page.locator('.tv-score').waitFor();
    const chapters = await host.client.play.story({ table, match: 0 });
    expect(chapters.length).toBeGreaterThan(0);
    const kinds = chapters.map(({ chapter }) => chapter.kind);
    await expect.poll(() => toldOn(page), { timeout: PATIENCE }).toEqual(['score', ...kinds, 'score']);
    await page.locator('.tv-again').click({ force: true });
    await page.locator('.tv-story').waitFor();
    await expect.poll(() => pressedOn(page), { timeout: PATIENCE }).toBe('the score');
    expect(screen.complaints).toEqual([]);
  },
  // Each of its waits has its own.
  3 * PATIENCE,
);
