/** Trump, target, score, whose turn: what counts stays in sight, whatever else wants its place. */
import { type RefObject, useLayoutEffect } from 'react';

/** Marked so by the games: what nobody may have to look for. */
const STATE = '[data-counts]';

/**
 * How high an element must be at least for all of its state to be seen, set as its least height after every draw: below
 * that it gives way to nothing, and the rest of it scrolls.
 */
export function useStatusInView(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const around = element.current;
    if (!around) return;
    const keep = (): void => {
      const least = leastHeight(around);
      around.style.setProperty('--state', `${least}px`);
    };
    keep();
    // Letters arrive, windows change, and lines are broken elsewhere.
    const observer = new ResizeObserver(keep);
    for (const state of around.querySelectorAll(STATE)) observer.observe(state);
    return () => observer.disconnect();
  });
}

function leastHeight(around: HTMLElement): number {
  const last = [...around.querySelectorAll<HTMLElement>(STATE)].at(-1);
  const paper = last?.closest('.slip');
  if (!last || !paper) return 0;
  const { paddingBottom, fontSize } = getComputedStyle(paper);
  const below = last.getBoundingClientRect().bottom - paper.getBoundingClientRect().top + paper.scrollTop;
  const [foot, line] = [Number.parseFloat(paddingBottom), Number.parseFloat(fontSize)];
  // Where more follows, the edge fades over a line of it.
  return Math.ceil(below + foot + (last.matches(':last-child') ? 0 : line / 2));
}
