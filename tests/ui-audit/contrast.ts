/**
 * Contrast of text over what is really behind it: the page is pictured with its words made invisible, and every word's
 * colour is held against the pixels where it stands.
 */
import type { CDPSession, Page } from 'playwright-core';
import type { Finding } from './audit/finding.ts';
import type { Needs } from './fixture/contrast.ts';

/** What the standard asks of text that is read from near, and what is asked of a television. */
export const NEAR: Needs = { usual: 4.5, large: 3 };
export const AT_TV_DISTANCE: Needs = { usual: 7, large: 7 };

export async function contrast(page: Page, line: CDPSession, needs: Needs): Promise<Finding[]> {
  await page.evaluate(() => window.walker.hideWords(true));
  try {
    const { data } = await line.send('Page.captureScreenshot', { format: 'png' });
    return await page.evaluate(([data, needs]) => window.walker.contrast(data, needs), [data, needs] as const);
  } finally {
    await page.evaluate(() => window.walker.hideWords(false));
  }
}
