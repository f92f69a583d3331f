/** Browsers that keep nothing: one comes in by the code, sits down and plays all the same, and is told that the seat is not remembered. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visitor, visit } from '../host/support/client.ts';
import { sitByTap, sitDown } from './support/at-table.ts';
import { AGAIN, has, insist } from './support/games/asking.ts';
import { serveByChild } from './support/served.ts';
import { PLAYABLE } from './support/touch.ts';

/** What a browser may do that has nowhere to keep anything. */
const BARREN: Readonly<Record<string, () => void>> = {
  throws: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'is null': () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

const NOT_KEPT = 'it won’t remember your seat';
/** What can be played now, on a phone and in the app. */
const OWN_PILES = '.own button[aria-disabled="false"]';
const FREE = '[data-hand][aria-disabled="false"]';
const PILES = '.pile-choices button';
const PHONE = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };

const app = serveByChild('--pace', '20');
let host: Visitor;

beforeAll(async () => {
  host = await visit(app.port);
});

describe.each(Object.keys(BARREN))('where storage %s', (how) => {
  const complaints: string[] = [];
  const pages: Page[] = [];
  let table: string;
  let code: string;

  async function come(path: string, device: object): Promise<Page> {
    const context = await app.browser.newContext({ reducedMotion: 'reduce', ...device });
    await context.addInitScript(BARREN[how] ?? (() => undefined));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(app.url(path));
    pages.push(page);
    return page;
  }

  beforeAll(async () => {
    ({ table, code } = await host.client.tables.open({ game: 'spizzichino', options: {} }));
  });
  afterAll(async () => {
    for (const page of pages) await page.context().close();
  });

  it('one comes in on all three pages, and takes a seat', async () => {
    const phone = await come(`/hand/#${code}`, PHONE);
    await sitByTap({ page: phone }, 'Ada');
    await phone.getByText(NOT_KEPT).waitFor();
    const desktop = await come(`/#/join/${code}`, { viewport: { width: 1024, height: 640 } });
    await sitDown({ page: desktop }, 'Bea', 2);
    await desktop.getByText(NOT_KEPT).waitFor();
    const screen = await come(`/screen#${code.toLowerCase()}`, { viewport: { width: 1280, height: 720 } });
    await screen.getByText('Bea').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('and plays a card, seen by all', async () => {
    const [phone, desktop, screen] = pages as [Page, Page, Page];
    await host.client.table.start({ table });
    // Whose turn it is to choose piles is drawn.
    await Promise.all([phone, desktop].map((page) => page.getByRole('button', { name: 'Choose for me' }).click()));
    const players = [
      { page: phone, wanted: `${PLAYABLE}, ${OWN_PILES}`, act: (card: Locator) => tapTwice(card) },
      { page: desktop, wanted: `${FREE}, ${PILES}`, act: (card: Locator) => card.press('Enter') },
    ];
    const first = await Promise.race(
      players.map((one) =>
        one.page
          .locator(one.wanted)
          .first()
          .waitFor()
          .then(() => one),
      ),
    );
    // Who leads is followed by the other, who has nothing to play before.
    for (const one of [first, ...players.filter((other) => other !== first)]) {
      const other = players.find((player) => player !== one);
      await insist(one.page, {
        asked: () => has(one.page, one.wanted),
        act: () => one.act(one.page.locator(one.wanted).first()),
        done: async () =>
          (one === first && other !== undefined && (await has(other.page, other.wanted))) ||
          has(screen, 'text=takes the trick'),
      });
    }
    expect(complaints).toEqual([]);
  });
});

/** It is taken up, and played. */
async function tapTwice(card: Locator): Promise<void> {
  for (const _ of ['up', 'played']) await card.tap({ position: { x: 14, y: 30 }, timeout: AGAIN });
}
