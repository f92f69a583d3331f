/** Plays deals of Spizzichino in a browser, with the mouse or with the keyboard alone. */
import type { Page } from 'playwright-core';
import type { Guest } from '../guest.ts';
import { clickCard, pressByTab, walkTo } from '../pointing.ts';
import { click, has, insist, nextOf, SHEET, type Skip, skipByKey, skipByMouse } from './asking.ts';

const TILE = '.pile-tile:not(:disabled)';
const TAKE_THESE = 'button:has-text("Take these"):not(:disabled)';
const FROM_HAND = '[data-hand][aria-disabled="false"]';
const FROM_PILES = '.pile-choices button';
const PILE_TOP = '.pile-choices';
const LOG = '[data-log]';

/** How a person acts: on a pile or card lying on the cloth or held in the hand, or on what stands for it on a slip. */
interface Hands {
  readonly skip: Skip;
  pickPile(page: Page, number: string): Promise<void>;
  press(page: Page, button: string): Promise<void>;
  playFromHand(page: Page, card: string): Promise<void>;
  playFromPile(page: Page, card: string): Promise<void>;
}

export const mouse: Hands = {
  skip: skipByMouse,
  pickPile: (page, number) => clickCard(page, `stack:${Number(number) - 1}:4`),
  press: click,
  playFromHand: (page, card) => clickCard(page, card),
  playFromPile: (page, card) => clickCard(page, card),
};

export const keyboard: Hands = {
  skip: skipByKey,
  pickPile: (page, number) => pressByTab(page, `.pile-tile:text-is("${number}")`),
  press: pressByTab,
  playFromHand: walkTo,
  playFromPile: (page) => pressByTab(page, FROM_PILES),
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
  for (;;) {
    const asked = await nextOf(page, [SHEET, TILE, FROM_PILES, FROM_HAND], hands.skip);
    if (asked === SHEET) return acts;
    if (asked === TILE) acts.picks += await choosePiles(page, hands);
    else if (await act(page, hands, acts)) await onPlay?.();
  }
}

/** Picks the first four piles that are left, and says so. */
async function choosePiles(page: Page, hands: Hands): Promise<number> {
  const numbers = (await page.locator(TILE).allInnerTexts()).slice(0, 4);
  for (const [k, number] of numbers.entries()) {
    await insist(page, {
      asked: () => has(page, TILE),
      act: () => hands.pickPile(page, number),
      done: async () => (await page.locator('.pile-tile[aria-pressed="true"]').count()) > k,
    });
  }
  await insist(page, {
    asked: () => has(page, TAKE_THESE),
    act: () => hands.press(page, TAKE_THESE),
    done: async () => !(await has(page, '.choice-slip')),
  });
  return numbers.length;
}

/** One act of the own turn, waited for; false if the table was no longer asking, since an act before went on till now. */
async function act(page: Page, hands: Hands, acts: Acts): Promise<boolean> {
  const fromHand = await first(page, FROM_HAND, 'data-card');
  const fromPile = await first(page, PILE_TOP, 'data-top');
  const usePile = fromPile !== null && (fromHand === null || acts.fromPiles <= acts.fromHand);
  const card = usePile ? fromPile : fromHand;
  if (card === null) return false;
  const log = await page.locator(LOG).textContent();
  let acted = false;
  const asked = () => has(page, usePile ? `${PILE_TOP}[data-top="${card}"]` : `${FROM_HAND}[data-card="${card}"]`);
  await insist(page, {
    asked,
    async act() {
      acted = true;
      await (usePile ? hands.playFromPile(page, card) : hands.playFromHand(page, card));
    },
    done: async () => (await page.locator(LOG).textContent()) !== log || !(await asked()),
  });
  if (acted) acts[usePile ? 'fromPiles' : 'fromHand']++;
  return acted;
}

/** What the first such element says; nothing if there is none any more. */
function first(page: Page, selector: string, attribute: string): Promise<string | null> {
  return page.evaluate(
    ([one = '', name = '']) => document.querySelector(one)?.getAttribute(name) ?? null,
    [selector, attribute],
  );
}
