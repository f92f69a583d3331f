import { type RefObject, useLayoutEffect } from 'react';
import { watchSize } from './watchSize.ts';

/**
 * For what scrolls: `data-more` on it says whether there is more `above`, `below` or both than can be seen, and the
 * styles draw a sign there.
 */
export function useMore(scrolling: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = scrolling;
    return current ? watch(current) : undefined;
  }, [scrolling]);
}

function watch(scrolling: HTMLElement): () => void {
  const look = (): void => mark(scrolling);
  const stop = watchSize(scrolling, look);
  scrolling.addEventListener('scroll', look, { passive: true });
  return () => {
    stop();
    scrolling.removeEventListener('scroll', look);
  };
}

/** Sizes are rounded: a pixel is nothing. */
const ROUNDED = 2;

function mark(scrolling: HTMLElement): void {
  const { scrollTop, clientHeight, scrollHeight } = scrolling;
  // The same piece may scroll in one place and be as high as it is in another.
  if (getComputedStyle(scrolling).overflowY === 'visible') return void delete scrolling.dataset.more;
  const more = [
    ...(scrollTop > ROUNDED ? ['above'] : []),
    ...(scrollTop + clientHeight < scrollHeight - ROUNDED ? ['below'] : []),
  ].join(' ');
  if (more) scrolling.dataset.more = more;
  else delete scrolling.dataset.more;
}
