/** How a control or a card is come to: by the keyboard alone, and by the mouse on the drawn table. */
import type { Locator, Page } from 'playwright-core';
import type {} from '../../../src/renderer/match/tabletop/test-probe.ts';

/** Moves the focus with the Tab key until it is on such an element. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < 80; presses++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never came to ${target}`);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.includes(document.activeElement as never));
}

/** Presses a button by the keyboard alone. */
export async function pressByTab(page: Page, button: string): Promise<void> {
  await tabTo(page.locator(button).first());
  await page.keyboard.press('Enter');
}

/** Chooses a card of the hand by the keyboard alone; nothing if it is there no more. */
export async function walkTo(page: Page, card: string): Promise<void> {
  await tabTo(page.locator('[data-hand]'));
  const cards = await page.locator('[data-hand]').count();
  for (let presses = 0; presses <= cards; presses++) {
    if (await hasFocus(page.locator(`[data-hand][data-card="${card}"]`))) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
}

/** Clicks on a card or zone of the table, at a part of its width and height: a fan shows each card's left edge. */
export async function clickCard(page: Page, id: string, right = 0.2, down = 0.35): Promise<void> {
  const rect = await page.evaluate((name) => window.pannoVerde?.project(name), id);
  if (!rect) throw new Error(`${id} is not in sight`);
  await page.mouse.click(rect.x + rect.width * right, rect.y + rect.height * down);
  await page.mouse.move(10, 10);
}
