import { type RefObject, useLayoutEffect } from 'react';

/** Tells the styles how high the badge above the table is (`--badge`), so that what happened last is told below it. */
export function useBadgeHeight(status: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const badge = status.current?.querySelector<HTMLElement>('.badge');
    const hud = status.current?.closest<HTMLElement>('.hud');
    if (!badge || !hud) return;
    const observer = new ResizeObserver(() => hud.style.setProperty('--badge', `${badge.offsetHeight}px`));
    observer.observe(badge);
    return () => observer.disconnect();
  });
}
