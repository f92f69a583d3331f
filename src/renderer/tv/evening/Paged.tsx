import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../client/device/use-reduced-motion.ts';
import { useWindowSize } from '../../hooks/common.ts';

/** Duration of a page, in ms. */
const PAGE_MS = 12_000;

export interface Page {
  readonly start: number;
  /** Number of items on it. */
  readonly fits: number;
}

/**
 * Pages through a list longer than its box, without scrolling: as many items as fit, and after a while the next. The
 * box holds all from `start` on; those beyond the page must be hidden but laid out.
 */
function usePages(box: RefObject<HTMLElement | null>, count: number): Page {
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

/** The next page's first item; after the last page, the first of all. */
export function nextStart({ start, fits }: Page, count: number): number {
  return start + fits < count ? start + fits : 0;
}

/** Number of children that fit in the box entirely, in order. */
function fitsIn(box: HTMLElement): number {
  const { bottom, right } = box.getBoundingClientRect();
  const children = [...box.children];
  const first = children.findIndex((child) => {
    const rect = child.getBoundingClientRect();
    return rect.bottom > bottom + 1 || rect.right > right + 1;
  });
  return first < 0 ? children.length : first;
}

interface Props<T> {
  readonly className: string;
  readonly items: readonly T[];
  keyOf(item: T): string;
  draw(item: T): ReactNode;
  /** The title: the page's range, if it is not the whole list. */
  title(page: { readonly from: number; readonly to: number; readonly count: number } | null): ReactNode;
}

/** A list that turns its pages automatically where it is longer than its box. */
export function Paged<T>({ className, items, keyOf, draw, title }: Props<T>) {
  const box = useRef<HTMLOListElement>(null);
  const { start, fits } = usePages(box, items.length);
  const isStill = useReducedMotion();
  const to = Math.min(items.length, start + fits);
  return (
    <>
      {title(to - start < items.length ? { from: start + 1, to, count: items.length } : null)}
      <ol key={start} ref={box} className={`paged ${className}`} data-at-rest={isStill}>
        {items.slice(start).map((item, k) => (
          <li key={keyOf(item)} data-beyond={k >= fits}>
            {draw(item)}
          </li>
        ))}
      </ol>
    </>
  );
}
