/** What can be pointed at on a small page: where much scrolls, and much gives way. */
import { useEffect } from 'react';
import type { Target } from '#shared/lessons/lesson.ts';

/** What scrolls on the page of a match. */
const SCROLLS = '.cloth, .middle, .others, .deciding .slip-body';

/** Of what is pointed at, at least so much of its height is there. */
const MIN_VISIBLE_SHARE = 0.4;

/** Whether enough of it is left by what scrolls around it, once it is scrolled to. */
export function canScrollIntoView(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  const { height } = element.getBoundingClientRect();
  let around = element.parentElement?.closest(SCROLLS);
  while (around && around.clientHeight >= MIN_VISIBLE_SHARE * height) around = around.parentElement?.closest(SCROLLS);
  return !around;
}

/** Whether its middle is not scrolled away just now. */
export function isInView(element: Element): boolean {
  const { y, height } = element.getBoundingClientRect();
  const middle = y + height / 2;
  for (let around = element.closest(SCROLLS); around; around = around.parentElement?.closest(SCROLLS) ?? null) {
    const { top, bottom } = around.getBoundingClientRect();
    if (around !== element && (middle < top || middle > bottom)) return false;
  }
  return true;
}

/** What is pointed at is scrolled to, where it lies in something that scrolls. */
export function useScrollIntoView(targets: readonly Target[], find: (target: Target) => Element | null | undefined): void {
  useEffect(() => {
    for (const target of targets) find(target)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [targets, find]);
}
