/** What scrolls and has the focus itself goes on scrolling by arrows until its end; only then do they move the focus. */
import { topSheet } from './focus.ts';

const SCROLL_DIRECTIONS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** How far an arrow scrolls, in CSS pixels: as browsers do. */
const SCROLL_STEP_PX = 40;

/** Which way this key scrolls what has the focus; nothing where that has come to its end, or does not scroll. */
export function scrollDirection(target: EventTarget | null, key: string): -1 | 1 | undefined {
  const way = SCROLL_DIRECTIONS[key];
  if (!way || !(target instanceof HTMLElement) || target.tabIndex < 0 || !hasBar(target)) return undefined;
  const left = way < 0 ? target.scrollTop : target.scrollHeight - target.clientHeight - target.scrollTop;
  return left > 1 ? way : undefined;
}

/** For keys that scroll nothing by themselves, a gamepad's. */
export function scrollStep(target: Element, way: -1 | 1): void {
  target.scrollBy({ top: way * SCROLL_STEP_PX });
}

function hasBar(element: Element): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
}

/** Scrolls what lies around the focus, else the first thing that scrolls in the sheet on top, or on the page. */
export function scrollHere(by: number): void {
  scrollerHere()?.scrollBy({ top: by });
}

function scrollerHere(): Element | undefined {
  for (let at = document.activeElement; at; at = at.parentElement) if (canScroll(at)) return at;
  return [...(topSheet() ?? document.body).querySelectorAll('*')].find(canScroll);
}

function canScroll(element: Element): boolean {
  return element.scrollHeight - element.clientHeight > 1 && hasBar(element);
}
