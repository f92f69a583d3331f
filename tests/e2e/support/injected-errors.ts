/** A page in which one thing breaks that it is drawn with, while a test wants it so. */
import type { Browser, Page } from 'playwright-core';
import { type Guest, type Manner, openWindow } from './guest.ts';

/** What says that something fell over, and the way on. */
export const ERROR_FALLBACK = '.fallen';
export const GO_ON = `${ERROR_FALLBACK} button:text-is("Try again")`;

/** What can be broken: the line of winners, a list of tables, the canvas of the table, or just that it has a context. */
export type Weakness = 'score' | 'tables' | 'canvas' | 'context';

/** Breaks one thing that the page is drawn with, or mends it. */
export async function make(page: Page, broken: Weakness | null): Promise<void> {
  await page.evaluate((broken) => {
    (window as Fragile).broken = broken;
  }, broken);
}

interface Fragile {
  broken?: Weakness | null;
}

/** Somebody on a page that is broken from the start. */
export async function come(browser: Browser, url: string, weakness: Weakness | null, manner: Manner): Promise<Guest> {
  const guest = await openWindow(browser, manner);
  await guest.page.addInitScript((weakness) => {
    const fragile = window as Fragile;
    fragile.broken = weakness;
    const fail = (weakness: Weakness): void => {
      if (fragile.broken === weakness) throw new Error(`no ${weakness} today`);
    };
    const { format } = Intl.ListFormat.prototype;
    Intl.ListFormat.prototype.format = function (list) {
      fail('score');
      return format.call(this, list);
    };
    const { flatMap } = Array.prototype;
    Array.prototype.flatMap = function (...way) {
      if (this[0]?.kind !== undefined) fail('tables');
      return flatMap.apply(this, way as never) as never;
    };
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (...asked: never) {
      if (asked[0] === 'webgl2') {
        fail('canvas');
        if (fragile.broken === 'context') return null as never;
      }
      return getContext.apply(this, asked) as never;
    };
  }, weakness);
  await guest.page.goto(url);
  return guest;
}
