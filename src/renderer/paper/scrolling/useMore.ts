import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusable } from '../../keys/focus.ts';
import { watchSize } from './watchSize.ts';

/**
 * For what scrolls: `data-more` on it says whether there is more `above`, `below` or both than can be seen, and the
 * styles draw a sign there. Where nothing in it stops keys it is a stop itself, or they would never come to its end;
 * `stops` false: somebody else sees to that.
 */
export function useMore(scrolling: RefObject<HTMLElement | null>, stops = true): void {
  const watched = useRef<{ readonly element: HTMLElement; stop(): void }>(undefined);
  // A slip that gets something to be pressed scrolls in another element than before.
  useLayoutEffect(() => {
    const element = scrolling.current;
    if (element === (watched.current?.element ?? null)) return;
    watched.current?.stop();
    watched.current = element ? { element, stop: watch(element, stops) } : undefined;
  });
  useLayoutEffect(
    () => () => {
      watched.current?.stop();
      watched.current = undefined;
    },
    [],
  );
}

function watch(scrolling: HTMLElement, stops: boolean): () => void {
  const look = (): void => {
    const more = mark(scrolling);
    if (stops) stopKeys(scrolling, more);
  };
  const stop = watchSize(scrolling, look);
  scrolling.addEventListener('scroll', look, { passive: true });
  return () => {
    stop();
    scrolling.removeEventListener('scroll', look);
  };
}

/** Sizes are rounded: a pixel is nothing. */
const ROUNDED = 2;

function mark(scrolling: HTMLElement): boolean {
  const { scrollTop, clientHeight, scrollHeight } = scrolling;
  // The same piece may scroll in one place and be as high as it is in another.
  const isClipped = getComputedStyle(scrolling).overflowY !== 'visible';
  const more = [
    ...(isClipped && scrollTop > ROUNDED ? ['above'] : []),
    ...(isClipped && scrollTop + clientHeight < scrollHeight - ROUNDED ? ['below'] : []),
  ].join(' ');
  if (more) scrolling.dataset.more = more;
  else delete scrolling.dataset.more;
  return more !== '';
}

function stopKeys(scrolling: HTMLElement, more: boolean): void {
  if (more && focusable(scrolling).length === 0) scrolling.tabIndex = 0;
  else scrolling.removeAttribute('tabindex');
}
