/** Plays rounds of VIVA in a browser, with the mouse or with the keyboard alone. */
import type { Page } from 'playwright-core';
import type {} from '../../../src/renderer/app/stage/inspect.ts';
import { type Guest, PATIENCE, tabTo } from './guest.ts';

const SHEET = 'dialog.score';
const ANSWER = '.viva-call';
const BLOCK = '.hud-actions .block';
const TAKEN = '.taken-card';
const HOUSES = '.house-tiles';
const TURN = '.hud-actions .turn';

const CARD = '[data-hand][aria-disabled="false"]';
const TILE = '.house-tile:not(:disabled)';
const DEFAULT = '.hud-actions button[data-first="true"]';

/** How a person acts. */
interface Hands {
  /** Presses what the slip offers first. */
  answer(page: Page): Promise<void>;
  /** Picks a card of the hand. */
  pick(page: Page, card: string): Promise<void>;
  /** Lays the picked card on a house, from 0. */
  lay(page: Page, house: number): Promise<void>;
  take(page: Page): Promise<void>;
}

/** Clicks on a card or zone of the table, at a part of its width and height. */
async function clickOn(page: Page, id: string, right = 0.5, down = 0.5): Promise<void> {
  const rect = await page.evaluate((name) => window.pannoVerde?.project(name), id);
  if (!rect) throw new Error(`${id} is not in sight`);
  await page.mouse.click(rect.x + rect.width * right, rect.y + rect.height * down);
  await page.mouse.move(10, 10);
}

export const mouse: Hands = {
  answer: (page) => page.locator(DEFAULT).first().click(),
  // A fan shows each card's left edge.
  pick: (page, card) => clickOn(page, card, 0.2, 0.35),
  lay: (page, house) => clickOn(page, `house:${house}`),
  async take(page) {
    const label = await page.locator('[data-zone="stock"]').getAttribute('aria-label');
    const size = /one card/.test(label ?? '') ? 1 : Number(/\d+/.exec(label ?? '')?.[0]);
    await clickOn(page, `stock:${size - 1}`);
  },
};

export const keyboard: Hands = {
  async answer(page) {
    await tabTo(page.locator(DEFAULT).first());
    await page.keyboard.press('Enter');
  },
  async pick(page, card) {
    await tabTo(page.locator('[data-hand]'));
    const cards = await page.locator('[data-hand]').count();
    for (let presses = 0; presses < cards; presses++) {
      if (await page.evaluate((key) => (document.activeElement as HTMLElement).dataset.card === key, card)) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
  },
  lay: (page, house) => page.keyboard.press(String(house + 1)),
  take: (page) => page.keyboard.press('t'),
};

interface Watcher {
  /** A turn begins, the first, the second … */
  onTurn?(turn: number): Promise<void>;
  onViva?(): Promise<void>;
}

/** Plays whatever can be played, and calls every VIVA, until the score of the round lies on the table. */
export async function playRound({ page }: Guest, hands: Hands, { onTurn, onViva }: Watcher = {}): Promise<void> {
  let turns = 0;
  for (;;) {
    const asked = await nextOf(page, [SHEET, ANSWER, BLOCK, TAKEN, HOUSES, TURN]);
    if (asked === SHEET) return;
    if (asked === ANSWER) await onViva?.();
    if (asked === TURN) await onTurn?.(++turns);
    const before = await page.evaluate(situation);
    await act(page, hands, asked);
    await change(page, before);
  }
}

async function act(page: Page, hands: Hands, asked: string): Promise<void> {
  if (asked === ANSWER || asked === TAKEN) return hands.answer(page);
  if (asked === HOUSES) return hands.lay(page, Number((await page.locator(TILE).first().textContent())?.[0]) - 1);
  const cards = await page.locator(CARD).evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  return cards[0] ? hands.pick(page, cards[0]) : hands.take(page);
}

/** What a player sees of where things stand. */
function situation(): string {
  const texts = ['.hud-actions', '.hud-caption'].map((part) => document.querySelector(part)?.textContent);
  return [...texts, document.querySelectorAll('[data-hand]').length].join(' | ');
}

/** Waits until things stand otherwise; not for ever, a click may have met nothing. */
async function change(page: Page, before: string): Promise<void> {
  for (let tries = 0; tries < 100 && (await page.evaluate(situation)) === before; tries++)
    await page.waitForTimeout(40);
}

/** The first of these that the page shows, or comes to show. */
async function nextOf(page: Page, wanted: readonly string[]): Promise<string> {
  await page.locator(wanted.join(', ')).first().waitFor({ state: 'attached', timeout: PATIENCE });
  for (const selector of wanted) if (await page.locator(selector).count()) return selector;
  return nextOf(page, wanted);
}
