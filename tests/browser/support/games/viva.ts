/** Plays rounds of VIVA in a browser, with the mouse or with the keyboard alone. */
import type { Page } from 'playwright-core';
import type { Guest } from '../guest.ts';
import { clickCard, pressByTab, walkTo } from '../pointing.ts';
import { click, has, insist, nextOf, SHEET, type Skip, skipByKey, skipByMouse } from './asking.ts';

const ANSWER = '.viva-call';
const BLOCK = '.hud-actions .block';
const TAKEN = '.taken-card';
// What was decided is seen at once; until the host has answered, nothing can be pressed there.
const HOUSES = '.house-tiles:has(.house-tile:not(:disabled))';
const TURN = '.hud-actions .turn';

const CARD = '[data-hand][aria-disabled="false"]';
const TILE = '.house-tile:not(:disabled)';
// A phone's house tiles are there, too, and nobody sees them beside a table.
const DEFAULT = '.hud-actions button[data-first="true"]:visible';

/** How a person acts. */
interface Hands {
  readonly skip: Skip;
  /** Presses what the slip offers first. */
  answer(page: Page): Promise<void>;
  /** Picks a card of the hand. */
  pick(page: Page, card: string): Promise<void>;
  /** Lays the picked card on a house, from 0. */
  lay(page: Page, house: number): Promise<void>;
  take(page: Page): Promise<void>;
}

export const mouse: Hands = {
  skip: skipByMouse,
  answer: (page) => click(page, DEFAULT),
  pick: (page, card) => clickCard(page, card),
  lay: (page, house) => clickCard(page, `house:${house}`, 0.5, 0.5),
  async take(page) {
    const label = await page.locator('[data-zone="stock"]').getAttribute('aria-label');
    const size = /one card/.test(label ?? '') ? 1 : Number(/\d+/.exec(label ?? '')?.[0]);
    await clickCard(page, `stock:${size - 1}`, 0.5, 0.5);
  },
};

export const keyboard: Hands = {
  skip: skipByKey,
  answer: (page) => pressByTab(page, DEFAULT),
  pick: walkTo,
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
    const asked = await nextOf(page, [SHEET, ANSWER, BLOCK, TAKEN, HOUSES, TURN], hands.skip);
    if (asked === SHEET) return;
    if (asked === ANSWER) await onViva?.();
    if (asked === TURN) await onTurn?.(++turns);
    const before = await page.evaluate(situation);
    await insist(page, {
      asked: () => has(page, asked),
      act: () => act(page, hands, asked),
      done: async () => (await page.evaluate(situation)) !== before,
    });
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
