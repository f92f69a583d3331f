/** What is common to all who play in a browser: seeing what the table asks for, and acting until something comes of it. */
import type { Page } from 'playwright-core';
import { PATIENCE } from '../guest.ts';

/** The score, once it lies on the table. */
export const SHEET = 'dialog.score';

/** So often a page is looked at, in ms. */
const GLANCE = 40;

/** After so long, in ms, what has come to nothing is done again. */
export const AGAIN = 3000;

/** Goes on to the next thing to see, as who has seen enough does. */
export type Skip = (page: Page) => Promise<void>;

/** By a double click beside the table, where nothing else is. */
export const skipByMouse: Skip = (page) => page.mouse.dblclick(10, (page.viewportSize()?.height ?? 0) - 40);

export const skipByKey: Skip = (page) => page.keyboard.press('s');

/** Clicks on a button, if it is there and stays there. */
export function click(page: Page, button: string): Promise<void> {
  return page.locator(button).first().click({ timeout: AGAIN });
}

/** The first of these that the page shows, or comes to show. What is only to be looked at until then is skipped, if one can. */
export async function nextOf(page: Page, wanted: readonly string[], skip?: Skip): Promise<string> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(GLANCE)) {
    const found = await page.evaluate((all) => all.find((selector) => document.querySelector(selector)), wanted);
    if (found) return found;
    await skip?.(page);
  }
  throw new Error(`nothing is asked for: none of ${wanted.join(', ')}`);
}

/**
 * Acts and waits until it is done. Acts again after a while, since a click can meet a card in flight; but only while
 * it is still asked for: on a slow machine the first act may be on its way.
 */
export async function insist(
  page: Page,
  { asked, act, done }: { asked(): Promise<boolean>; act(): Promise<void>; done(): Promise<boolean> },
): Promise<void> {
  let acted = Number.NEGATIVE_INFINITY;
  let cause: unknown;
  for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(GLANCE)) {
    if (await done()) return;
    if (Date.now() - acted < AGAIN || !(await asked())) continue;
    // What is gone meanwhile can't be pressed any more.
    await act().catch((error: unknown) => {
      cause = error;
    });
    acted = Date.now();
  }
  throw new Error(`nothing came of it, and it is ${(await asked()) ? 'still' : 'no more'} asked`, { cause });
}

/** Whether the page has such an element now. */
export async function has(page: Page, selector: string): Promise<boolean> {
  return (await page.locator(selector).count()) > 0;
}
