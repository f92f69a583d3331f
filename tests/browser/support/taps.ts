/** A deal of Briscola Chiamata on a phone, by taps alone: whatever may be done, until the score lies there. */
import type { Page } from 'playwright-core';
import { SHEET } from './games/asking.ts';
import { DECISION, PLAYABLE } from './touch.ts';

/** The cards that were played. */
export async function playDealByTaps(page: Page): Promise<string[]> {
  const played: string[] = [];
  const asked = page.locator(`${PLAYABLE}, ${DECISION}, ${SHEET}`).first();
  for (;;) {
    await asked.waitFor();
    if (await page.locator(SHEET).count()) return played;
    const decision = page.locator(DECISION);
    if (await decision.count()) {
      const slip = await page.locator('.deciding').textContent();
      await decision.last().tap();
      await page.waitForFunction((before) => document.querySelector('.deciding')?.textContent !== before, slip);
    } else played.push(await playCard(page));
  }
}

/** The first tap takes the card up, the second one plays it. */
async function playCard(page: Page): Promise<string> {
  const name = (await page.locator(PLAYABLE).first().getAttribute('data-card')) ?? '';
  const card = page.locator(`[data-hand][data-card="${name}"]`);
  await card.tap({ position: { x: 14, y: 40 } });
  await page.locator(`${PLAYABLE}[data-card="${name}"][data-lifted="true"]`).waitFor();
  await card.tap({ position: { x: 14, y: 40 } });
  await card.waitFor({ state: 'detached' });
  return name;
}
