/** Plays deals of Briscola Chiamata in a browser, with the mouse or with the keyboard alone. */
import type { Page } from 'playwright-core';
import type {} from '../../../src/renderer/app/stage/inspect.ts';
import { type Guest, PATIENCE, tabTo } from './guest.ts';

const CARD = '[data-hand][aria-disabled="false"]';
const DECISION = '.hud-actions button';
const SHEET = 'dialog.score';

/** How a person acts: on a slip's button, and on a card of the hand. */
interface Hands {
  press(page: Page, button: string): Promise<void>;
  play(page: Page, card: string): Promise<void>;
}

export const mouse: Hands = {
  press: (page, button) => page.locator(button).first().click(),
  async play(page, card) {
    const rect = await page.evaluate((key) => window.pannoVerde?.project(key), card);
    if (!rect) throw new Error(`${card} is not in sight`);
    // A fan shows each card's left edge.
    await page.mouse.click(rect.x + rect.width * 0.2, rect.y + rect.height * 0.35);
    await page.mouse.move(10, 10);
  },
};

export const keyboard: Hands = {
  async press(page, button) {
    await tabTo(page.locator(button).first());
    await page.keyboard.press('Enter');
  },
  async play(page, card) {
    await tabTo(page.locator('[data-hand]'));
    for (let presses = 0; presses < 8; presses++) {
      if (await page.evaluate((key) => (document.activeElement as HTMLElement).dataset.card === key, card)) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
  },
};

/** Plays whatever the table asks for until the score sheet lies on it. */
export async function playDeal({ page }: Guest, hands: Hands, onCard?: (card: string) => Promise<void>): Promise<void> {
  const asked = page.locator(`${CARD}, ${DECISION}, ${SHEET}`).first();
  for (;;) {
    await asked.waitFor({ state: 'attached', timeout: PATIENCE });
    if (await page.locator(SHEET).count()) return;
    if (await page.locator(DECISION).count()) await decide(page, hands, await wantedButton(page));
    else {
      const card = await playCard(page, hands);
      if (card) await onCard?.(card);
    }
  }
}

/** The first suit for trump; in the auction a high rank while one can be bid, else a pass. */
async function wantedButton(page: Page): Promise<string> {
  if (await page.locator('.hud-actions .suit-choice').count()) return '.suit-choice';
  return (await page.locator('.hud-actions .tile').count()) > 5 ? '.tile' : 'button:has-text("Pass")';
}

/** Presses a button of the slip and waits until the slip is another one. */
async function decide(page: Page, hands: Hands, button: string): Promise<void> {
  const slip = await page.locator('.hud-actions').textContent();
  await hands.press(page, `.hud-actions ${button}`);
  await page.waitForFunction((before) => document.querySelector('.hud-actions')?.textContent !== before, slip);
}

/** Plays the first card of the hand that may be played, waits until it has left the hand, and says which it was. */
async function playCard(page: Page, hands: Hands): Promise<string | undefined> {
  const card = await page.locator(CARD).first().getAttribute('data-card');
  if (card === null) return undefined;
  for (let tries = 0; tries < 5; tries++) {
    await hands.play(page, card);
    const left = page.locator(`[data-hand][data-card="${card}"]`).waitFor({ state: 'detached', timeout: 5000 });
    if (await succeeds(left)) return card;
  }
  throw new Error(`${card} can't be played`);
}

function succeeds(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}
