/** A phone is played by taps alone: whatever may be done, until the score lies there. */
import type { Page } from 'playwright-core';
import { seeded } from '#shared/engine/random.ts';
import { SHEET } from './games/asking.ts';
import { DECISION, PLAYABLE, type Touchable, touchables } from './touch.ts';

/** A deal of Briscola Chiamata: the cards that were played. */
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

export async function tap(page: Page, { at }: Pick<Touchable, 'at'>): Promise<void> {
  if (at) await page.touchscreen.tap(at.x, at.y);
}

/** Does one of the things that can be done now, at random; what it was. */
export async function doOne(page: Page, found: readonly Touchable[], pick: (below: number) => number): Promise<string> {
  const ways = found.filter(({ at }) => at);
  // Half of the time something on the slips: a card taken rather than played, too.
  const slips = ways.filter(({ card }) => card === null);
  const among = slips.length > 0 && pick(2) === 0 ? slips : ways;
  const one = among[pick(among.length)];
  if (!one) return '';
  await tap(page, one);
  if (one.card === null || one.lifted) return one.name;
  const up = page.locator(`[data-hand][data-card="${one.card}"][data-lifted="true"]`);
  // What lies face down is played by the first tap already.
  if (!(await up.count())) return one.name;
  const play = page.locator('.whose button');
  if (pick(2) === 0) await tap(page, one);
  else if (await play.count()) await play.tap({ timeout: 2000 }).catch(() => undefined);
  return one.name;
}

/** A deal, a round or a turn of any game, at random but the same each time: what was done. */
export async function playAnyByTaps(page: Page): Promise<string[]> {
  const random = seeded(9);
  const done: string[] = [];
  while (!(await page.locator(SHEET).count())) {
    const found = await touchables(page);
    if (found.length > 0) done.push(await doOne(page, found, (below) => random.below(below)));
    await page.waitForTimeout(120);
  }
  return done;
}
