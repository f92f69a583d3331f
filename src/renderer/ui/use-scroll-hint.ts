import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { firstFocusable } from '../input/focus.ts';

/**
 * Calls back before the next frame, and whenever a scroll container or its content has changed, until the returned function is
 * called. A size is read when the browser has laid out the page anyway: to read it at once would lay it out once more.
 */
export function observeSize(scrolling: HTMLElement, look: () => void): () => void {
  // In the next frame: a hint may change the size of what is observed.
  const sizes = new ResizeObserver(() => requestAnimationFrame(look));
  // What is observed anew is reported before the next frame.
  const observe = (): void => {
    sizes.disconnect();
    for (const one of [scrolling, ...scrolling.children]) sizes.observe(one);
  };
  let due = 0;
  // Not while sizes are being reported: what is observed only then misses its turn, and the browser complains.
  const contents = new MutationObserver(() => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(observe);
  });
  observe();
  contents.observe(scrolling, { childList: true, subtree: true, characterData: true });
  return () => {
    cancelAnimationFrame(due);
    sizes.disconnect();
    contents.disconnect();
  };
}

/** Whether it scrolls, down or sideways, without a focusable child: then it needs a tab stop of its own for keyboard users. */
export function needsTabStop(body: HTMLElement): boolean {
  // Where the width is only cut off, no key brings the rest.
  const isWide = body.scrollWidth > body.clientWidth + 1 && getComputedStyle(body).overflowX === 'auto';
  return (isWide || body.scrollHeight > body.clientHeight + 1) && !firstFocusable(body);
}

/** The same, as reactive state. */
export function useNeedsTabStop(body: RefObject<HTMLElement | null>): boolean {
  const [onlyRead, setOnlyRead] = useState(false);
  useEffect(() => {
    const { current } = body;
    return current ? observeSize(current, () => setOnlyRead(needsTabStop(current))) : undefined;
  }, [body]);
  return onlyRead;
}

/**
 * For scroll containers: `data-more` says whether there is more `above`, `below` or both, and the styles draw a hint
 * there. Without a focusable child it becomes a tab stop. `which`: changes with the element.
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

/** Sizes are rounded, so a pixel does not count. */
const ROUNDING_PX = 2;

function updateScrollHint(scrolling: HTMLElement): void {
  const { scrollTop, clientHeight, scrollHeight } = scrolling;
  // The same element may scroll in one place and grow in another.
  const isClipped = getComputedStyle(scrolling).overflowY !== 'visible';
  const more = [
    ...(isClipped && scrollTop > ROUNDING_PX ? ['above'] : []),
    ...(isClipped && scrollTop + clientHeight < scrollHeight - ROUNDING_PX ? ['below'] : []),
  ].join(' ');
  if (more) scrolling.dataset.more = more;
  else delete scrolling.dataset.more;
  if (isClipped && needsTabStop(scrolling)) scrolling.tabIndex = 0;
  else if (scrolling.tabIndex === 0) scrolling.tabIndex = -1;
}
