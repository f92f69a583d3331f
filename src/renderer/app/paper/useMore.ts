import { type RefObject, useLayoutEffect } from 'react';

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

/** Looks whenever it is scrolled, or it or anything in it gets another size. */
function watch(scrolling: HTMLElement): () => void {
  const look = (): void => mark(scrolling);
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(() => {
    sizes.disconnect();
    for (const one of [scrolling, ...scrolling.children]) sizes.observe(one);
    look();
  });
  for (const one of [scrolling, ...scrolling.children]) sizes.observe(one);
  contents.observe(scrolling, { childList: true, subtree: true, characterData: true });
  scrolling.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    scrolling.removeEventListener('scroll', look);
  };
}

/** Sizes are rounded: a pixel is nothing. */
const ROUNDED = 2;

function mark(scrolling: HTMLElement): void {
  const { scrollTop, clientHeight, scrollHeight } = scrolling;
  const more = [
    ...(scrollTop > ROUNDED ? ['above'] : []),
    ...(scrollTop + clientHeight < scrollHeight - ROUNDED ? ['below'] : []),
  ].join(' ');
  if (more) scrolling.dataset.more = more;
  else delete scrolling.dataset.more;
}
