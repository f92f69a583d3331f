/** How each game's moves are made on the page, for who goes through its lesson. */
import type { Locator, Page } from 'playwright-core';
import type { AnyMove } from '#shared/engine/rules.ts';

type Act = (page: Page, move: AnyMove & Readonly<Record<string, unknown>>) => Promise<void>;

const press = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();

/** A card of the hand that can be played: the button that stands for it. */
function inHand(page: Page, key: string): Locator {
  const free = '[data-hand][aria-disabled="false"]';
  return page.locator(`${free}[data-card="${key}"], ${free}[data-card^="hand:${key}:"]`).first();
}

/** Picks it as who plays by keys does. */
async function pick(page: Page, key: string): Promise<void> {
  const card = inHand(page, key);
  await card.waitFor({ state: 'attached' });
  await card.dispatchEvent('click');
}

/** From the hand, or from the top of a pile: wherever it lies, once it can be played. */
async function playFrom(page: Page, key: string): Promise<void> {
  const top = page.locator(`[data-top="${key}"] button:has-text("Play")`);
  await top.or(inHand(page, key)).first().waitFor({ state: 'attached' });
  await ((await top.count()) > 0 ? top.click() : pick(page, key));
}

const briscola: Act = async (page, { type, card, rank }) => {
  if (type === 'play') await pick(page, String(card));
  else if (type === 'bid') await press(page, `.hud-actions .tile:has-text("${rank}")`);
  else await press(page, '.suit-choice:has-text("Spades")');
};

const spizzichino: Act = async (page, { type, card }) => {
  if (type === 'choose') {
    for (const number of [1, 2, 3, 4]) await press(page, `.pile-tile:nth-child(${number})`);
    await press(page, '.choice-slip .acts .brass');
  } else if (type === 'take') await press(page, '.pile-choices button:has-text("Take")');
  else await playFrom(page, String(card));
};

const viva: Act = async (page, { type, card, houses }) => {
  if (type === 'take') await press(page, '.turn .acts button:has-text("Take")');
  else if (type === 'viva') await press(page, '.viva-call');
  else if (type === 'last') await press(page, '.turn .acts .brass');
  else if (type === 'block') await pick(page, String(card));
  else {
    const taken = page.locator('.taken-play');
    if (await taken.count()) await taken.click();
    else await pick(page, String(card));
    const [house = 0] = houses as number[];
    await press(page, `.houses .house-tile:nth-child(${house + 1})`);
  }
};

const vbiMaior: Act = async (page, { type, position }) => {
  if (type === 'arrange') await press(page, '.arrange .acts .brass');
  else if (position === 0) await press(page, '.turn-up');
  else {
    await press(page, '.race-way:has-text("Fan out")');
    await page.locator('[data-hand]').first().dispatchEvent('click');
  }
};

export const ACTS: Readonly<Record<string, Act>> = {
  'briscola-chiamata': briscola,
  spizzichino,
  viva,
  'vbi-maior': vbiMaior,
};
