/**
 * The three pages, translated by somebody who minds no attribute: a lobby, some turns of a deal on a phone and in the app, and
 * the television. Nothing falls over, and what is read is what is read at the same time where nobody translates.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitByTap, sitDown } from '../e2e/support/at-table.ts';
import { AGAIN, insist } from '../e2e/support/games/asking.ts';
import { serveByChild } from '../e2e/support/served.ts';
import { PLAYABLE } from '../e2e/support/touch.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { MANNERS, translate } from './translator.ts';

const PHONE = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };
const APP = { viewport: { width: 1024, height: 640 } };
const TELEVISION = { viewport: { width: 1280, height: 720 } };

/** What is asked of who is on turn, on a phone and in the app. */
const ASKED = `.deciding button:not(:disabled), .own button[aria-disabled="false"], ${PLAYABLE}`;
const ASKED_IN_APP = '.pile-choices button, .choice-slip button:not(:disabled), [data-hand][aria-disabled="false"]';
const TURNS = 5;

const app = serveByChild('--pace', '20');
let host: Visitor;

beforeAll(async () => {
  host = await visit(app.port);
});

/** All that can be read there, a part a line. */
function readOn(page: Page): Promise<string> {
  return page.evaluate(() =>
    ['main', '.tv-side', '.tv-turn', '.score', '.notices']
      .flatMap((part) => [...document.querySelectorAll(part)].map((one) => `${part}: ${one.textContent}`))
      .join('\n'),
  );
}

describe.each(MANNERS)('where a translator %s each text', (manner) => {
  const complaints: string[] = [];
  const pages: Page[] = [];

  /** One whose page is translated, or, to compare, one whose page is not. */
  async function come(path: string, device: object, translated: boolean): Promise<Page> {
    const context = await app.browser.newContext({ reducedMotion: 'reduce', ...device });
    await context.addInitScript(() => {
      // An empty page keeps nothing.
      if (location.protocol === 'about:') return;
      localStorage['panno-verde.settings'] = JSON.stringify({
        state: { speed: 'quick', undo: false, whispers: false, depth: 'flat' },
        version: 1,
      });
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', ({ message }) => complaints.push(message));
    // From the first moment on, and in every page there.
    if (translated)
      await page.addInitScript(
        `document.addEventListener('DOMContentLoaded', () => (${translate})({ manner: '${manner}' }))`,
      );
    await page.goto(app.url(path));
    pages.push(page);
    return page;
  }

  /** Two pages of the same come to say the same. */
  async function agree(one: Page, other: Page): Promise<void> {
    const both = async () => {
      const [said, wanted] = [await readOn(one), await readOn(other)];
      return said === wanted ? 'the same' : { said, wanted };
    };
    await expect.poll(both, { timeout: 30_000 }).toBe('the same');
    expect(complaints).toEqual([]);
    for (const page of pages) expect(await page.locator('.fallen').count()).toBe(0);
  }

  afterAll(async () => {
    for (const page of pages) await page.context().close();
  });

  it('the lobby, a deal and the television read as they are to be read', { timeout: 600_000 }, async () => {
    const { table, code } = await host.client.tables.open({ game: 'spizzichino', options: {} });
    const pair = async (path: string, device: object) =>
      [await come(path, device, true), await come(path, device, false)] as const;
    const lobbies = await pair(`/#/join/${code}`, APP);
    const phone = await come(`/hand/#${code}`, PHONE, true);
    const desktop = await come(`/#/join/${code}`, APP, true);
    await sitByTap({ page: phone }, 'Ada');
    await agree(...lobbies);
    await sitDown({ page: desktop }, 'Bea', 2);
    await agree(...lobbies);
    for (const page of lobbies) await page.goto('about:blank');
    const screens = await pair(`/screen#${code}`, TELEVISION);
    const lookers = await pair(`/hand/#${code}`, PHONE);
    for (const page of lookers) await page.getByLabel('Your name').waitFor();
    await agree(...lookers);
    await agree(...screens);
    await host.client.table.start({ table });
    await Promise.all([phone, desktop].map((page) => page.getByRole('button', { name: 'Choose for me' }).click()));
    const asked = [phone.locator(ASKED).first(), desktop.locator(ASKED_IN_APP).first()];
    for (let turn = 0; turn < TURNS; turn++) {
      const k = await Promise.race(asked.map((one, k) => one.waitFor().then(() => k)));
      const before = await readOn(lookers[1]);
      await insist(k === 1 ? desktop : phone, {
        asked: async () => (await asked[k]?.count()) === 1,
        async act() {
          if (k === 1) await asked[1]?.press('Enter', { timeout: AGAIN });
          else for (const _ of ['up', 'played']) await asked[0]?.tap({ position: { x: 14, y: 30 }, timeout: AGAIN });
        },
        done: async () => (await readOn(lookers[1])) !== before,
      });
      await agree(...lookers);
      await agree(...screens);
    }
    for (const page of [phone, desktop, screens[0], lookers[0]])
      expect(await page.evaluate(() => window.translated ?? 0)).toBeGreaterThan(5);
  });
});
