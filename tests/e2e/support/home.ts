/** The home screen. */
import type { Locator, Page } from 'playwright-core';

/** The cover of the game that is called so; it leads to the game's page. */
export function coverOf(page: Page, game: string): Locator {
  return page.locator('.game-cloth', { has: page.getByText(game, { exact: true }) });
}
