import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useWindowSize } from '../../../react/useWindowSize.ts';

/** How long a page stays to be read from the sofa, in ms. */
const PAGE_MS = 12_000;

export interface Page {
  readonly start: number;
  /** How many there are on it. */
  readonly fits: number;
}

/**
 * A list longer than its box, page by page and never scrolling: as many of its elements as have room, and after a while
 * the next ones. The box holds all from `start` on; those behind the page are to be hidden, but laid out.
 */
export function usePages(box: RefObject<HTMLElement | null>, count: number): Page {
  useWindowSize();
  const [page, turn] = useState<Page>({ start: 0, fits: count });
  const start = page.start < count ? page.start : 0;
  useLayoutEffect(() => {
    const fits = Math.max(1, box.current ? fitsIn(box.current) : 0);
    if (fits !== page.fits || start !== page.start) turn({ start, fits });
  });
  const isAll = start === 0 && page.fits >= count;
  useEffect(() => {
    if (isAll) return;
    const timer = setInterval(() => turn((now) => ({ ...now, start: nextStart(now, count) })), PAGE_MS);
    return () => clearInterval(timer);
  }, [isAll, count]);
  return { start, fits: page.fits };
}

/** The first of the next page; of the last one the first of all. */
export function nextStart({ start, fits }: Page, count: number): number {
  return start + fits < count ? start + fits : 0;
}

/** How many of its children lie in the box as a whole, in order. */
function fitsIn(box: HTMLElement): number {
  const { bottom, right } = box.getBoundingClientRect();
  const children = [...box.children];
  const first = children.findIndex((child) => {
    const rect = child.getBoundingClientRect();
    return rect.bottom > bottom + 1 || rect.right > right + 1;
  });
  return first < 0 ? children.length : first;
}
