import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { focusable } from '../input/focus.ts';

/** Looks now, and whenever something that scrolls, or anything in it, gets another size; until what it returns is called. */
export function observeSize(scrolling: HTMLElement, look: () => void): () => void {
  const sizes = new ResizeObserver(look);
  const observe = (): void => {
    for (const one of [scrolling, ...scrolling.children]) sizes.observe(one);
  };
  const contents = new MutationObserver(() => {
    sizes.disconnect();
    observe();
    look();
  });
  observe();
  contents.observe(scrolling, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}

/** Whether it scrolls and holds nothing to stop at: then it must be a stop of its own, or keys never get to its end. */
export function needsTabStop(body: HTMLElement): boolean {
  return body.scrollHeight > body.clientHeight + 1 && focusable(body).length === 0;
}

/** The same, as it is now. */
export function useNeedsTabStop(body: RefObject<HTMLElement | null>): boolean {
  const [onlyRead, setOnlyRead] = useState(false);
  useEffect(() => {
    const { current } = body;
    return current ? observeSize(current, () => setOnlyRead(needsTabStop(current))) : undefined;
  }, [body]);
  return onlyRead;
}

/**
 * For what scrolls: `data-more` on it says whether there is more `above`, `below` or both than can be seen, and the
 * styles draw a sign there. Where nothing in it stops keys it is a stop itself, or they would never come to its end.
 * `which`: changes when it is another element.
 */
export function useScrollHint(scrolling: RefObject<HTMLElement | null>, which?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the ref holds is known by `which`
  useLayoutEffect(() => {
    const { current } = scrolling;
    return current ? watch(current) : undefined;
  }, [scrolling, which]);
}

function watch(scrolling: HTMLElement): () => void {
  const look = (): void => updateScrollHint(scrolling);
  const stop = observeSize(scrolling, look);
  scrolling.addEventListener('scroll', look, { passive: true });
  return () => {
    stop();
    scrolling.removeEventListener('scroll', look);
  };
}

/** Sizes are rounded: a pixel is nothing. */
const ROUNDING_PX = 2;

function updateScrollHint(scrolling: HTMLElement): void {
  const { scrollTop, clientHeight, scrollHeight } = scrolling;
  // The same piece may scroll in one place and be as high as it is in another.
  const isClipped = getComputedStyle(scrolling).overflowY !== 'visible';
  const more = [
    ...(isClipped && scrollTop > ROUNDING_PX ? ['above'] : []),
    ...(isClipped && scrollTop + clientHeight < scrollHeight - ROUNDING_PX ? ['below'] : []),
  ].join(' ');
  if (more) scrolling.dataset.more = more;
  else delete scrolling.dataset.more;
  if (more && !focusable(scrolling)[0]) scrolling.tabIndex = 0;
  else if (scrolling.tabIndex === 0) scrolling.tabIndex = -1;
}
