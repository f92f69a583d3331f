/** What is said of a refused card leaves its corner to be read; what a bot played can be answered; and where a curtain hangs, the far plates stand clear of the tabs. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {} from '#renderer/match/tabletop/test-probe.ts';
import { openTheatre, type Theatre } from './serve.ts';
import { SIZES } from './sizes.ts';
import type { PageKind, View } from './view.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, resize } from './walk.ts';

const PATIENCE = 600_000;

let theatre: Theatre;
let views: View[];

beforeAll(async () => {
  theatre = await openTheatre();
  views = viewsOf(await findSituations(theatre));
}, PATIENCE);

afterAll(() => theatre.close());

/** What is found in each window of the page in each of these views, by `look` in the page. */
async function foundIn(kind: PageKind, name: RegExp, look: () => string[]): Promise<string[]> {
  const page: Page = await theatre.open(kind);
  const line: CDPSession = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const view of views.filter((one) => one.page === kind && name.test(one.name))) {
    for (const size of SIZES[kind]) {
      await resize(line, kind, size);
      await page.evaluate((one) => window.walker.show(one), view);
      await page.evaluate(() => window.walker.fit(100));
      const here = await page.evaluate(look);
      found.push(...here.map((what) => `${view.name}, ${size.width}×${size.height}: ${what}`));
    }
  }
  await page.close();
  return found;
}

/** Looks at the corner of the card that is refused on the table in space: it says which card it is. */
function cornerOnCloth(): string[] {
  const said = document.querySelector('.slip.why')?.getBoundingClientRect();
  const key = document.querySelector<HTMLElement>('[data-hand][aria-disabled="true"]')?.dataset.card;
  const card = key === undefined ? undefined : window.pannoVerde?.project(key);
  if (!said || !card) return ['no card is refused'];
  const [right, bottom] = [card.x + 0.3 * card.width, card.y + 0.3 * card.height];
  const isOver = said.left < right && said.right > card.x && said.top < bottom && said.bottom > card.y;
  return isOver ? [`the corner of ${key} is covered`] : ['clear'];
}

/** The same on a phone: the card was taken up, and the line above the hand says why. */
function cornerInHand(): string[] {
  const said = document.querySelector('.whose[data-up="true"]')?.getBoundingClientRect();
  const card = document.querySelector<HTMLElement>('[data-hand]');
  const box = card?.querySelector('.card')?.getBoundingClientRect();
  if (!said || !card || !box) return ['no card is refused'];
  const [right, bottom] = [box.x + 0.3 * box.width, box.y + 0.3 * box.height];
  const isOver = said.left < right && said.right > box.x && said.top < bottom && said.bottom > box.y;
  return isOver ? [`the corner of ${card.dataset.card} is covered`] : ['clear'];
}

/** Looks at all plates and all tabs of the window. */
function underTabs(): string[] {
  const tabs = [...document.querySelectorAll('.hud .tab')].map((tab) => tab.getBoundingClientRect());
  const plates = Array.from({ length: 10 }, (_, seat) => window.pannoVerde?.project(`plate:${seat}`));
  const standing = plates.flatMap((plate) => plate ?? []);
  if (tabs.length === 0 || standing.length === 0 || !document.querySelector('.curtain')) return ['no curtain'];
  const under = standing.filter(({ x, y, width, height }) =>
    tabs.some(({ left, top, right, bottom }) => left < x + width && right > x && top < y + height && bottom > y),
  );
  return [under.length > 0 ? `${under.length} of ${standing.length} plates under tabs` : 'clear'];
}

/** Looks whether a phone on its side shows both answers to the notice that a bot played. */
function noticeInSight(): string[] {
  const answers = [...document.querySelectorAll('.right > .stood-in button')];
  if (answers.length === 0) return ['on the cloth'];
  const hidden = answers.filter((answer) => {
    const { x, y, width, height } = answer.getBoundingClientRect();
    return !answer.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  return [hidden.length > 0 ? `${hidden.length} answers out of sight` : 'clear'];
}

describe('what counts is not covered', () => {
  it.each([
    ['app', cornerOnCloth],
    ['hand', cornerInHand],
  ] as const)('by what is said of a card that is refused: %s', { timeout: PATIENCE }, async (kind, look) => {
    const found = await foundIn(kind, /, a card refused$/, look);
    expect(found.length).toBeGreaterThanOrEqual(SIZES[kind].length);
    expect(found.filter((what) => !what.endsWith(': clear'))).toEqual([]);
  });

  it('on a phone on its side: the answers to the notice that a bot played', { timeout: PATIENCE }, async () => {
    const found = await foundIn('hand', /, a bot stood in$/, noticeInSight);
    const shown = found.filter((what) => !what.endsWith(': on the cloth'));
    expect(shown.length).toBeGreaterThanOrEqual(SIZES.hand.length / 2);
    expect(shown.filter((what) => !what.endsWith(': clear'))).toEqual([]);
  });

  it('by the tabs, while a curtain hangs: the far plates', { timeout: PATIENCE }, async () => {
    const found = await foundIn('app', /two at one window$/, underTabs);
    // Where all hands are open to all, there is none.
    const hung = found.filter((what) => !what.endsWith(': no curtain'));
    expect(hung.length).toBeGreaterThanOrEqual(SIZES.app.length);
    expect(hung.filter((what) => !what.endsWith(': clear'))).toEqual([]);
  });
});
