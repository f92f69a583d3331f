import { type RefObject, useLayoutEffect } from 'react';

/** Tells the styles how high the badge above the table is (`--badge`), so that what happened last, and notices, are told below it. */
export function useBadgeHeight(status: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const badge = status.current?.querySelector<HTMLElement>('.badge');
    if (!badge) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--badge', `${badge.offsetHeight}px`));
    observer.observe(badge);
    return () => {
      observer.disconnect();
      style.removeProperty('--badge');
    };
  });
}
