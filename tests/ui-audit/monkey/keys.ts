/** Goes through a view by keys alone: Tab (and arrows) come to all that a mouse sees, and what closes leaves the focus. */
import type { Page } from 'playwright-core';
import type { Look } from '../fixture/look.ts';
import { type Pages, visitAll } from '../pages.ts';
import type { View } from '../view.ts';
import type { Trouble } from './monkey.ts';

/** What keys came to. */
export interface ByKeys {
  readonly views: number;
  /** How many controls were looked for with keys. */
  readonly stops: number;
  readonly troubles: readonly Trouble[];
}

/** Tab also stops at what is only read, and goes once around. */
const OTHERS = 6;

/** Plays on these views by keys; `until`, in ms since 1970, ends it at the next view. */
export async function byKeys(pages: Pages, views: readonly View[], until = Number.POSITIVE_INFINITY): Promise<ByKeys> {
  const troubles: Trouble[] = [];
  let stops = 0;
  const visited = await visitAll(pages, views, until, async ({ page, complaints }, view) => {
    const before = troubles.length;
    const find = (what: string): unknown => troubles.push({ view: view.name, what, after: [] });
    try {
      stops += await tabThrough(page, view, find);
      await close(page, view, find);
    } catch (error) {
      find(String(error).split('\n')[0] ?? '');
    }
    complaints().map(find);
    return troubles.length === before;
  });
  return { views: visited, stops, troubles };
}

type Find = (what: string) => unknown;

async function tabThrough(page: Page, view: View, find: Find): Promise<number> {
  await page.evaluate((one) => window.walker.show(one), view);
  const { offered } = await look(page);
  await page.evaluate(() => window.walker.fingers.forgetKeys());
  for (let k = 0; k < offered.length + OTHERS; k++) await page.keyboard.press('Tab');
  const [missed] = await missedByKeys(page);
  if (missed) {
    const row = await page.evaluate((place) => window.walker.fingers.enterRow(place), missed.place);
    for (let k = 0; k < row; k++) await page.keyboard.press('ArrowRight');
  }
  for (const { name } of await stillMissed(page)) find(`no key comes to ${name}`);
  return offered.length;
}

/** What the last step has brought up, as why a card can't be played, comes in its own time; one Tab more comes to it. */
async function stillMissed(page: Page): Promise<{ name: string }[]> {
  await look(page);
  if ((await missedByKeys(page)).length === 0) return [];
  await page.keyboard.press('Tab');
  return missedByKeys(page);
}

function missedByKeys(page: Page): Promise<{ name: string; place: number }[]> {
  return page.evaluate(() => window.walker.fingers.missedByKeys());
}

function look(page: Page): Promise<Look> {
  return page.evaluate(() => window.walker.fingers.look());
}

/** Who puts a sheet away by a key goes on from somewhere. */
async function close(page: Page, view: View, find: Find): Promise<void> {
  await page.evaluate((one) => window.walker.show(one), view);
  const { sheet } = await look(page);
  if (!sheet) return;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  const now = await look(page);
  if (now.sheet || now.offered.length === 0) return;
  if (await page.evaluate(() => window.walker.fingers.isFocusLost())) find(`closing “${sheet.title}” loses the focus`);
}

/** For a person to read: what is found on many views is one line. */
export function reportOfKeys({ views, stops, troubles }: ByKeys): string {
  const kinds = Map.groupBy(troubles, ({ what }) => what);
  const told = [...kinds].map(([what, those]) => `${what} ×${those.length}\n  ${those[0]?.view}`);
  return [`${views} views, ${stops} controls, ${troubles.length} findings`, ...told].join('\n');
}
