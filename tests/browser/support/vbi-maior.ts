/** Plays turns of Vbi Maior in a browser, with the mouse or with the keyboard alone. */
import type { Page } from 'playwright-core';
import type {} from '../../../src/renderer/app/stage/inspect.ts';
import { type Guest, PATIENCE, tabTo } from './guest.ts';

const SHEET = 'dialog.score';
const LAY_DOWN = '.arrange > button';
/** A vote, or what a blessing asks for. */
const ANSWER = '.vote button, .choice-of button[data-first="true"]';
const TURN_UP = '.race .turn-up[aria-disabled="false"]';

/** The viewer's own deck, in words. */
const OWN_DECK = '[data-zone="deck:0"]';
const OWN_HAND = '[data-zone="hand:0"] [data-card]';

/** How a person acts: on a slip's button, and on the own deck. */
interface Hands {
  press(page: Page, button: string): Promise<void>;
  turnUp(page: Page): Promise<void>;
}

export const mouse: Hands = {
  press: (page, button) => page.locator(button).first().click(),
  async turnUp(page) {
    const rect = await page.evaluate(() => window.pannoVerde?.project('deck:0'));
    if (!rect) throw new Error('the own deck is not in sight');
    await page.mouse.click(rect.x + rect.width / 2, rect.y + rect.height / 2);
    await page.mouse.move(10, 10);
  },
};

/** The space bar for the last card; of several the second, out of the fan. */
export const keyboard: Hands = {
  async press(page, button) {
    await tabTo(page.locator(button).first());
    await page.keyboard.press('Enter');
  },
  async turnUp(page) {
    if ((await sizeOfDeck(page)) < 2) return page.keyboard.press(' ');
    await page.keyboard.press('f');
    await page.locator('button[data-hand]').last().waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
  },
};

interface Watcher {
  /** The own cards, as they were seen while they were arranged. */
  onDown?(cards: readonly string[]): void;
  /** One's own card lies on the table. */
  onTurnedUp?(): Promise<void>;
}

/** Does whatever the table asks for until the score of the turn lies on it. */
export async function playTurn({ page }: Guest, hands: Hands, { onDown, onTurnedUp }: Watcher = {}): Promise<void> {
  for (;;) {
    const asked = await nextOf(page, [SHEET, LAY_DOWN, ANSWER, TURN_UP]);
    if (asked === SHEET) return;
    if (asked === LAY_DOWN) {
      const cards = await layDown(page, hands);
      onDown?.(cards);
    }
    if (asked === ANSWER) await hands.press(page, ANSWER);
    if (asked === TURN_UP && (await turnUp(page, hands))) await onTurnedUp?.();
  }
}

/** Lays decks down and says "I am out" at once, turn after turn, until that has lost the game or something else ended it. */
export async function loseByBeingOut(guest: Guest, hands: Hands): Promise<void> {
  const { page } = guest;
  for (;;) {
    const asked = await nextOf(page, [SHEET, LAY_DOWN, ANSWER, TURN_UP]);
    if (asked === SHEET) {
      if (await page.locator('dialog.score.final').count()) return;
      await nextTurn(guest, hands);
    }
    if (asked === LAY_DOWN) await layDown(page, hands);
    if (asked === ANSWER) await hands.press(page, ANSWER);
    if (asked === TURN_UP) await sayOut(page, hands);
  }
}

export async function nextTurn({ page }: Guest, hands: Hands): Promise<void> {
  await hands.press(page, 'dialog.score button:has-text("Next turn")');
  await page.locator(SHEET).waitFor({ state: 'detached' });
}

/** The first of these that the page shows, or comes to show. */
async function nextOf(page: Page, wanted: readonly string[]): Promise<string> {
  await page.locator(wanted.join(', ')).first().waitFor({ state: 'attached', timeout: PATIENCE });
  for (const selector of wanted) if (await page.locator(selector).count()) return selector;
  return nextOf(page, wanted);
}

/** The cards that were seen until now. */
async function layDown(page: Page, hands: Hands): Promise<string[]> {
  const cards = await page
    .locator(OWN_HAND)
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
  await hands.press(page, LAY_DOWN);
  await page.locator(LAY_DOWN).waitFor({ state: 'detached' });
  return cards;
}

/** Whether a card was turned up by this hand: another's blessing may have come first. */
async function turnUp(page: Page, hands: Hands): Promise<boolean> {
  const before = await sizeOfDeck(page);
  await hands.turnUp(page);
  const smaller = page.waitForFunction(
    ([deck, size]) => !(document.querySelector(deck)?.getAttribute('aria-label') ?? '').includes(size),
    [OWN_DECK, cardsInWords(before)] as const,
    { timeout: 5000 },
  );
  return smaller.then(
    () => true,
    () => false,
  );
}

async function sayOut(page: Page, hands: Hands): Promise<void> {
  await hands.press(page, '.race button:has-text("I am out")');
  await hands.press(page, '.race .danger');
  await page.locator('.race').waitFor({ state: 'detached' });
}

async function sizeOfDeck(page: Page): Promise<number> {
  const label = await page.locator(OWN_DECK).first().getAttribute('aria-label');
  return Number(/(\d+) cards?/.exec(label ?? '')?.[1] ?? 0);
}

function cardsInWords(size: number): string {
  return ` ${size} card`;
}
