/** Plays turns of Vbi Maior in a browser, with the mouse or with the keyboard alone. */
import type { Page } from 'playwright-core';
import type { Guest } from '../guest.ts';
import { clickCard, pressByTab } from '../pointing.ts';
import { click, has, insist, nextOf, SHEET, type Skip, skipByKey, skipByMouse } from './asking.ts';

const LAY_DOWN = '.arrange .acts > button';
/** A vote, or what a blessing asks for. */
const ANSWER = '.vote button, .choice-of button[data-autofocus="true"]';
const TURN_UP = '.race .turn-up[aria-disabled="false"]';
const OUT = '.race button:has-text("I’m out")';
const SURE = '.race .danger';

/** The viewer's own deck, in words. */
const OWN_DECK = '[data-zone="deck:0"]';
const OWN_HAND = '[data-zone="hand:0"] [data-card]';

/** How a person acts: on a slip's button, and on the own deck. */
interface Hands {
  readonly skip: Skip;
  press(page: Page, button: string): Promise<void>;
  turnUp(page: Page): Promise<void>;
}

export const mouse: Hands = {
  skip: skipByMouse,
  press: click,
  turnUp: (page) => clickCard(page, 'deck:0', 0.5, 0.5),
};

/** The space bar for the last card; of several the second, out of the fan. */
export const keyboard: Hands = {
  skip: skipByKey,
  press: pressByTab,
  async turnUp(page) {
    if ((await sizeOfDeck(page)) < 2) return page.keyboard.press(' ');
    if (!(await has(page, 'button[data-hand]'))) await page.keyboard.press('f');
    await page.locator('button[data-hand]').last().waitFor({ state: 'attached', timeout: 3000 });
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
    const asked = await nextOf(page, [SHEET, LAY_DOWN, ANSWER, TURN_UP], hands.skip);
    if (asked === SHEET) return;
    if (asked === LAY_DOWN) {
      const cards = await layDown(page, hands);
      onDown?.(cards);
    }
    if (asked === ANSWER) await answer(page, hands);
    if (asked === TURN_UP && (await turnUp(page, hands))) await onTurnedUp?.();
  }
}

/** Lays decks down and says "I’m out" at once, turn after turn, until that has lost the game or something else ended it. */
export async function loseByBeingOut(guest: Guest, hands: Hands): Promise<void> {
  const { page } = guest;
  for (;;) {
    const asked = await nextOf(page, [SHEET, LAY_DOWN, ANSWER, TURN_UP], hands.skip);
    if (asked === SHEET) {
      if (await page.locator('dialog.score.final').count()) return;
      await nextTurn(guest, hands);
    }
    if (asked === LAY_DOWN) await layDown(page, hands);
    if (asked === ANSWER) await answer(page, hands);
    // Once another has said so, one's last cards are turned up.
    if (asked === TURN_UP) await ((await has(page, OUT)) ? sayOut(page, hands) : turnUp(page, hands));
  }
}

export async function nextTurn({ page }: Guest, hands: Hands): Promise<void> {
  await hands.press(page, 'dialog.score button:has-text("Next turn")');
  await page.locator(SHEET).waitFor({ state: 'detached' });
}

/** The cards that were seen until now. */
async function layDown(page: Page, hands: Hands): Promise<string[]> {
  const cards = await page
    .locator(OWN_HAND)
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
  await insist(page, {
    asked: () => has(page, LAY_DOWN),
    act: () => hands.press(page, LAY_DOWN),
    done: async () => !(await has(page, LAY_DOWN)),
  });
  return cards;
}

/** Whether a card was turned up by this hand: another's blessing may have come first. */
async function turnUp(page: Page, hands: Hands): Promise<boolean> {
  const before = await sizeOfDeck(page);
  await insist(page, {
    asked: () => has(page, TURN_UP),
    act: () => hands.turnUp(page),
    done: async () => (await sizeOfDeck(page)) !== before || (await has(page, `${SHEET}, ${ANSWER}`)),
  });
  return (await sizeOfDeck(page)) < before;
}

/** Answers what is asked, and waits until that is asked no more; another's answer may have done. */
async function answer(page: Page, hands: Hands): Promise<void> {
  const question = () => page.evaluate(() => document.querySelector('.vote, .choice-of')?.textContent);
  const before = await question();
  await insist(page, {
    asked: () => has(page, ANSWER),
    act: () => hands.press(page, ANSWER),
    done: async () => (await question()) !== before,
  });
}

async function sayOut(page: Page, hands: Hands): Promise<void> {
  await insist(page, {
    asked: () => has(page, '.race'),
    async act() {
      if (!(await has(page, SURE))) await hands.press(page, OUT);
      await hands.press(page, SURE);
    },
    done: async () => !(await has(page, '.race')) || (await has(page, SHEET)),
  });
}

/** How many cards the own deck has: none where it lies on the table no more. */
async function sizeOfDeck(page: Page): Promise<number> {
  const [label] = await page.locator(OWN_DECK).evaluateAll((all) => all.map((deck) => deck.getAttribute('aria-label')));
  return Number(/(\d+) cards?/.exec(label ?? '')?.[1] ?? 0);
}
