/** A moment has the whole picture: nothing lies over it, nothing of it is cut, and a press ends it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFilm } from './film-page.ts';
import { FILMS, found } from './films.ts';
import { openTheatre, type Theatre } from './serve.ts';
import type { Size } from './sizes.ts';
import type { PageKind } from './view.ts';
import { tableAt } from './views/tables.ts';

/** One with words that are told on the cloth too, one with everything that a moment can have, and one with two names. */
const FILMED = ['declared', 'viva', 'unmasked'] as const;
const SIZES: readonly Size[] = [
  { width: 1024, height: 640 },
  { width: 3840, height: 2160 },
];
/** The cards of all have landed by then, in ms of the page's clock. */
const SOON_MS = 8000;
const STEP_MS = 60;
const TIMEOUT_MS = 300_000;

let theatre: Theatre;

beforeAll(async () => {
  theatre = await openTheatre();
}, TIMEOUT_MS);
afterAll(() => theatre.close());

const isOn = (page: Page): Promise<boolean> => page.locator('.moment').isVisible();

/** A film up to where this is there, or for as long as cards may take to land. */
async function openAt(name: string, kind: PageKind, reduced: boolean, awaited: string) {
  const film = FILMS[name];
  if (!film) throw new Error(name);
  const [screen, situation] = [kind === 'screen', found(film, kind === 'screen' ? 'everyone' : 0)];
  const state = { table: tableAt(situation, screen ? null : 0), play: situation };
  const view = { name, page: kind, at: screen ? '#/screen/:table' : '#/table/:table', state };
  const opened = await openFilm(theatre, { view, size: { width: 1024, height: 640 }, reduced });
  await runUntil(opened, awaited);
  return opened;
}

async function runUntil({ page, run }: Awaited<ReturnType<typeof openFilm>>, awaited: string): Promise<void> {
  const isThere = () => page.locator(awaited).first().isVisible();
  for (let ms = 0; ms < SOON_MS && !(await isThere()); ms += STEP_MS) await run(STEP_MS, STEP_MS);
}

/** What lies over the moment, and which of its parts reach beyond the window. Runs in the page. */
function faultsOfMoment(): string[] {
  const all = new CSSStyleSheet();
  all.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
  const over = new Set<string>();
  const nameOf = (element: Element | null) => `${element?.tagName} ${element?.className}`;
  for (const element of document.querySelectorAll('body *')) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    // Empty layers are seen through.
    if (top && !top.closest('.moment') && (top.textContent || top.closest('img, svg'))) over.add(nameOf(top));
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== all);
  const cut = [...document.querySelectorAll('.moment *')].filter((element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
  });
  return [...over, ...cut.map(nameOf)];
}

/** So much of a penalty's flight has passed when it lands. */
const LANDED = 0.9;

/** How many numbers there are, and when those come that are there before their card, in ms. Runs in the page. */
function paid(landed: number): { numbers: number; early: number[] } {
  const timingOf = (element: Element | null) => element?.getAnimations()[0]?.effect?.getComputedTiming();
  const all = [...document.querySelectorAll('.moment-paying')].map((paying) => {
    const [card, number] = [timingOf(paying.querySelector('.moment-penalty')), timingOf(paying.querySelector('b'))];
    const landing = (card?.delay ?? Number.POSITIVE_INFINITY) + landed * Number(card?.duration);
    return { begins: number?.delay ?? 0, landing };
  });
  const early = all.filter(({ begins, landing }) => begins < landing).map(({ begins }) => begins);
  return { numbers: all.length, early };
}

describe.each(['app', 'screen'] as const)('%s', (kind) => {
  it.each(FILMED)('%s has the whole picture without moving, until a press', { timeout: TIMEOUT_MS }, async (name) => {
    const { page, run, resize, close } = await openAt(name, kind, true, '.moment');
    expect(await isOn(page)).toBe(true);
    for (const size of SIZES) {
      await resize(size);
      await run(STEP_MS);
      expect(await page.evaluate(faultsOfMoment)).toEqual([]);
    }
    const moving = await page.evaluate(() =>
      (document.querySelector('.moment')?.getAnimations({ subtree: true }) ?? []).map(
        (one) => (one as CSSAnimation).animationName,
      ),
    );
    expect(moving).toEqual(['moment-comes']);
    await page.keyboard.press('Shift');
    await run(STEP_MS);
    expect(await isOn(page)).toBe(false);
    await close();
  });

  it('a number comes once its card has landed', { timeout: TIMEOUT_MS }, async () => {
    const { page, close } = await openAt('viva', kind, false, '.moment-penalty');
    const { numbers, early } = await page.evaluate(paid, LANDED);
    expect(numbers).toBeGreaterThan(0);
    expect(early).toEqual([]);
    await close();
  });

  it('a score’s line stays where it is as the verdict comes', { timeout: TIMEOUT_MS }, async () => {
    const opened = await openAt('score-rome', kind, false, '.score-animation-target');
    const top = () => opened.page.locator('.score-animation-target').evaluate((it) => it.getBoundingClientRect().top);
    const before = await top();
    await runUntil(opened, '.score-animation-verdict');
    expect(await opened.page.locator('.score-animation-verdict').count()).toBe(1);
    expect(await top()).toBe(before);
    await opened.close();
  });
});
