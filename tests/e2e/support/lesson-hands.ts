/** How each game's moves are made on the page, with the mouse or by keys alone, for who goes through its lesson. */
import type { Locator, Page } from 'playwright-core';
import type { AnyMove } from '#shared/engine/rules.ts';
import { pressByTab, walkTo } from './pointing.ts';

type Act = (page: Page, move: AnyMove & Readonly<Record<string, unknown>>) => Promise<void>;

/** How a button is pressed that is there or comes, and how a card of the hand is picked. */
export interface LessonHands {
  press(page: Page, button: string): Promise<void>;
  pick(page: Page, card: Locator): Promise<void>;
}

/** A card is picked by its button, which stands for it: the mouse on the cloth has tests of its own. */
export const byMouse: LessonHands = {
  press: (page, button) => page.locator(button).first().click(),
  pick: (_page, card) => card.dispatchEvent('click'),
};

export const byKeys: LessonHands = {
  async press(page, button) {
    await page.locator(button).first().waitFor();
    await pressByTab(page, button);
  },
  pick: async (page, card) => walkTo(page, (await card.getAttribute('data-card')) ?? ''),
};

/** A card of the hand that can be played: the button that stands for it. */
async function inHand(page: Page, key: string): Promise<Locator> {
  const free = '[data-hand][aria-disabled="false"]';
  const card = page.locator(`${free}[data-card="${key}"], ${free}[data-card^="hand:${key}:"]`).first();
  await card.waitFor({ state: 'attached' });
  return card;
}

/** From the hand, or from the top of a pile: wherever it lies, once it can be played. */
async function playFrom(page: Page, { press, pick }: LessonHands, key: string): Promise<void> {
  const top = `[data-top="${key}"] button:has-text("Play")`;
  const held = page.locator(`[data-hand][aria-disabled="false"][data-card="${key}"]`);
  await page.locator(top).or(held).first().waitFor({ state: 'attached' });
  await ((await page.locator(top).count()) > 0 ? press(page, top) : pick(page, held));
}

/** By game. */
export function actsWith(hands: LessonHands): Readonly<Record<string, Act>> {
  const { press, pick } = hands;
  const play: Act = async (page, { card }) => pick(page, await inHand(page, String(card)));
  return {
    briscola: play,
    tressette: play,
    async 'briscola-chiamata'(page, move) {
      if (move.type === 'play') await play(page, move);
      else if (move.type === 'bid') await press(page, `.hud-actions .tile:has-text("${move.rank}")`);
      else await press(page, '.suit-choice:has-text("Spades")');
    },
    async spizzichino(page, { type, card }) {
      if (type === 'choose') {
        for (const number of [1, 2, 3, 4]) await press(page, `.pile-tile:nth-child(${number})`);
        await press(page, '.choice-slip .acts .brass');
      } else if (type === 'take') await press(page, '.pile-choices button:has-text("Take")');
      else await playFrom(page, hands, String(card));
    },
    async viva(page, { type, card, houses }) {
      if (type === 'take') await press(page, '.turn .acts button:has-text("Take")');
      else if (type === 'viva') await press(page, '.viva-call');
      else if (type === 'last') await press(page, '.turn .acts .brass');
      else if (type === 'block') await pick(page, await inHand(page, String(card)));
      else {
        const taken = '.taken-play';
        if (await page.locator(taken).count()) await press(page, taken);
        else await pick(page, await inHand(page, String(card)));
        const [house = 0] = houses as number[];
        await press(page, `.houses .house-tile:nth-child(${house + 1})`);
      }
    },
    async 'vbi-maior'(page, { type, position }) {
      if (type === 'arrange') await press(page, '.arrange .acts .brass');
      else if (position === 0) await press(page, '.turn-up');
      else {
        await press(page, '.race-way:has-text("Fan out")');
        const fanned = page.locator('[data-hand]').first();
        await fanned.waitFor({ state: 'attached' });
        await pick(page, fanned);
      }
    },
  };
}
