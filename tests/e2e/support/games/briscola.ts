/** Plays deals of the games of tricks in a browser, with the mouse or with the keyboard alone. */
import type { Page } from 'playwright-core';
import type {} from '../../../../src/renderer/match/tabletop/test-probe.ts';
import type { Guest } from '../guest.ts';
import { clickCard, pressByTab, walkTo } from '../pointing.ts';
import { click, has, insist, nextOf, SHEET, type Skip, skipByKey, skipByMouse } from './asking.ts';

const CARD = '[data-hand][aria-disabled="false"]';
const DECISION = '.hud-actions button';

/** How a person acts: on a slip's button, and on a card of the hand. */
interface Hands {
  readonly skip?: Skip;
  press(page: Page, button: string): Promise<void>;
  play(page: Page, card: string): Promise<void>;
}

export const mouse: Hands = {
  skip: skipByMouse,
  press: click,
  play: (page, card) => clickCard(page, card),
};

export const keyboard: Hands = {
  skip: skipByKey,
  press: pressByTab,
  play: walkTo,
};

/** Plays whatever the table asks for until the score sheet lies on it. */
export async function playDeal({ page }: Guest, hands: Hands, onCard?: (card: string) => Promise<void>): Promise<void> {
  for (;;) {
    const asked = await nextOf(page, [SHEET, DECISION, CARD], hands.skip);
    if (asked === SHEET) return;
    if (asked === DECISION) await decide(page, hands, await wantedButton(page));
    else {
      const card = await playCard(page, hands);
      if (card) await onCard?.(card);
    }
  }
}

/** Plays a card as soon as the table asks for one, and says which. */
export async function playACard(page: Page, hands: Pick<Hands, 'play'>): Promise<string> {
  for (;;) {
    await nextOf(page, [CARD], skipByKey);
    const card = await playCard(page, hands);
    if (card) return card;
  }
}

/** The first suit for trump; in the auction a high rank while one can be bid, else a pass; of Tressette's calls the first. */
async function wantedButton(page: Page): Promise<string> {
  if (await has(page, '.hud-actions .suit-choice')) return '.suit-choice';
  if ((await page.locator('.hud-actions .tile').count()) > 5) return '.tile';
  return (await has(page, '.hud-actions button:has-text("Pass")')) ? 'button:has-text("Pass")' : 'button';
}

/** Presses a button of the slip and waits until the slip is another one. */
async function decide(page: Page, hands: Hands, button: string): Promise<void> {
  const slip = () => page.evaluate(() => document.querySelector('.hud-actions')?.textContent);
  const before = await slip();
  await insist(page, {
    asked: () => has(page, `.hud-actions ${button}`),
    act: () => hands.press(page, `.hud-actions ${button}`),
    done: async () => (await slip()) !== before,
  });
}

/** Plays the first card of the hand that may be played, waits until it has left the hand, and says which it was. */
async function playCard(page: Page, hands: Pick<Hands, 'play'>): Promise<string | undefined> {
  const [card] = await page.locator(CARD).evaluateAll((all) => all.map((one) => one.getAttribute('data-card')));
  if (!card) return undefined;
  await insist(page, {
    asked: () => has(page, `${CARD}[data-card="${card}"]`),
    act: () => hands.play(page, card),
    done: async () => !(await has(page, `[data-hand][data-card="${card}"]`)),
  });
  return card;
}
