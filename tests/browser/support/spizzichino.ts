/** Plays deals of Spizzichino in a browser, with the mouse or with the keyboard alone. */
import type { Page } from 'playwright-core';
import type {} from '../../../src/renderer/app/stage/inspect.ts';
import { type Guest, PATIENCE, tabTo } from './guest.ts';

const TILE = '.pile-tile:not(:disabled)';
const FROM_HAND = '[data-hand][aria-disabled="false"]';
const FROM_PILES = '.pile-ways button';
const SHEET = 'dialog.score';

/** How a person acts: on a pile or card lying on the cloth or held in the hand, or on what stands for it on a slip. */
interface Hands {
  pickPile(page: Page, number: string): Promise<void>;
  press(page: Page, button: string): Promise<void>;
  playFromHand(page: Page, card: string): Promise<void>;
  playFromPile(page: Page, button: string, card: string): Promise<void>;
}

/** Clicks on a card; a fan shows each card's left edge only, an open pile its last card whole. */
async function clickCard(page: Page, card: string): Promise<void> {
  const rect = await page.evaluate((key) => window.pannoVerde?.project(key), card);
  if (!rect) throw new Error(`${card} is not in sight`);
  await page.mouse.click(rect.x + rect.width * 0.25, rect.y + rect.height * 0.35);
  await page.mouse.move(10, 10);
}

export const mouse: Hands = {
  pickPile: (page, number) => clickCard(page, `stack:${Number(number) - 1}:4`),
  press: (page, button) => page.locator(button).first().click(),
  playFromHand: clickCard,
  playFromPile: (page, _button, card) => clickCard(page, card),
};

async function pressByTab(page: Page, button: string): Promise<void> {
  await tabTo(page.locator(button).first());
  await page.keyboard.press('Enter');
}

export const keyboard: Hands = {
  pickPile: (page, number) => pressByTab(page, `.pile-tile:text-is("${number}")`),
  press: pressByTab,
  async playFromHand(page, card) {
    await tabTo(page.locator('[data-hand]'));
    for (let presses = 0; presses < 20; presses++) {
      if (await page.evaluate((key) => (document.activeElement as HTMLElement).dataset.card === key, card)) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
  },
  async playFromPile(page, button) {
    await page.keyboard.press((await page.locator(`${button} kbd`).first().textContent()) ?? '');
  },
};

/** What was done in a deal: each kind of act counted. */
export interface Acts {
  picks: number;
  fromHand: number;
  fromPiles: number;
}

/** Does whatever the table asks for until the score sheet lies on it: from the piles by turns with the hand. */
export async function playDeal({ page }: Guest, hands: Hands, onPlay?: () => Promise<void>): Promise<Acts> {
  const acts: Acts = { picks: 0, fromHand: 0, fromPiles: 0 };
  const asked = page.locator(`${TILE}, ${FROM_HAND}, ${FROM_PILES}, ${SHEET}`).first();
  for (;;) {
    await asked.waitFor({ state: 'attached', timeout: PATIENCE });
    if (await page.locator(SHEET).count()) return acts;
    if (await page.locator(TILE).count()) acts.picks += await choosePiles(page, hands);
    else if (await act(page, hands, acts)) await onPlay?.();
  }
}

/** Picks the first four piles that are left, and says so. */
async function choosePiles(page: Page, hands: Hands): Promise<number> {
  const numbers = (await page.locator(TILE).allInnerTexts()).slice(0, 4);
  for (const [k, number] of numbers.entries()) {
    await hands.pickPile(page, number);
    await page.locator('.pile-tile[aria-pressed="true"]').nth(k).waitFor();
  }
  await hands.press(page, 'button:has-text("Take these"):not(:disabled)');
  await page.locator('.choice-slip').waitFor({ state: 'detached' });
  return numbers.length;
}

/** One act of the own turn, waited for; false if the table was no longer asking. */
async function act(page: Page, hands: Hands, acts: Acts): Promise<boolean> {
  const fromPiles = (await page.locator(FROM_PILES).count()) > 0;
  const fromHand = (await page.locator(FROM_HAND).count()) > 0;
  const usePile = fromPiles && (!fromHand || acts.fromPiles <= acts.fromHand);
  const log = await page.locator('[data-log]').textContent();
  for (let tries = 0; tries < 5; tries++) {
    const card = usePile ? await first(page, '.pile-ways', 'data-top') : await first(page, FROM_HAND, 'data-card');
    if (card === null) return false;
    await (usePile ? hands.playFromPile(page, FROM_PILES, card) : hands.playFromHand(page, card));
    if (await hasChanged(page, log)) {
      acts[usePile ? 'fromPiles' : 'fromHand']++;
      return true;
    }
  }
  throw new Error(`nothing came of it after “${log}”`);
}

/** What the first such element says; nothing if there is none any more. */
function first(page: Page, selector: string, attribute: string): Promise<string | null> {
  return page.evaluate(
    ([one = '', name = '']) => document.querySelector(one)?.getAttribute(name) ?? null,
    [selector, attribute],
  );
}

/** Whether the log goes on within a few seconds. */
function hasChanged(page: Page, log: string | null): Promise<boolean> {
  return page
    .waitForFunction((before) => document.querySelector('[data-log]')?.textContent !== before, log, { timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
}
